import { fieldChoice, unitsAt } from '../core/army/bulk';
import type { ArmyFile } from '../core/army/document';
import type { Path } from '../core/army/path';
import type { BulkChoice } from '../core/tree/outline';
import type { Army } from './schema';
import { settingOf } from './settings';
import { treeOf } from './tree';
import { unitOptions } from './unit-options';

const QUALITIES = [
  { value: 'superior', label: 'Superior' },
  { value: 'standard', label: 'Standard' },
  { value: 'inferior', label: 'Inferior' },
] as const;

const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'standard', label: 'Standard' },
  { value: 'large', label: 'Large' },
] as const;

const GUNS = [
  { value: undefined, label: 'As usual' },
  { value: 'absent', label: 'Absent' },
] as const;

/** What can be set for several units at once: class, size of those that come in sizes, battalion guns of battalions. */
export const bulk = (file: ArmyFile<Army>, ats: readonly Path[]): BulkChoice[] => {
  const units = unitsAt(treeOf(file.army), ats);
  const sized = units.filter(({ unit }) => unitOptions(unit).sizes);
  // where small and large are off there is nothing to choose, unless one is so already
  const odd =
    settingOf(file, 'nonStandardUnits') === true || sized.some(({ unit }) => unit.size !== 'standard');
  const battalions = units.filter(({ unit }) => unitOptions(unit).battalionGuns);
  return [
    ...fieldChoice('Class', 'class', units, QUALITIES),
    ...fieldChoice('Size', 'size', odd ? sized : [], SIZES),
    ...fieldChoice('Battalion guns', 'battalionGuns', battalions, GUNS),
  ];
};
