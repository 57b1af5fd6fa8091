import checkTexts from '@/data/mcnally/check-texts.json';
import notes from '@/data/mcnally/notes.json';
import rulings from '@/data/mcnally/rulings.json';
import words from '@/data/mcnally/terms.json';
import type { Cite } from '../core/contract/citation';
import { blankTables, type RulesPage } from '../core/contract/rules-page';
import { HOUSE_TABLES } from './house-tables';
import { armTable, moraleTable, priceTables, strengthTable } from './rules-page/prices';
import { troopTables } from './rules-page/troops';

/** Rows of the digest that no army can break: printed, not checked. */
const NOTES: readonly { readonly code: string; readonly text: string; readonly cite: Cite }[] = notes;

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
