import type { ArmyFile } from '../core/army/document';
import { capital, listed } from '../core/army/words';
import { datedText } from '../core/army/years';
import type { Reason } from '../core/contract/system';
import { labelOf } from './catalogue';
import type { Army } from './schema';
import { classIn, type Fielding, fieldingLike, NATIONS, TYPES, tableNation } from './tables';
import { everyUnit } from './tree';

/** "standard, or superior": the class of that year, and what the book allows beside it. */
const classText = (fielding: Fielding, year: number): string => {
  const { alsoClass = [], classes = [] } = fielding;
  const usual = classIn(fielding, year);
  const change = classes.findLast(({ from }) => year >= from);
  const since = change === undefined ? '' : ` since ${change.from}`;
  return `${usual}${since}${alsoClass.length === 0 ? '' : `, or ${listed(alsoClass)}`}`;
};

/** What the national notes say of such troops (p. 41-50): "Musketeers of HBM Army: standard". */
export const reasons = ({ army }: ArmyFile<Army>, unitId: string): Reason[] => {
  const unit = everyUnit(army).find(({ id }) => id === unitId);
  if (unit === undefined) return [];
  const nation = unit.nation ?? tableNation(army);
  const fielding = fieldingLike(nation, unit.type);
  const { label, troops } = NATIONS[nation];
  if (fielding === undefined)
    return [{ text: `${label} fields no ${TYPES[unit.type].label.toLowerCase()}`, cite: troops }];
  const whose = `${capital(labelOf(fielding))} of ${label}${datedText(fielding)}`;
  return [{ text: `${whose}: ${classText(fielding, army.year)}`, cite: fielding.cite }];
};
