import type { ArmyFile } from '../core/army/document';
import { datedText } from '../core/army/years';
import type { Reason } from '../core/contract/system';
import type { Army } from './schema';
import { classOf, fieldingOf, HOUSE, NATIONS, nationOf, TYPES } from './tables';
import { everyUnit } from './tree';

/** The class of a stand is the book's (s. 1.1); its usual strength and Morale are ours: the lists are lost. */
export const reasons = ({ army }: ArmyFile<Army>, unitId: string): Reason[] => {
  const unit = everyUnit(army).find(({ id }) => id === unitId);
  if (unit === undefined) return [];
  const nation = nationOf(unit, army);
  const { label, sp, morale } = TYPES[unit.type];
  const { label: className, cite } = classOf(unit);
  const fielding = fieldingOf(nation, unit.type);
  const whose = NATIONS[nation].label;
  const usual = `usually strength ${sp}, Morale ${fielding?.morale ?? morale}; the official lists are lost`;
  return [
    { text: `${label}: class ${className.toLowerCase()}`, cite },
    {
      text:
        fielding === undefined
          ? `Our list gives ${whose} none`
          : `${fielding.label ?? label} of ${whose}${datedText(fielding)}: ${usual}`,
      cite: HOUSE,
    },
  ];
};
