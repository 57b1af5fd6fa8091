import type { ArmyFile } from '@/lib/rules/core/army/document';
import { moved, withFreshIds } from '@/lib/rules/core/army/edit';
import type { Change } from '@/lib/rules/core/army/editing';
import { type Path, valueAt } from '@/lib/rules/core/army/path';
import { type BuilderView, rowOf, type SectionView, sectionOf } from './view';

/** A path into the army as a path into its file. */
export const inArmy = (at: Path): Path => ['army', ...at];

/** The index at the end of a path, or null for a node outside any list (a commander, a general). */
export const indexIn = (at: Path): number | null => {
  const last = at.at(-1);
  return typeof last === 'number' ? last : null;
};

/** The id of a node, or null. */
export const idOf = (node: unknown): string | null => {
  const id = valueAt(node, ['id']);
  return typeof id === 'string' ? id : null;
};

/** The node of a row, or of a section in a list (a brigade): its path in the army and its name. */
export const nodeOf = (view: BuilderView, id: string): { at: Path; name: string } | null => {
  const row = rowOf(view, id)?.row;
  if (row) return { at: row.at, name: row.name };
  const section = sectionOf(view, id)?.section;
  return section && indexIn(section.at) !== null ? { at: section.at, name: section.title } : null;
};

/** True for a row or section in a list, which can be duplicated, moved and removed. */
export const isListed = (view: BuilderView, id: string): boolean => {
  const node = nodeOf(view, id);
  return node !== null && indexIn(node.at) !== null;
};

/** A copy of a row or section, right after it, under new ids. */
export const duplicate = (
  file: ArmyFile,
  view: BuilderView,
  id: string,
  newId: () => string,
): Change | null => {
  const node = nodeOf(view, id);
  const index = node ? indexIn(node.at) : null;
  if (!node || index === null) return null;
  const copy = withFreshIds(valueAt(file.army, node.at), newId);
  const path = [...inArmy(node.at.slice(0, -1)), index + 1];
  return {
    ops: [{ op: 'insert', path, value: copy }],
    label: `Duplicate ${node.name}`,
    select: idOf(copy),
  };
};

/** Removes a row or section; a node outside any list (a commander) becomes null. Selects its neighbour. */
export const remove = (view: BuilderView, id: string): Change | null => {
  const node = nodeOf(view, id);
  if (!node) return null;
  const path = inArmy(node.at);
  const section = sectionOf(view, id);
  const place = view.places.get(id);
  const beside = section && place ? (section.rows[place.row + 1] ?? section.rows[place.row - 1]) : undefined;
  const wholeSection = place?.row === -1;
  return {
    ops: [indexIn(node.at) === null ? { op: 'set', path, value: null } : { op: 'remove', path }],
    label: `Remove ${node.name}`,
    select: wholeSection ? null : (beside?.row.id ?? section?.section.id ?? null),
  };
};

/** Renames the node of a row or section. */
export const rename = (view: BuilderView, id: string, name: string): Change | null => {
  const node = nodeOf(view, id);
  if (!node) return null;
  return {
    ops: [{ op: 'set', path: [...inArmy(node.at), 'name'], value: name }],
    label: `Rename ${node.name}`,
  };
};

/** A place in a list that rows can be moved to. */
export type DropSpot = { readonly section: string; readonly index: number };

/** The sections whose list holds rows like this one. */
export const listsFor = (view: BuilderView, id: string): readonly SectionView[] => {
  const row = rowOf(view, id)?.row;
  if (!row || indexIn(row.at) === null) return [];
  const holds = sectionOf(view, id)?.section.list?.holds;
  return view.sections.filter(({ section }) => holds !== undefined && section.list?.holds === holds);
};

/** How many rows of a section stand in its list (a commander does not). */
export const listed = ({ rows, section }: SectionView): number =>
  rows.filter(({ row }) => row.at.length === (section.list?.at.length ?? Number.NaN) + 1).length;

/** The present spot of a row. */
export const spotOf = (view: BuilderView, id: string): DropSpot | null => {
  const row = rowOf(view, id)?.row;
  const section = sectionOf(view, id)?.section;
  const index = row ? indexIn(row.at) : null;
  return section && index !== null ? { section: section.id, index } : null;
};

/** Moves the row to `spot`, whose index counts without the row. Null if it is there already, or cannot go there. */
export const moveTo = (file: ArmyFile, view: BuilderView, id: string, spot: DropSpot): Change | null => {
  const row = rowOf(view, id)?.row;
  const from = spotOf(view, id);
  const target = listsFor(view, id).find(({ section }) => section.id === spot.section);
  if (!row || !from || !target?.section.list) return null;
  if (from.section === spot.section && from.index === spot.index) return null;
  const room = listed(target) - (from.section === spot.section ? 1 : 0);
  const index = Math.max(0, Math.min(spot.index, room));
  return {
    ops: moved(file, inArmy(row.at), inArmy(target.section.list.at), index),
    label: `Move ${row.name}`,
    select: id,
  };
};

/** Moves a row one place up or down, at the end of its list into the next one; a section among its like. */
export const moveBy = (file: ArmyFile, view: BuilderView, id: string, step: -1 | 1): Change | null => {
  const from = spotOf(view, id);
  if (from === null) return rowOf(view, id) === null ? moveSection(file, view, id, step) : null;
  const lists = listsFor(view, id);
  const here = lists.findIndex(({ section }) => section.id === from.section);
  const list = lists[here];
  const index = from.index + step;
  if (list && index >= 0 && index < listed(list))
    return moveTo(file, view, id, { section: from.section, index });
  const next = lists[here + step];
  if (!next) return null;
  return moveTo(file, view, id, { section: next.section.id, index: step === 1 ? 0 : listed(next) });
};

/** Moves a section to another place among the sections of its list. */
export const moveSection = (file: ArmyFile, view: BuilderView, id: string, step: number): Change | null => {
  const section = sectionOf(view, id)?.section;
  const index = section ? indexIn(section.at) : null;
  if (!section || index === null || step === 0) return null;
  const list = section.at.slice(0, -1);
  const siblings = valueAt(file.army, list);
  const to = index + step;
  if (!Array.isArray(siblings) || to < 0 || to >= siblings.length) return null;
  return {
    ops: moved(file, inArmy(section.at), inArmy(list), to),
    label: `Move ${section.title}`,
    select: id,
  };
};
