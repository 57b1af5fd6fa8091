import type { ArmyFile } from '../core/army/document';
import { settingOf } from './settings';
import { ARMS, type Arm } from './tables';

/** What the unit table remarks of an arm, as the rulings that the army has chosen change it. */
export const armNotes = (arm: Arm, file: Pick<ArmyFile, 'settings'>): readonly string[] => {
  if (arm === 'line' && settingOf(file, 'noFreeFacing') === true) {
    return ['Does not turn by itself to face a charge (R06)'];
  }
  if (arm === 'light' && settingOf(file, 'lightCavDouble') === 'twice') {
    return [...ARMS.light.notes, 'Cavalry throws twice its dice, and its hits count twice (R10)'];
  }
  return ARMS[arm].notes;
};
