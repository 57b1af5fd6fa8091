import checkTexts from '@/data/mcnally/check-texts.json';
import notes from '@/data/mcnally/notes.json';
import rulings from '@/data/mcnally/rulings.json';
import words from '@/data/mcnally/terms.json';
import { yearsText } from '../core/army/years';
import type { Cite } from '../core/contract/citation';
import { blankTables, type RulesPage, type RulesTable } from '../core/contract/rules-page';
import { HOUSE_TABLES } from './house-tables';
import { armTable, moraleTable, priceTables, strengthTable } from './rules-page/prices';
import { ARMS, FIELDINGS, HOUSE, NATION_IDS, NATIONS, type NationId, TYPES, YEARS } from './tables';

/** Rows of the digest that no army can break: printed, not checked. */
const NOTES: readonly { readonly code: string; readonly text: string; readonly cite: Cite }[] = notes;

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
const troopTables: readonly RulesTable[] = NATION_IDS.map(troops);

/** The rules page: words, units, our costs, troops, rulings and printed notes, from the tables that price and check. */
export const rulesPage: RulesPage = {
  words,
  sections: [
    {
      id: 'units',
      title: 'Units',
      lede: 'A unit at full strength has six strength points. Its basic morale is what is left of them and its modifier.',
      tables: [armTable, strengthTable, moraleTable],
    },
    {
      id: 'prices',
      title: 'House points',
      lede: 'The source gives no points. House points are our estimate. You can change each one for an army, or switch them all off.',
      tables: priceTables,
    },
    {
      id: 'troops',
      title: 'Troops',
      lede: 'The source has no lists of armies: names and years are ours.',
      tables: troopTables,
    },
    {
      id: 'lost',
      title: 'Lost tables',
      lede: 'Blanks are values the source has lost. Fill in what your copy says, or take the values of the sibling rules for the American War of Independence, marked as theirs. They are printed on the reference sheet and used in no sum.',
      tables: blankTables(HOUSE_TABLES),
    },
  ],
  checkTexts,
  notes: NOTES,
  rulings,
};
