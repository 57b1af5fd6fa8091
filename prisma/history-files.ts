import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { readScenarioFiles, type ScenarioFile } from './scenario-files';

const FOLDER = new URL('../data/history/', import.meta.url);

/** What the folder data/history holds, as it is read: historyFacts says whether it has the agreed shape. */
export type HistoryFiles = {
  readonly nations: unknown;
  readonly regiments: unknown;
  readonly conflicts: unknown;
  readonly otherNames: unknown;
  /** `id` is the name of the file: 1756-10-01-lobositz */
  readonly battles: readonly { readonly id: string; readonly file: unknown }[];
  readonly scenarios: readonly ScenarioFile[];
  /** SHA-256 over all files, short */
  readonly hash: string;
};

/** Ours, read where they are used: a change of them seeds anew. */
const OURS = ['terms.json', 'counting.json', 'unit-regiments.json'];

/** Reads the shipped facts, and what tells whether they have changed. */
export const readHistoryFiles = async (): Promise<HistoryFiles> => {
  const hash = createHash('sha256');
  const read = async (name: string): Promise<unknown> => {
    const text = await readFile(new URL(name, FOLDER), 'utf8');
    hash.update(name).update(text);
    return JSON.parse(text);
  };
  const nations = await read('nations.json');
  const regiments = await read('regiments.json');
  const conflicts = await read('conflicts.json');
  const otherNames = await read('other-names.json');
  for (const name of OURS) await read(name);
  const names = (await readdir(new URL('oob/', FOLDER))).filter((name) => name.endsWith('.json')).toSorted();
  const battles = [];
  for (const name of names)
    battles.push({ id: name.slice(0, -'.json'.length), file: await read(`oob/${name}`) });
  const scenarios = await readScenarioFiles((name, text) => hash.update(name).update(text));
  return {
    ...{ nations, regiments, conflicts, otherNames, battles, scenarios },
    hash: hash.digest('hex').slice(0, 16),
  };
};
