import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSystemId, loadSystem, SYSTEM_IDS } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { pathKey } from '@/lib/rules/core/army/path';
import { standingOf } from '@/lib/rules/core/check/finding';
import type { Assessment } from '@/lib/rules/core/contract/assessment';
import type { Summary, System } from '@/lib/rules/core/contract/system';
import type { CostItem } from '@/lib/rules/core/price/costing';
import { pointsText, printedPoints } from '@/lib/rules/core/price/points';
import { linesText } from '@/lib/rules/core/sheet/lines-text';
import { readArmyText } from '@/lib/rules/read-army';
import type { LinkSide, ReadyMade } from './schema';

type ShippedArmy = { readonly entry: ReadyMade; readonly file: ArmyFile };

const readShipped = async (folder: string, name: string): Promise<ShippedArmy> => {
  const read = await readArmyText(await readFile(join(folder, name), 'utf8'));
  if (!read.ok) throw new Error(`The ready-made army ${name} cannot be read: ${read.error.message}`);
  const { file, system } = read;
  const id = name.slice(0, -'.json'.length);
  // How much of its limits it uses is not shown before the user owns it.
  const { limits: _, ...summary } = system.summary(file, system.assess(file));
  return { file, entry: { id, name: file.name, system: system.id, summary, origin: file.origin } };
};

const readFolder = async (system: string): Promise<ShippedArmy[]> => {
  // not bundled: read where the program was started, which is its own folder
  const folder = join(/* turbopackIgnore: true */ process.cwd(), 'data', system, 'armies');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(names.map((name) => readShipped(folder, name)));
};

let shipped: Promise<ShippedArmy[]> | undefined;

const allShipped = (): Promise<ShippedArmy[]> => {
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

/** The typical army of a side, and what its rules make of it. */
type TypicalAssessment = {
  readonly file: ArmyFile;
  readonly system: System;
  readonly assessment: Assessment;
};

/** A side by the id of its typical army, or null. */
export const judgeSide = async (id: string): Promise<TypicalAssessment | null> => {
  const file = await typicalFile(id);
  if (file === null || !isSystemId(file.system)) return null;
  const system = await loadSystem(file.system);
  return { file, system, assessment: system.assess(file) };
};

const sideOf = async (id: string): Promise<LinkSide[]> => {
  const verdict = await judgeSide(id);
  if (verdict === null) return [];
  const { file, system, assessment } = verdict;
  const whole = system.summary(file, assessment);
  const { limits: _limits, shares: _shares, ...summary } = whole;
  const lines = linesText(system.outline(file).sections);
  return [
    {
      id,
      system: system.id,
      name: file.name,
      about: aboutText(whole, system),
      summary,
      lines,
      standing: standingOf(assessment.findings),
    },
  ];
};

let listed: Promise<LinkSide[]> | undefined;

/** Every nation of every system with its typical army, in the order of the systems and their nations. */
export const listSides = (): Promise<LinkSide[]> => {
  listed ??= listTypical().then(async (armies) =>
    (await Promise.all(armies.map(({ id }) => sideOf(id)))).flat(),
  );
  // a failure is reported now and tried again next time
  listed.catch(() => {
    listed = undefined;
  });
  return listed;
};

/** "1,430 points, 13.5 units, broken at 6" */
export const aboutText = ({ points, units, breakingPoint }: Summary, { terms, pointScale }: System): string =>
  [
    points === null ? '' : `${pointsText(printedPoints(points, pointScale))} ${terms.points}`,
    `${pointsText(units)} ${terms.units}`,
    breakingPoint === null ? '' : `broken at ${breakingPoint}`,
  ]
    .filter(Boolean)
    .join(', ');

/** A price and what it is made of, as an example of every price. */
export type PriceExample = {
  readonly unit: string;
  readonly item: CostItem;
  readonly pointScale: number;
  readonly source: string;
};

/** The unit of the first side whose price has the most lines; null where the first rules have no points. */
export const priceExample = async (): Promise<PriceExample | null> => {
  const [first] = await listSides();
  const verdict = first === undefined ? null : await judgeSide(first.id);
  if (verdict === null) return null;
  const { file, system, assessment } = verdict;
  const units = system
    .outline(file)
    .sections.flatMap(({ rows }) => rows.filter((row) => row.kind === 'unit'));
  const [longest] = units
    .flatMap(({ at, name, type }) => {
      const item = assessment.costing?.items.find((each) => pathKey(each.at) === pathKey(at));
      return item === undefined ? [] : [{ unit: type || name, item }];
    })
    .toSorted((a, b) => b.item.lines.length - a.item.lines.length);
  return longest === undefined ? null : { ...longest, pointScale: system.pointScale, source: system.source };
};
