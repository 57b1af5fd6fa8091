import type { ArmyFile } from '../core/army/document';
import type { Reason } from '../core/contract/system';
import { unitsOf } from '../core/tree/tree';
import { unfielded } from './catalogue';
import type { Army } from './schema';
import { CLASSES, HOUSE, NATIONS, TYPES } from './tables';
import { treeOf } from './tree';
import { classIdOf } from './unit-facts';

/** The source names classes (VIII.A); which troops are of which, and who fields them, is ours where it is silent. */
export const reasons = (file: ArmyFile<Army>, unitId: string): Reason[] => {
  const { army } = file;
  const unit = unitsOf(treeOf(army)).find(({ id }) => id === unitId);
  if (unit === undefined) return [];
  const { label, printed } = TYPES[unit.type];
  const { label: className, figures, morale, cite } = CLASSES[classIdOf(unit, file)];
  const missing = unfielded(unit.type, army.nation, army.year);
  return [
    { text: `${className}: ${figures} figures, base morale number ${morale}`, cite },
    ...(printed ? [] : [{ text: `${label}: taken as ${className.toLowerCase()}`, cite: HOUSE }]),
    ...(missing === undefined
      ? []
      : [{ text: `Our list gives ${NATIONS[army.nation]} none in ${army.year}`, cite: HOUSE }]),
  ];
};
