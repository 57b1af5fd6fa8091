import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type BattleFile, battleFileSchema } from '../lib/history/battle-file';
import { readScenarioFiles, type ScenarioFile } from './scenario-files';

const FOLDER = new URL('../data/history/', import.meta.url);

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

const otherNamesSchema = z.strictObject({
  about: z.string(),
  battles: z.record(z.string(), z.array(z.string()).min(1)),
});

export type NationFact = z.infer<typeof nationSchema>;
export type RegimentFact = z.infer<typeof regimentSchema>;
export type ConflictFact = z.infer<typeof conflictSchema>;

/** Everything the folder data/history holds, as it stands there, and the printed scenarios of the rules. */
export type HistoryFacts = {
  readonly nations: readonly NationFact[];
  readonly regiments: readonly RegimentFact[];
  /** `id` is the name of the file: 1756-10-01-lobositz */
  readonly battles: readonly (BattleFile & { readonly id: string })[];
  readonly conflicts: readonly ConflictFact[];
  /** by the id of the battle */
  readonly otherNames: Readonly<Record<string, readonly string[]>>;
  readonly scenarios: readonly ScenarioFile[];
  /** SHA-256 over all files, short */
  readonly hash: string;
};

/** Ours, read where they are used: a change of them seeds anew. */
const OURS = ['terms.json', 'counting.json', 'unit-regiments.json'];

/**
 * Reads and checks the shipped facts.
 * @throws ZodError naming the place when a file does not have the agreed shape
 */
export const readHistoryFacts = async (): Promise<HistoryFacts> => {
  const hash = createHash('sha256');
  const read = async (name: string): Promise<unknown> => {
    const text = await readFile(new URL(name, FOLDER), 'utf8');
    hash.update(name).update(text);
    return JSON.parse(text);
  };
  const nations = z.array(nationSchema).parse(await read('nations.json'));
  const regiments = z.array(regimentSchema).parse(await read('regiments.json'));
  const conflicts = z
    .strictObject({ about: z.string(), conflicts: z.array(conflictSchema) })
    .parse(await read('conflicts.json'));
  const otherNames = otherNamesSchema.parse(await read('other-names.json'));
  for (const name of OURS) await read(name);
  const names = (await readdir(new URL('oob/', FOLDER))).filter((name) => name.endsWith('.json')).toSorted();
  const battles = [];
  for (const name of names) {
    const battle = battleFileSchema.parse(await read(`oob/${name}`));
    battles.push({ ...battle, id: name.slice(0, -'.json'.length) });
  }
  const scenarios = await readScenarioFiles((name, text) => hash.update(name).update(text));
  return {
    nations,
    regiments,
    battles,
    conflicts: conflicts.conflicts,
    otherNames: otherNames.battles,
    scenarios,
    hash: hash.digest('hex').slice(0, 16),
  };
};
