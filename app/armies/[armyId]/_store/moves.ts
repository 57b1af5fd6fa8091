import * as editorWords from '@/app/_editor/words';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { moved } from '@/lib/rules/core/army/edit';
import type { Change } from '@/lib/rules/core/army/editing';
import { valueAt } from '@/lib/rules/core/army/path';
import { inArmy, indexIn } from './changes';
import { rowOf, type SectionView, sectionOf, type View } from './view';

/** A place in a list that rows can be moved to. */
export type Spot = { readonly section: string; readonly index: number };

/** The sections whose list holds rows like this one. */
export const listsFor = (view: View, id: string): readonly SectionView[] => {
  const row = rowOf(view, id)?.row;
  if (!row || indexIn(row.at) === null) return [];
  const holds = sectionOf(view, id)?.section.list?.holds;
  return view.sections.filter(({ section }) => holds !== undefined && section.list?.holds === holds);
};

/** How many rows of a section stand in its list (a commander does not). */
export const listed = ({ rows, section }: SectionView): number =>
  rows.filter(({ row }) => row.at.length === (section.list?.at.length ?? Number.NaN) + 1).length;

/** The spot a row stands at now. */
export const spotOf = (view: View, id: string): Spot | null => {
  const row = rowOf(view, id)?.row;
  const section = sectionOf(view, id)?.section;
  const index = row ? indexIn(row.at) : null;
  return section && index !== null ? { section: section.id, index } : null;
};

/** Moves the row to `spot`; its index counts after the row was taken out. Null if it stands there or cannot. */
export const moveTo = (file: ArmyFile, view: View, id: string, spot: Spot): Change | null => {
  const row = rowOf(view, id)?.row;
  const from = spotOf(view, id);
  const target = listsFor(view, id).find(({ section }) => section.id === spot.section);
  if (!row || !from || !target?.section.list) return null;
  if (from.section === spot.section && from.index === spot.index) return null;
  const room = listed(target) - (from.section === spot.section ? 1 : 0);
  const index = Math.max(0, Math.min(spot.index, room));
  return {
    ops: moved(file, inArmy(row.at), inArmy(target.section.list.at), index),
    label: editorWords.moveNamed(row.name),
    select: id,
  };
};

/** Moves a row one place up or down, at the end of its list into the next one; a section among its like. */
export const moveBy = (file: ArmyFile, view: View, id: string, step: -1 | 1): Change | null => {
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
export const moveSection = (file: ArmyFile, view: View, id: string, step: number): Change | null => {
  const section = sectionOf(view, id)?.section;
  const index = section ? indexIn(section.at) : null;
  if (!section || index === null || step === 0) return null;
  const list = section.at.slice(0, -1);
  const siblings = valueAt(file.army, list);
  const to = index + step;
  if (!Array.isArray(siblings) || to < 0 || to >= siblings.length) return null;
  return {
    ops: moved(file, inArmy(section.at), inArmy(list), to),
    label: editorWords.moveNamed(section.title),
    select: id,
  };
};
