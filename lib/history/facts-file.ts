import { z } from 'zod';

/** Who says so: an id of sources.json, and the place in it. */
const teller = {
  source: z.string(),
  at: z.string().optional(),
  confidence: z.enum(['high', 'medium', 'low']),
};
/** From a table that others compiled (CDB90): shown as such, never preferred. */
const compiled = z.literal(true).optional();
const cited = { ...teller, compiled, note: z.string().optional() };
const number = z.int().nonnegative().optional();
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const countSchema = z.strictObject({
  men: number,
  infantry: number,
  cavalry: number,
  battalions: number,
  squadrons: number,
  grenadierCompanies: number,
  guns: number,
  heavyGuns: number,
  ...cited,
});

const lossSchema = z.strictObject({
  /** null where only prisoners are given */
  total: number.nullable(),
  /** where the source gives no one total: its least and its most */
  span: z.tuple([z.int().nonnegative(), z.int().nonnegative()]).optional(),
  /** where it is only a part of the loss: "killed and wounded", "of the Prussians" */
  only: z.string().optional(),
  killed: number,
  wounded: number,
  missing: number,
  prisoners: number,
  guns: number,
  colours: number,
  ...cited,
});

const totalsSchema = z.strictObject({
  men: number,
  infantry: number,
  cavalry: number,
  battalions: z.number().nonnegative().optional(),
  squadrons: number,
  guns: number,
  grenadierCompanies: number,
  heavyGuns: number,
  /** battalions of these that are among the named units */
  grenadiers: number,
  light: number,
  from: z.string(),
  source: z.string().optional(),
  at: z.string().optional(),
  note: z.string().optional(),
  compiled: z.strictObject({ cavalry: number, guns: number, men: number, source: z.string() }).optional(),
});

const sideSchema = z.strictObject({
  /** as one source gives them together */
  counts: z.array(countSchema),
  /** those of two sources are never added up */
  losses: z.array(lossSchema),
  totals: totalsSchema.nullable(),
});

/** What is known of a battle beside its order of battle, from data/history/facts.json; each fact with its source. */
export const battleFactsSchema = z.strictObject({
  result: z.strictObject({
    winner: z.union([z.literal(0), z.literal(1), z.literal('draw')]),
    note: z.string().optional(),
    compiled,
    ...teller,
  }),
  attacker: z.strictObject({ side: z.union([z.literal(0), z.literal(1)]), compiled, ...teller }),
  hours: z.array(z.strictObject({ start: hour, end: hour.nullable(), ...cited })),
  /** width of the front of each side */
  fronts: z.array(z.strictObject({ km: z.tuple([z.number().positive(), z.number().positive()]), ...cited })),
  weather: z.array(z.strictObject({ text: z.string(), ...cited })),
  terrain: z.array(z.strictObject({ text: z.string(), ...cited })),
  sides: z.tuple([sideSchema, sideSchema]),
});

export type BattleFacts = z.infer<typeof battleFactsSchema>;
export type SideFacts = BattleFacts['sides'][number];
export type BattleLoss = z.infer<typeof lossSchema>;
