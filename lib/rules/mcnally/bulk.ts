import { fieldChoice, unitsAt } from '../core/army/bulk';
import type { ArmyFile } from '../core/army/document';
import { signed } from '../core/army/number';
import type { Path } from '../core/army/path';
import type { BulkChoice } from '../core/tree/outline';
import type { Army } from './schema';
import { treeOf } from './tree';
import { unitOptions } from './unit-options';

const GUNS = [
  { value: undefined, label: 'None' },
  { value: true, label: 'Present' },
];

const FIRE = [
  { value: undefined, label: 'By nation' },
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

const MORALE = [
  { value: undefined, label: 'By type' },
  ...[-2, -1, 0, 1, 2].map((value) => ({ value, label: signed(value) })),
];

/** What can be set for several units at once: regimental guns of infantry, the fire of close order, morale. */
export const bulk = (file: ArmyFile<Army>, ats: readonly Path[]): BulkChoice[] => {
  const units = unitsAt(treeOf(file.army), ats);
  const infantry = units.filter(({ unit }) => unitOptions(unit, file).infantry);
  const close = units.filter(({ unit }) => unitOptions(unit, file).fireBonus !== undefined);
  return [
    ...fieldChoice('Regimental guns', 'regimentalGuns', infantry, GUNS),
    ...fieldChoice('British or Prussian fire', 'fireBonus', close, FIRE),
    ...fieldChoice('Morale', 'modifier', units, MORALE),
  ];
};
