import type { ArmyFile } from '../core/army/document';
import { grouped, signed } from '../core/army/number';
import { datedText } from '../core/army/years';
import type { Reason } from '../core/contract/system';
import type { Army } from './schema';
import { ARMS, fieldingOf, HOUSE, NATIONS, TYPES } from './tables';
import { everyUnit } from './tree';

/** The source has kinds of units and morale modifiers; what each nation had, and when, is ours. */
export const reasons = ({ army }: ArmyFile<Army>, unitId: string): Reason[] => {
  const unit = everyUnit(army).find(({ id }) => id === unitId);
  if (unit === undefined) return [];
  const nation = unit.nation ?? army.nation;
  const { arm, label, modifier, modifierCite } = TYPES[unit.type];
  const { label: armLabel, men, cite } = ARMS[arm];
  const fielding = fieldingOf(nation, unit.type);
  const whose = NATIONS[nation].label;
  const size = men === null ? '' : `, ${grouped(men)} men at full strength`;
  return [
    { text: `${label}: ${armLabel.toLowerCase()}${size}`, cite },
    ...(modifier === null
      ? [{ text: 'Its morale modifier is lost; a coefficient of ours stands for it', cite: HOUSE }]
      : [{ text: `Morale modifier ${signed(modifier)}`, cite: modifierCite }]),
    {
      text:
        fielding === undefined
          ? `Our list gives ${whose} none`
          : `${fielding.label ?? label} of ${whose}${datedText(fielding)}, as our list has it`,
      cite: HOUSE,
    },
  ];
};
