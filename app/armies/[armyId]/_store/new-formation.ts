import * as editorWords from '@/app/_editor/words';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { edited, moved, type Op } from '@/lib/rules/core/army/edit';
import type { Change } from '@/lib/rules/core/army/editing';
import { type Path, valueAt } from '@/lib/rules/core/army/path';
import type { PricedSystem } from '@/lib/rules/core/contract/system';
import { idOf, inArmy } from './changes';
import { rowOf, type View } from './view';

type NewFormation = {
  readonly ops: readonly Op[];
  /** the army with it */
  readonly file: ArmyFile;
  /** path into the army of its list of units */
  readonly list: Path;
};

/** Another formation at the end of the army, in the system's own way; null for a system without any. */
export const newFormation = (
  system: PricedSystem,
  file: ArmyFile,
  newId: () => string,
): NewFormation | null => {
  const [formation] = system.additions(file, newId);
  if (formation === undefined) return null;
  const edit = edited(file, formation.ops);
  const id = idOf(valueAt(edit.army, formation.select));
  const list = system.outline(edit).sections.find((section) => section.id === id)?.list?.at;
  return list === undefined ? null : { ops: formation.ops, file: edit, list };
};

/** Moves a unit into a formation of its own, made for it in the same step of undo. */
export const moveToNew = (
  system: PricedSystem,
  file: ArmyFile,
  view: View,
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
    label: editorWords.moveNamed(name),
    select: id,
  };
};
