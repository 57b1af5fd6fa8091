import type { SheetFooter } from '../core/sheet';
import { sheetFooter, strong } from '../core/sheet-cells';
import { everyUnit, type RosterContext } from './roster-context';
import { SETTINGS } from './settings';
import { NATIONS, SYSTEM, TYPES } from './tables';

const ADJECTIVES = Object.values(NATIONS).map(({ adjective }) => adjective);

const FOOTED = { ...SYSTEM, settings: SETTINGS, coefficients: [], proper: ADJECTIVES };

/** What stands on every sheet: the key to the boxes, options, verdict, rules profile, version, date, codes. */
export const footer = ({ army, assessment, file, options }: RosterContext): SheetFooter => {
  const guns = everyUnit(army).some(
    ({ type, battalionGuns }) => TYPES[type].arm === 'close-order' && battalionGuns !== 'absent',
  );
  return sheetFooter(FOOTED, file, assessment.findings, options, [
    strong('Hits:'),
    { text: ' 3, one less on every die. 4, retreat and reform. 5, done for.' },
    ...(guns ? [strong(' Muskets'), { text: ' include battalion guns.' }] : []),
  ]);
};
