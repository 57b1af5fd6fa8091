import { readFileSync } from 'node:fs';
import type { ArmyFile } from '../../lib/rules/core/army/document';
import { edited, withFreshIds } from '../../lib/rules/core/army/edit';
import { valueAt } from '../../lib/rules/core/army/path';
import type { System } from '../../lib/rules/core/contract/system';
import { readArmyText } from '../../lib/rules/read-army';
import { armyOf } from './armies';

/** The ready-made army of each system that a larger one is grown from. */
export const GROWN = {
  'honours-of-war': 'lobositz-1756-prussia',
  'stroll-in-hanover': 'stroll-demonstration',
  mcnally: 'austrian-brigade',
  thinglum: 'example-540',
  'one-hour-napoleonic': 'example-156',
} as const;

export type GrownSystemId = keyof typeof GROWN;

/** A ready-made army of that system, its units repeated where they stand until there are exactly `units` of them. */
export const grownArmy = async (
  id: GrownSystemId,
  units: number,
): Promise<{ system: System; file: ArmyFile }> => {
  const source = new URL(`../../data/${id}/armies/${GROWN[id]}.json`, import.meta.url);
  const read = await readArmyText(readFileSync(source, 'utf8'));
  if (!read.ok) throw new Error(read.error.message);
  const { system } = read;
  let { file } = read;
  let count = 0;
  const newId = () => `bench-${++count}`;
  const rows = system
    .outline(file)
    .sections.flatMap((section) => section.rows)
    .filter(({ kind }) => kind === 'unit');
  for (let count = rows.length; count < units; count++) {
    const row = rows[count % rows.length];
    if (row === undefined) throw new Error('The army to grow has no unit');
    const path = ['army', ...row.at];
    const copy = withFreshIds(valueAt(file, path), newId);
    // behind the last of its list, so that the places of the others stay as they are
    const list = path.slice(0, -1);
    const end = (valueAt(file, list) as readonly unknown[]).length;
    file = edited(file, [{ op: 'insert', path: [...list, end], value: copy }]);
  }
  return { system, file };
};

/** The army of `units` units that a system is measured with; throws for one that is not known. */
export const benchArmy = (
  id: string | undefined,
  units: number,
): Promise<{ system: System; file: ArmyFile }> => {
  if (id === undefined || !Object.hasOwn(GROWN, id)) throw new Error(`There is no system ${id}`);
  return id === 'honours-of-war' ? armyOf(units) : grownArmy(id as GrownSystemId, units);
};
