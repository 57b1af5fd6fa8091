import type { ArmyFile } from '../army/document';
import { edited, type Op, withFreshIds } from '../army/edit';
import { type Path, valueAt } from '../army/path';
import type { BuilderSystem } from '../contract/system';
import type { OutlineSection } from './outline';

const isFormation = ({ kind }: OutlineSection): boolean => kind === 'formation';

const unitPlaces = (sections: readonly OutlineSection[]): Path[] =>
  sections.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'unit').map(({ at }) => at));

/** A list of an army with one more at its end; one that is not there yet begins with it. */
const putLast = (place: Path, file: ArmyFile, value: unknown): Op => {
  const list = valueAt(file.army, place);
  const path: Path = ['army', ...place];
  return Array.isArray(list)
    ? { op: 'insert', path: [...path, list.length], value }
    : { op: 'set', path, value: [value] };
};

/**
 * An army with the units of another of its system: they join its last formation.
 * Where it has none they come as they stand in the other, in their own formations or without.
 */
export const withUnitsOf = (
  system: BuilderSystem,
  into: ArmyFile,
  from: ArmyFile,
  newId: () => string,
): ArmyFile => {
  const list = system.outline(into).sections.findLast(isFormation)?.list?.at;
  const { sections } = system.outline(from);
  const nodes =
    list === undefined
      ? [
          ...sections.filter(isFormation).map(({ at }) => at),
          ...unitPlaces(sections.filter((section) => !isFormation(section))),
        ]
      : unitPlaces(sections);
  return nodes.reduce((army, at): ArmyFile => {
    const node = withFreshIds(valueAt(from.army, at), newId);
    return edited(army, [putLast(list ?? at.slice(0, -1), army, node)]);
  }, into);
};
