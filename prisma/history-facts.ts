import { z } from 'zod';
import { type BattleFile, battleFileSchema } from '../lib/history/battle-file';
import type { HistoryFiles } from './history-files';
import type { ScenarioFile } from './scenario-files';

const provenance = z.enum(['sourced', 'general']);
const confidence = z.enum(['high', 'medium', 'low']);
const textOrNull = z.string().nullable();
const count = z.int().nonnegative().nullable();

const nationSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  demonym: z.string(),
  coats: z.record(z.string(), textOrNull),
  flag: textOrNull,
  provenance,
  confidence,
  source: textOrNull,
  notes: textOrNull,
  artillery: z.array(z.strictObject({ id: z.string(), piece: z.string(), provenance })),
});

const regimentSchema = z.strictObject({
  id: z.string(),
  nation: z.string(),
  name: z.string(),
  number: textOrNull,
  arm: z.enum(['infantry', 'cavalry', 'light-infantry', 'artillery']),
  type: z.string(),
  foreign: z.boolean(),
  battalions: count,
  squadrons: count,
  from: count,
  to: count,
  uniform: z.strictObject({ coat: textOrNull, facings: textOrNull, breeches: textOrNull }).nullable(),
  provenance,
  confidence,
  source: textOrNull,
  notes: textOrNull,
});

const conflictSchema = z.strictObject({
  /** id of the battle */
  battle: z.string(),
  /** from 0; null = of the whole battle */
  side: z.int().nonnegative().nullable(),
  /** name of a formation or unit of that side; null = the side itself */
  subject: z.string().nullable(),
  about: z.string(),
  values: z.array(z.strictObject({ value: z.string(), source: z.string(), preferred: z.boolean() })).min(2),
  why: z.string(),
});

const confidenceOf = { source: z.string(), at: z.string().optional(), confidence };
/** From a table that others compiled (CDB90): shown as such, never preferred. */
const compiled = z.literal(true).optional();
const cited = { ...confidenceOf, compiled, note: z.string().optional() };
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
  /** null where only prisoners are told of */
  total: number.nullable(),
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

const battleFactsSchema = z.strictObject({
  result: z.strictObject({
    winner: z.union([z.literal(0), z.literal(1), z.literal('draw')]),
    note: z.string().optional(),
    ...confidenceOf,
  }),
  attacker: z.strictObject({ side: z.union([z.literal(0), z.literal(1)]), ...confidenceOf }),
  hours: z.array(z.strictObject({ start: hour, end: hour.nullable(), ...cited })),
  /** width of the front of each side */
  fronts: z.array(z.strictObject({ km: z.tuple([z.number().positive(), z.number().positive()]), ...cited })),
  weather: z.array(z.strictObject({ text: z.string(), ...cited })),
  terrain: z.array(z.strictObject({ text: z.string(), ...cited })),
  sides: z.tuple([
    z.strictObject({
      counts: z.array(countSchema),
      losses: z.array(lossSchema),
      totals: totalsSchema.nullable(),
    }),
    z.strictObject({
      counts: z.array(countSchema),
      losses: z.array(lossSchema),
      totals: totalsSchema.nullable(),
    }),
  ]),
});

const personSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  fullName: textOrNull,
  /** id of a source, or general */
  fullNameFrom: textOrNull,
  /** other ways in which sources write the name */
  aliases: z.array(z.string()),
  appears: z.array(z.string()),
});

const workSchema = z.strictObject({
  id: z.string(),
  author: textOrNull,
  title: z.string(),
  year: textOrNull,
  kind: z.string(),
  licence: textOrNull,
  address: textOrNull,
  battles: z.array(z.string()),
});

const otherNamesSchema = z.strictObject({
  about: z.string(),
  battles: z.record(z.string(), z.array(z.string()).min(1)),
});

export type NationFact = z.infer<typeof nationSchema>;
export type RegimentFact = z.infer<typeof regimentSchema>;
export type ConflictFact = z.infer<typeof conflictSchema>;
export type BattleFacts = z.infer<typeof battleFactsSchema>;
export type PersonFact = z.infer<typeof personSchema>;
export type WorkFact = z.infer<typeof workSchema>;

/** Everything the folder data/history holds, as it stands there, and the printed scenarios of the rules. */
export type HistoryFacts = {
  readonly nations: readonly NationFact[];
  readonly regiments: readonly RegimentFact[];
  /** `id` is the name of the file: 1756-10-01-lobositz */
  readonly battles: readonly (BattleFile & { readonly id: string })[];
  readonly conflicts: readonly ConflictFact[];
  readonly persons: readonly PersonFact[];
  readonly works: readonly WorkFact[];
  /** by the id of the battle */
  readonly facts: Readonly<Record<string, BattleFacts>>;
  /** by the id of the battle */
  readonly otherNames: Readonly<Record<string, readonly string[]>>;
  readonly scenarios: readonly ScenarioFile[];
};

/**
 * Checks the shipped facts.
 * @throws ZodError naming the place when a file does not have the agreed shape
 */
export const historyFacts = (files: HistoryFiles): HistoryFacts => ({
  nations: z.array(nationSchema).parse(files.nations),
  regiments: z.array(regimentSchema).parse(files.regiments),
  battles: files.battles.map(({ id, file }) => ({ ...battleFileSchema.parse(file), id })),
  conflicts: z.strictObject({ about: z.string(), conflicts: z.array(conflictSchema) }).parse(files.conflicts)
    .conflicts,
  persons: z.strictObject({ about: z.string(), persons: z.array(personSchema) }).parse(files.persons).persons,
  works: z.strictObject({ about: z.string(), sources: z.array(workSchema) }).parse(files.works).sources,
  facts: z
    .strictObject({ about: z.string(), battles: z.record(z.string(), battleFactsSchema) })
    .parse(files.facts).battles,
  otherNames: otherNamesSchema.parse(files.otherNames).battles,
  scenarios: files.scenarios,
});
