import * as builderWords from '@/app/armies/[armyId]/_components/words';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { withFreshIds } from '@/lib/rules/core/army/edit';
import type { Change } from '@/lib/rules/core/army/editing';
import { type Path, valueAt } from '@/lib/rules/core/army/path';
import { rowOf, sectionOf, type View } from './view';

/** A path into the army as a path into its file. */
export const inArmy = (at: Path): Path => ['army', ...at];

/** The index at the end of a path, or null for what stands alone (a commander, a general). */
export const indexIn = (at: Path): number | null => {
  const last = at.at(-1);
  return typeof last === 'number' ? last : null;
};

/** The id of a node, or null. */
export const idOf = (node: unknown): string | null => {
  const id = valueAt(node, ['id']);
  return typeof id === 'string' ? id : null;
};

/** The node of a row, or of a section that stands in a list (a brigade): its path into the army and its name. */
export const nodeOf = (view: View, id: string): { at: Path; name: string } | null => {
  const row = rowOf(view, id)?.row;
  if (row) return { at: row.at, name: row.name };
  const section = sectionOf(view, id)?.section;
  return section && indexIn(section.at) !== null ? { at: section.at, name: section.title } : null;
};

/** True for a row or section that stands in a list, and so can be duplicated, moved and removed. */
export const isListed = (view: View, id: string): boolean => {
  const node = nodeOf(view, id);
  return node !== null && indexIn(node.at) !== null;
};

/** A copy of a row or section, right after it, under new ids. */
export const duplicate = (file: ArmyFile, view: View, id: string, newId: () => string): Change | null => {
  const node = nodeOf(view, id);
  const index = node ? indexIn(node.at) : null;
  if (!node || index === null) return null;
  const copy = withFreshIds(valueAt(file.army, node.at), newId);
  const path = [...inArmy(node.at.slice(0, -1)), index + 1];
  return {
    ops: [{ op: 'insert', path, value: copy }],
    label: builderWords.duplicateNamed(node.name),
    select: idOf(copy),
  };
};

/** Takes a row or section out; what stands alone (a commander) is then known to be none. Selects its neighbour. */
export const remove = (view: View, id: string): Change | null => {
  const node = nodeOf(view, id);
  if (!node) return null;
  const path = inArmy(node.at);
  const section = sectionOf(view, id);
  const place = view.places.get(id);
  const beside = section && place ? (section.rows[place.row + 1] ?? section.rows[place.row - 1]) : undefined;
  const wholeSection = place?.row === -1;
  return {
    ops: [indexIn(node.at) === null ? { op: 'set', path, value: null } : { op: 'remove', path }],
    label: builderWords.removeNamed(node.name),
    select: wholeSection ? null : (beside?.row.id ?? section?.section.id ?? null),
  };
};

/** Renames the node of a row or section. */
export const rename = (view: View, id: string, name: string): Change | null => {
  const node = nodeOf(view, id);
  if (!node) return null;
  return {
    ops: [{ op: 'set', path: [...inArmy(node.at), 'name'], value: name }],
    label: builderWords.renameNamed(node.name),
  };
};
