import { yearsText } from '../../core/army/years';
import type { RulesTable } from '../../core/contract/rules-page';
import { ARMS, FIELDINGS, HOUSE, NATION_IDS, NATIONS, type NationId, TYPES, YEARS } from '../tables';

const fires = (nation: NationId, { arm, british }: (typeof TYPES)[keyof typeof TYPES]): string =>
  arm === 'close-order' && (british === true || NATIONS[nation].fireBonus === true) ? '+1 when firing' : '';

const troops = (nation: NationId): RulesTable => ({
  title: NATIONS[nation].label,
  cite: HOUSE,
  columns: [{ title: 'Troops' }, { title: 'Arm' }, { title: 'Years' }, { title: 'Notes' }],
  rows: FIELDINGS[nation].map((fielding) => {
    const type = TYPES[fielding.type];
    return {
      cells: [
        fielding.label ?? type.label,
        ARMS[type.arm].short,
        yearsText(YEARS, fielding.from, fielding.to),
        type.pieces ?? fires(nation, type),
      ],
    };
  }),
});

/** What each nation fields, by our lists; an imagi-nation fields everything. */
export const troopTables: readonly RulesTable[] = NATION_IDS.map(troops);
