import type { ArmyFile } from '../core/army/document';
import { counted } from '../core/army/words';
import type { Reason } from '../core/contract/system';
import { unfielded } from './catalogue';
import type { Army } from './schema';
import { ARMS, HOUSE, NATIONS, qualityOf, TYPES } from './tables';
import { everyUnit } from './tree';

/** The unit table knows arms; the quality of eighteenth-century troops is ours, as the source names none. */
export const reasons = ({ army }: ArmyFile<Army>, unitId: string): Reason[] => {
  const unit = everyUnit(army).find(({ id }) => id === unitId);
  if (unit === undefined) return [];
  const { label, arm, hits, conscript } = TYPES[unit.type];
  const { label: armLabel, cite } = ARMS[arm];
  const missing = unfielded(unit.type, army.nation, army.year);
  const quality = `${qualityOf(hits).toLowerCase()}, ${counted(hits, 'hit')}${conscript ? ', conscript' : ''}`;
  return [
    { text: `${label}: fights as ${armLabel.toLowerCase()}`, cite },
    { text: `Taken as ${quality}: the source names no troops of this war`, cite: HOUSE },
    ...(missing === undefined
      ? []
      : [{ text: `Our list gives ${NATIONS[army.nation]} none in ${army.year}`, cite: HOUSE }]),
  ];
};
