import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';

const FOLDER = new URL('../data/history/', import.meta.url);

const provenance = z.enum(['sourced', 'general']);
const confidence = z.enum(['high', 'medium', 'low']);
const known = z.string().nullable();
const count = z.int().nonnegative().nullable();

const nationSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  demonym: z.string(),
  coats: z.record(z.string(), known),
  flag: known,
  provenance,
  confidence,
  source: known,
  notes: known,
  artillery: z.array(z.strictObject({ id: z.string(), piece: z.string(), provenance })),
});

const regimentSchema = z.strictObject({
  id: z.string(),
  nation: z.string(),
  name: z.string(),
  number: known,
  arm: z.enum(['infantry', 'cavalry', 'light-infantry', 'artillery']),
  type: z.string(),
  foreign: z.boolean(),
  battalions: count,
  squadrons: count,
  from: count,
  to: count,
  uniform: z.strictObject({ coat: known, facings: known, breeches: known }).nullable(),
  provenance,
  confidence,
  source: known,
  notes: known,
});

const unitSchema = z.strictObject({
  name: z.string(),
  nation: z.string(),
  arm: z.string(),
  type: z.string(),
  battalions: z.number().nullable(),
  squadrons: z.number().nullable(),
  guns: count,
  calibre: known,
  men: count,
  notes: known,
});

const formationSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(['wing', 'line', 'corps', 'brigade']),
  commander: known,
  notes: z.string().optional(),
  units: z.array(unitSchema),
  get children() {
    return z.array(formationSchema);
  },
});

const sideSchema = z.strictObject({
  name: z.string(),
  nations: z.array(z.string()),
  commander: known,
  strength: z.strictObject({
    men: count,
    infantry: count,
    cavalry: count,
    guns: count,
    battalions: z.number().nullable(),
    squadrons: z.number().nullable(),
  }),
  notes: z.string().optional(),
  formations: z.array(formationSchema),
});

const battleSchema = z.strictObject({
  battle: z.string(),
  date: z.iso.date(),
  dateEnd: z.iso.date().optional(),
  place: z.string(),
  theatre: z.string(),
  sources: z.array(z.string()),
  confidence,
  coverage: z.string(),
  notes: z.string().optional(),
  sides: z.array(sideSchema),
});

export type NationFact = z.infer<typeof nationSchema>;
export type RegimentFact = z.infer<typeof regimentSchema>;
export type FormationFact = z.infer<typeof formationSchema>;
export type BattleFact = z.infer<typeof battleSchema>;

/** Everything the folder data/history holds, as it stands there. */
export type HistoryFacts = {
  readonly nations: readonly NationFact[];
  readonly regiments: readonly RegimentFact[];
  /** `id` is the name of the file: 1756-10-01-lobositz */
  readonly battles: readonly (BattleFact & { readonly id: string })[];
  /** SHA-256 over all files, short */
  readonly hash: string;
};

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
  const names = (await readdir(new URL('oob/', FOLDER))).filter((name) => name.endsWith('.json')).toSorted();
  const battles = [];
  for (const name of names) {
    const battle = battleSchema.parse(await read(`oob/${name}`));
    battles.push({ ...battle, id: name.slice(0, -'.json'.length) });
  }
  return { nations, regiments, battles, hash: hash.digest('hex').slice(0, 16) };
};
