import checkTexts from '@/data/thinglum/check-texts.json';
import rulings from '@/data/thinglum/rulings.json';
import words from '@/data/thinglum/terms.json';
import { blankTables, type RulesPage } from '../core/contract/rules-page';
import { coefficientTables, troopTables } from './rules-page/tables';
import { HOUSE_TABLES, NOTES } from './tables';

/** The rules page: words, house points, troops, rulings and notes, from the same tables that price and check. */
export const rulesPage: RulesPage = {
  words,
  sections: [
    {
      id: 'prices',
      title: 'House points',
      lede: 'The source prints no points. These are ours: figures times a factor of their class, guns by the figures they are worth, rounded to whole points.',
      tables: coefficientTables,
    },
    {
      id: 'troops',
      title: 'Troops and commanders',
      lede: 'Classes are the source’s; which troops of the Seven Years War are played as which class is ours.',
      tables: troopTables,
    },
    {
      id: 'lost',
      title: 'Not in the source',
      lede: 'What the source does not say is a blank. What you fill in is printed on the reference sheet and never computed with.',
      tables: blankTables(HOUSE_TABLES),
    },
  ],
  checkTexts,
  notes: NOTES,
  rulings,
};
