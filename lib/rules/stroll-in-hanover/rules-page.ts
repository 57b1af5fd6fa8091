import checkTexts from '@/data/stroll-in-hanover/check-texts.json';
import NOTES from '@/data/stroll-in-hanover/notes.json';
import rulings from '@/data/stroll-in-hanover/rulings.json';
import words from '@/data/stroll-in-hanover/terms.json';
import { yearsText } from '../core/army/years';
import { blankTables, type RulesPage, type RulesTable } from '../core/contract/rules-page';
import { HOUSE_TABLES } from './house-tables';
import { priceTables } from './rules-page/prices';
import { CLASSES, FIELDINGS, HOUSE, NATION_IDS, NATIONS, type NationId, TYPES, YEARS } from './tables';

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
const troopTables: readonly RulesTable[] = NATION_IDS.map(troops);

/** The rules page: words, prices, troops, rulings and printed notes, from the same tables that price and check. */
export const rulesPage: RulesPage = {
  words,
  sections: [
    {
      id: 'prices',
      title: 'Prices',
      lede: 'A stand costs its strength points times its Morale. Artillery costs by its calibre, generals by their rating; the defender may buy works.',
      tables: priceTables,
    },
    {
      id: 'troops',
      title: 'Troops',
      lede: 'The official lists are lost. Classes and prices are the book’s; names, years, strength and Morale are ours, and you can change them all.',
      tables: troopTables,
    },
    {
      id: 'lost',
      title: 'Lost tables',
      lede: 'Blanks are values the source has lost. Fill in what your copy of the magazine says; it is printed on the reference sheet and used in no sum.',
      tables: blankTables(HOUSE_TABLES),
    },
  ],
  checkTexts,
  // rows of the digest that no army can break alone: printed, not checked
  notes: NOTES,
  rulings,
};
