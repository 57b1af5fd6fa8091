import { z } from 'zod';
import { invalid, object, time, tooLarge } from '../../api/schema-parts';
import type { ArmyDiff } from '../../rules/core/diff/diff';
import { number, todaySchema, verdictSchema, versionSchema } from '../judge/verdict-answers';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const codeOf = {
  /** as it is printed */
  code: z.string(),
  event: object({
    id: z.string(),
    name: z.string(),
    timeZone: z.string(),
    publicAt: time.nullable(),
    listed: z.boolean(),
  }),
};

/** What a code on a sheet refers to, as far as this user may know. */
export const verifySchema = z.union([
  object({ state: z.literal('unknown'), code: z.string() }),
  /** of an event that was deleted */
  object({ state: z.literal('deleted'), code: z.string(), deletedAt: time, timeZone: z.string() }),
  /** nothing else is shown: not whose it is, not the army, not its hash */
  object({ state: z.literal('hidden'), ...codeOf, accepted: z.boolean() }),
  object({
    state: z.literal('shown'),
    ...codeOf,
    /** why it may be read */
    as: z.enum(['public', 'organiser', 'player']),
    number,
    name: z.string(),
    system: z.string(),
    /** what this sheet is: the one that counts, another one, or of an entry of which none is accepted yet */
    which: z.enum(['accepted', 'other', 'undecided', 'withdrawn']),
    version: versionSchema,
    currentVersion: number,
    /** null where none is accepted, or none may be read */
    accepted: object({
      version: number,
      code: z.string(),
      hash: z.string(),
      at: time,
      /** the terms it was accepted under, where it was judged by others since; else null */
      under: number.nullable(),
    }).nullable(),
    /** from this one to the accepted one; null where they are one */
    change: z.custom<ArmyDiff>(isObject).nullable(),
    /** null where the list can no longer be read */
    today: todaySchema.nullable(),
  }),
]);
export type VerifyAnswer = z.infer<typeof verifySchema>;

/** What a person who opens an archive learns: who signed it, and where it was changed. */
export const archiveAnswerSchema = z.union([
  object({
    ok: z.literal(true),
    sound: z.boolean(),
    /** where the file differs from what was signed: "entries, 12, versions, 3, hash" */
    faults: z
      .array(object({ at: z.array(z.union([z.string(), z.int()])).readonly(), message: z.string() }))
      .readonly(),
    /** public key of the installation that made it, in 64 signs; `ours`: this one */
    signer: z.string(),
    ours: z.boolean(),
    madeAt: time,
    event: object({ name: z.string(), date: z.string(), place: z.string(), systemName: z.string() }),
    entries: z
      .array(
        object({
          number,
          name: z.string(),
          state: z.string(),
          code: z.string(),
          hash: z.string(),
          list: z.string(),
          verdict: verdictSchema,
        }),
      )
      .readonly(),
  }),
  invalid,
  tooLarge,
]);
export type ArchiveAnswer = z.infer<typeof archiveAnswerSchema>;
