import { z } from 'zod';
import { textSchema } from '../../rules/core/read/schema-parts';
import { VISIBILITIES } from './answers';
import { MAX_REASON, OWN_BOUNDS } from './bounds';
import type { OwnBattle } from './document';

/** Made by the browser for one new order of battle: asked again with the same key, the first is answered. */
const key = z
  .string()
  .regex(/^[\w-]{10,40}$/, 'A key has 10 to 40 letters, digits, - or _.')
  .exactOptional();

/** A document on its way here: who sends it knows its type, who reads it asks the reader. */
const battle: z.ZodType<unknown, OwnBattle> = z.custom<OwnBattle>();

const { first, last } = OWN_BOUNDS.years;

/** What a new order of battle is made of: a document, one that is readable under an id or a link, or nothing yet. */
export const createBattleSchema = z.union(
  [
    z.strictObject({ battle, key }),
    z.strictObject({ copy: z.string().max(80), key }),
    z.strictObject({ link: z.string().max(80), key }),
    z.strictObject({
      name: textSchema(OWN_BOUNDS.texts.name, false),
      year: z.int().min(first).max(last),
      key,
    }),
  ],
  'Send an order of battle, the id or link of one to copy, or a name and a year.',
);
export type CreateBattleRequest = z.input<typeof createBattleSchema>;

/** `revision` is the one the edit was made on. */
export const saveBattleSchema = z.strictObject({ revision: z.int().positive(), battle });

export const sharingSchema = z.strictObject({ visibility: z.enum(VISIBILITIES) });
export type Sharing = z.output<typeof sharingSchema>;

/** Why a published order of battle should not be. */
export const reportSchema = z.strictObject({
  reason: textSchema(MAX_REASON, true).pipe(z.string().min(1, 'Give the reason: it is empty.')),
});
export type FaultReport = z.output<typeof reportSchema>;
