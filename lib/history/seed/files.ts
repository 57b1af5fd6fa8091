import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { readScenarioFiles, type ScenarioFile } from './scenario-files';

const FOLDER = new URL('../../../data/history/', import.meta.url);

/** What the folder data/history holds, as it is read: historyFacts says whether it has the agreed shape. */
export type HistoryFiles = {
  readonly nations: unknown;
  readonly regiments: unknown;
  readonly conflicts: unknown;
  readonly persons: unknown;
  readonly works: unknown;
  readonly facts: unknown;
  readonly otherNames: unknown;
  /** `id` is the name of the file: 1756-10-01-lobositz */
  readonly battles: readonly { readonly id: string; readonly file: unknown }[];
  readonly scenarios: readonly ScenarioFile[];
  /** SHA-256 over all files, short */
  readonly hash: string;
};

/** Ours, read where they are used: a change of them seeds again. */
const OURS = ['terms.json', 'unit-regiments.json'];

/** Orders of battle of the war in Germany, then those overseas. */
const BATTLES = ['oob/', 'oob-overseas/'];

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
  const persons = await read('persons.json');
  const works = await read('sources.json');
  const facts = await read('facts.json');
  const otherNames = await read('other-names.json');
  for (const name of OURS) await read(name);
  const battles = [];
  for (const folder of BATTLES) {
    const names = await readdir(new URL(folder, FOLDER));
    for (const name of names.filter((one) => one.endsWith('.json')).toSorted())
      battles.push({ id: name.slice(0, -'.json'.length), file: await read(`${folder}${name}`) });
  }
  const scenarios = await readScenarioFiles((name, text) => hash.update(name).update(text));
  return {
    nations,
    regiments,
    conflicts,
    persons,
    works,
    facts,
    otherNames,
    battles,
    scenarios,
    hash: hash.digest('hex').slice(0, 16),
  };
};
