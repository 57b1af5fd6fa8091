import checkTexts from '@/data/stroll-in-hanover/check-texts.json';
import rulings from '@/data/stroll-in-hanover/rulings.json';
import words from '@/data/stroll-in-hanover/terms.json';
import { blankTables, type RulesPage } from '../core/contract/rules-page';
import { HOUSE_TABLES } from './house-tables';
import { NOTES } from './notes';
import { priceTables } from './rules-page/prices';
import { troopTables } from './rules-page/troops';

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
  notes: NOTES,
  rulings,
};
