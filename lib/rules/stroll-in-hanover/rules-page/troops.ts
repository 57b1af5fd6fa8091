import { yearsText } from '../../core/army/years';
import type { RulesTable } from '../../core/contract/rules-page';
import { CLASSES, FIELDINGS, HOUSE, NATION_IDS, NATIONS, type NationId, TYPES, YEARS } from '../tables';

const troops = (nation: NationId): RulesTable => ({
  title: NATIONS[nation].label,
  cite: HOUSE,
  columns: [
    { title: 'Troops' },
    { title: 'Class' },
    { title: 'SP', align: 'right' },
    { title: 'Morale', align: 'right' },
    { title: 'Years' },
    { title: 'Notes' },
  ],
  rows: FIELDINGS[nation].map((fielding) => {
    const { label, sp, morale, class: unitClass, noGrenadiers } = TYPES[fielding.type];
    return {
      cells: [
        fielding.label ?? label,
        CLASSES[unitClass].label,
        String(sp),
        String(fielding.morale ?? morale),
        yearsText(YEARS, fielding.from, fielding.to),
        noGrenadiers ? 'no grenadiers' : '',
      ],
    };
  }),
});

/** What each nation fields, by our defaults; an imagi-nation fields everything. */
export const troopTables: readonly RulesTable[] = NATION_IDS.map(troops);
