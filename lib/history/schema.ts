import { z } from 'zod';
import { MOST_IDS } from './regiment-ids';
import { ENTRY_KINDS } from './search-entries';

export const ARMS = ['infantry', 'cavalry', 'light-infantry', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];

const text = z.string();
const number = z.int().nullable();

/** A regiment (or piece of artillery) to name a unit by. Null is not known. */
export const regimentNameSchema = z
  .strictObject({
    id: text,
    name: text,
    /** "IR 24", or the calibre of a piece */
    number: text.nullable(),
    /** the state that raised it: Hanover, within HBM Army */
    nation: text,
    nationId: text,
    /** the army of the rules in which that state fights: hbma */
    army: text.nullable(),
    arm: z.enum(ARMS),
    type: text,
    battalions: number,
    squadrons: number,
    from: number,
    to: number,
    coat: text.nullable(),
    facings: text.nullable(),
    /** sourced: the name is cited; general: general knowledge of the period, not verified */
    provenance: z.enum(['sourced', 'general']),
    sources: z.array(text).readonly(),
    notes: text.nullable(),
  })
  .readonly();
export type RegimentName = z.infer<typeof regimentNameSchema>;

const regimentId = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** Regiments to choose from, or those that an army names: ?ids=prussia-ir-13,prussia-ir-24. */
export const regimentQuerySchema = z
  .union([
    z.object({
      ids: z
        .string()
        .max(MOST_IDS * 61)
        .transform((ids) => ids.split(','))
        .pipe(z.array(regimentId).max(MOST_IDS)),
    }),
    z.object({
      nation: z.string().min(1).max(40),
      arm: z.enum(ARMS).optional(),
      q: z.string().max(80).optional(),
    }),
  ])
  .describe(
    'Ask with nation (or any), and if wanted arm (infantry, cavalry, light-infantry, artillery) and q; or with ids, 60 at most.',
  );

/** What a list of regiments is asked with; a page has 60. */
export const regimentListSchema = z.object({
  nation: z.string().min(1).max(40).optional(),
  arm: z.enum(ARMS).optional(),
  q: z.string().max(80).optional(),
  page: z.coerce.number().int().min(1).max(1_000).optional(),
});
export type RegimentList = z.infer<typeof regimentListSchema>;

export const searchQuerySchema = z
  .object({ q: z.string().max(200) })
  .describe('Ask with q, of at most 200 characters.');

/**
 * What a search finds: a battle, a leader in one, a regiment, or a unit of a battle that belongs to no known regiment.
 */
export const searchResultSchema = z
  .strictObject({
    kind: z.enum(ENTRY_KINDS),
    /** of a battle, commander or unit */
    battleId: text.nullable(),
    /** of a regiment */
    regimentId: text.nullable(),
    label: text,
    detail: text,
  })
  .readonly();
export type SearchResult = z.infer<typeof searchResultSchema>;
