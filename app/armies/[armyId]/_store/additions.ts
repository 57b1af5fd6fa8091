import type { ArmyFile } from '@/lib/rules/core/army/document';
import { edited, moved, type Op } from '@/lib/rules/core/army/edit';
import type { Change } from '@/lib/rules/core/army/editing';
import { type Path, valueAt } from '@/lib/rules/core/army/path';
import type { CatalogueEntry, CatalogueGroup } from '@/lib/rules/core/contract/catalogue';
import type { BuilderSystem } from '@/lib/rules/core/contract/system';
import { matching } from '@/lib/rules/core/text/word-search';
import type { Addition } from '@/lib/rules/core/tree/outline';
import { idOf, inArmy } from './changes';
import { type BuilderView, rowOf, type SectionView, sectionOf } from './view';

/** The section that takes what is added: the chosen one, else that of the selected row, else the last formation. */
export const targetOf = (
  view: BuilderView,
  chosenSection: string | null,
  selected: string | null,
): SectionView | null => {
  const takes = (section: SectionView | null | undefined) =>
    section?.section.list?.holds === 'unit' ? section : null;
  return (
    takes(sectionOf(view, chosenSection)) ??
    takes(sectionOf(view, selected)) ??
    takes(view.sections.findLast(({ section }) => section.kind === 'formation')) ??
    null
  );
};

/** Adds a brigade, a commander or whatever else the system offers besides troops; selects it. */
export const addOther = (file: ArmyFile, { ops, label, select }: Addition): Change => ({
  ops,
  label: `Add ${label}`,
  select: idOf(valueAt(edited(file, ops).army, select)),
});

const inserted = (file: ArmyFile, list: Path, value: unknown, index = Number.POSITIVE_INFINITY): Op => {
  const held = valueAt(file.army, list);
  const end = Array.isArray(held) ? held.length : 0;
  return { op: 'insert', path: [...inArmy(list), Math.min(index, end)], value };
};

/** Where works stand in every army document, for an army that has none yet. */
const WORKS: Path = ['works'];

type NewFormation = {
  readonly ops: readonly Op[];
  /** the army with it */
  readonly file: ArmyFile;
  /** path into the army of its list of units */
  readonly list: Path;
};

/** Another formation at the end of the army, in the system's own way; null for a system without any. */
const newFormation = (system: BuilderSystem, file: ArmyFile, newId: () => string): NewFormation | null => {
  const [formation] = system.additions(file, newId);
  if (formation === undefined) return null;
  const edit = edited(file, formation.ops);
  const id = idOf(valueAt(edit.army, formation.select));
  const list = system.outline(edit).sections.find((section) => section.id === id)?.list?.at;
  return list === undefined ? null : { ops: formation.ops, file: edit, list };
};

/** Moves a unit into a formation of its own, made for it in the same step of undo. */
export const moveToNew = (
  system: BuilderSystem,
  file: ArmyFile,
  view: BuilderView,
  id: string,
  newId: () => string,
): Change | null => {
  const name = rowOf(view, id)?.row.name;
  const formation = newFormation(system, file, newId);
  if (name === undefined || formation === null) return null;
  const row = system
    .outline(formation.file)
    .sections.flatMap(({ rows }) => rows)
    .find((candidate) => candidate.id === id);
  if (row === undefined) return null;
  return {
    ops: [...formation.ops, ...moved(formation.file, inArmy(row.at), inArmy(formation.list), 0)],
    label: `Move ${name}`,
    select: id,
  };
};

/**
 * Adds a troop type to the target's list, or works to theirs, at `index` or at the end, and selects it. With no target
 * the army gets a formation first, in the same step.
 */
export const addTroops = (
  system: BuilderSystem,
  file: ArmyFile,
  view: BuilderView,
  entry: CatalogueEntry,
  target: SectionView | null,
  newId: () => string,
  index?: number,
): Change | null => {
  const node = { ...entry.node, id: newId() };
  const change = (ops: readonly Op[]): Change => ({
    ops,
    label: `Add ${entry.label}`,
    select: node.id,
  });
  if (entry.into === 'works') {
    const works = view.sections.find(({ section }) => section.list?.holds === 'works')?.section.list;
    return change([inserted(file, works?.at ?? WORKS, node, index)]);
  }
  if (target?.section.list) return change([inserted(file, target.section.list.at, node, index)]);
  const formation = newFormation(system, file, newId);
  return formation && change([...formation.ops, inserted(formation.file, formation.list, node)]);
};

/** How a line of troops is called while it is dragged; no node of an army has such an id. */
export const troopId = ({ into, type }: CatalogueEntry): string => `troop:${into}:${type}`;

/** The troops of that id; undefined for a row or section of the army. */
export const troopOf = (groups: readonly CatalogueGroup[], id: string): CatalogueEntry | undefined =>
  id.startsWith('troop:')
    ? groups.flatMap(({ entries }) => entries).find((entry) => troopId(entry) === id)
    : undefined;

/**
 * The troops that answer every word of `query` in name, class or group, however it is misspelt; groups without any are
 * left out.
 */
export const findTroops = (groups: readonly CatalogueGroup[], query: string): readonly CatalogueGroup[] => {
  const all = groups.flatMap(({ title, entries }) => entries.map((entry) => ({ title, entry })));
  const matches = new Set(
    matching(all, ({ title, entry }) => `${entry.label} ${entry.note} ${title}`, query).map(
      ({ entry }) => entry,
    ),
  );
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => matches.has(entry)) }))
    .filter(({ entries }) => entries.length > 0);
};
