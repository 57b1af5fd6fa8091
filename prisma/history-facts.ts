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
  /** SHA-256 over all files, short */
  readonly hash: string;
};

/** Ours, read where they are used: a change of them seeds anew. */
const OURS = ['terms.json', 'unit-regiments.json'];

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
  const { persons } = z
    .strictObject({ about: z.string(), persons: z.array(personSchema) })
    .parse(await read('persons.json'));
  const { sources: works } = z
    .strictObject({ about: z.string(), sources: z.array(workSchema) })
    .parse(await read('sources.json'));
  const { battles: battleFacts } = z
    .strictObject({ about: z.string(), battles: z.record(z.string(), battleFactsSchema) })
    .parse(await read('facts.json'));
  for (const name of OURS) await read(name);
  const battles = [];
  for (const folder of ['oob/', 'oob-overseas/']) {
    const names = await readdir(new URL(folder, FOLDER));
    for (const name of names.filter((one) => one.endsWith('.json')).toSorted()) {
      const battle = battleFileSchema.parse(await read(`${folder}${name}`));
      battles.push({ ...battle, id: name.slice(0, -'.json'.length) });
    }
  }
  const scenarios = await readScenarioFiles((name, text) => hash.update(name).update(text));
  return {
    nations,
    regiments,
    battles,
    conflicts: conflicts.conflicts,
    persons,
    works,
    facts: battleFacts,
    otherNames: otherNames.battles,
    scenarios,
    hash: hash.digest('hex').slice(0, 16),
  };
};
