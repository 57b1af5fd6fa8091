import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { readArmyText } from '@/lib/rules/read-army';
import type { ReadyMade } from './schema';

type Shipped = { readonly entry: ReadyMade; readonly file: ArmyFile };

const readShipped = async (folder: string, name: string): Promise<Shipped> => {
  const read = await readArmyText(await readFile(join(folder, name), 'utf8'));
  if (!read.ok) throw new Error(`The ready-made army ${name} cannot be read: ${read.error.message}`);
  const { file, system } = read;
  const id = name.slice(0, -'.json'.length);
  // nobody is shown what of its limits it uses before it is theirs
  const { limits: _, ...summary } = system.summary(file, system.assess(file));
  return { file, entry: { id, name: file.name, system: system.id, summary, origin: file.origin } };
};

const readFolder = async (system: string): Promise<Shipped[]> => {
  // not bundled: read where the program was started, which is its own folder
  const folder = join(/* turbopackIgnore: true */ process.cwd(), 'data', system, 'armies');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(names.map((name) => readShipped(folder, name)));
};

let shipped: Promise<Shipped[]> | undefined;

const allShipped = (): Promise<Shipped[]> => {
  shipped ??= Promise.all(SYSTEM_IDS.map(readFolder)).then((armies) => armies.flat());
  // a failure is reported now and tried again next time
  shipped.catch(() => {
    shipped = undefined;
  });
  return shipped;
};

/** The armies to start from, of all systems, in the order of their names. */
export const listReadyMade = async (): Promise<ReadyMade[]> => {
  const entries = (await allShipped()).map(({ entry }) => entry);
  return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

const TYPICAL = 'typical';

/** A typical army of a nation, made by rule, without its file. */
export type TypicalArmy = {
  readonly id: string;
  readonly label: string;
  /** name of its rules */
  readonly system: string;
};

/** What ships for each nation of each system, in the order of the systems. */
export const listTypical = async (): Promise<TypicalArmy[]> => {
  const systems = await Promise.all(SYSTEM_IDS.map(loadSystem));
  return systems.flatMap((system) =>
    system.choices.nations.map(({ value, label }) => ({
      id: [TYPICAL, system.id, value].join('.'),
      label,
      system: system.name,
    })),
  );
};

/** The file of a typical army by its id, or null. */
export const typicalFile = async (id: string): Promise<ArmyFile | null> => {
  if (!(await listTypical()).some((army) => army.id === id)) return null;
  const [, system = '', nation = ''] = id.split('.');
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'data', system, TYPICAL, `${nation}.json`);
  const read = await readArmyText(await readFile(path, 'utf8'));
  if (!read.ok) throw new Error(`The typical army ${id} cannot be read: ${read.error.message}`);
  return read.file;
};

/** The file of one of them, or null. Making an army of it is `createArmy`. */
export const readyMadeArmy = async (id: string): Promise<ArmyFile | null> =>
  (await allShipped()).find(({ entry }) => entry.id === id)?.file ?? typicalFile(id);
