import { z } from 'zod';
import { type BattleFile, battleFileSchema } from '../battle-file';
import { type BattleFacts, battleFactsSchema } from '../facts-file';
import type { HistoryFiles } from './files';
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
export type SeedRegiment = z.infer<typeof regimentSchema>;
export type ConflictFact = z.infer<typeof conflictSchema>;
export type PersonFact = z.infer<typeof personSchema>;
export type WorkFact = z.infer<typeof workSchema>;

/** Everything in the folder data/history, as it is there, and the printed scenarios of the rules. */
export type HistoryFacts = {
  readonly nations: readonly NationFact[];
  readonly regiments: readonly SeedRegiment[];
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
