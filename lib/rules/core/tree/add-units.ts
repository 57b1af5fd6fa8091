import type { ArmyFile } from '../army/document';
import { edited, type Op, withFreshIds } from '../army/edit';
import { type Path, valueAt } from '../army/path';
import type { System } from '../contract/system';
import type { Section } from './outline';

const formationsOf = (system: System, file: ArmyFile): Section[] =>
  system.outline(file).sections.filter(({ kind }) => kind === 'formation');

const lengthAt = (file: ArmyFile, at: Path): number => {
  const list = valueAt(file.army, at);
  return Array.isArray(list) ? list.length : 0;
};

/** What stands at a place of an army, with ids of its own. */
const copyOf = (file: ArmyFile, at: Path, newId: () => string): unknown =>
  withFreshIds(valueAt(file.army, at), newId);

/**
 * An army with the units of another of its system: they join its last formation, or come with their own where it has none.
 */
export const withUnitsOf = (
  system: System,
  into: ArmyFile,
  from: ArmyFile,
  newId: () => string,
): ArmyFile => {
  const [own, others] = [formationsOf(system, into), formationsOf(system, from)];
  const list = own.at(-1)?.list?.at;
  const nodes: readonly Path[] =
    list === undefined
      ? others.map(({ at }) => at)
      : others.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'unit').map(({ at }) => at));
  return nodes.reduce((army, at): ArmyFile => {
    const place = list ?? at.slice(0, -1);
    const path: Path = ['army', ...place, lengthAt(army, place)];
    const op: Op = { op: 'insert', path, value: copyOf(from, at, newId) };
    return edited(army, [op]);
  }, into);
};
