import { readFileSync } from 'node:fs';
import type { ArmyFile } from '../../lib/rules/core/army/document';
import type { System } from '../../lib/rules/core/contract/system';
import { readArmyText } from '../../lib/rules/read-army';

type Unit = { id: string };
type Brigade = { id: string; commander: { id: string } | null; units: Unit[] };
type Army = { brigades: Brigade[] };

const LOBOSITZ = new URL('../../data/honours-of-war/armies/lobositz-1756-prussia.json', import.meta.url);

/**
 * The Prussians of Lobositz with brigades of theirs repeated, or left out, until the army has exactly `units` units.
 */
export const armyOf = async (units: number): Promise<{ system: System; file: ArmyFile; text: string }> => {
  const source = JSON.parse(readFileSync(LOBOSITZ, 'utf8'));
  const army: Army = source.army;
  const brigades: Brigade[] = [];
  for (let left = units, turn = 0; left > 0; turn++) {
    const brigade = structuredClone(army.brigades[turn % army.brigades.length]);
    if (brigade === undefined) throw new Error('The army to repeat has no brigade');
    const suffix = turn < army.brigades.length ? '' : `-${turn}`;
    brigade.id += suffix;
    if (brigade.commander) brigade.commander.id += suffix;
    brigade.units = brigade.units.slice(0, left).map((unit) => ({ ...unit, id: unit.id + suffix }));
    brigades.push(brigade);
    left -= brigade.units.length;
  }
  const text = JSON.stringify({ ...source, name: `Bench ${units}`, army: { ...army, brigades } }, null, 2);
  const read = await readArmyText(text);
  if (!read.ok) throw new Error(read.error.message);
  return { system: read.system, file: read.file, text };
};
