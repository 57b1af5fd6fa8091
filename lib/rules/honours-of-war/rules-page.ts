import checkTexts from '@/data/honours-of-war/check-texts.json';
import notes from '@/data/honours-of-war/notes.json';
import rulings from '@/data/honours-of-war/rulings.json';
import words from '@/data/honours-of-war/terms.json';
import type { RulesPage } from '../core/contract/rules-page';
import { differences, nationTables } from './rules-page/nations';
import { priceTables } from './rules-page/prices';

/** The rules page: words, prices, nations, rulings and printed notes, from the same tables that price and check. */
export const rulesPage: RulesPage = {
  words,
  sections: [
    {
      id: 'prices',
      title: 'Prices',
      lede: 'A unit has a basic value; class, size and army change it. Commanders and works are added to the army.',
      tables: priceTables,
    },
    {
      id: 'nations',
      title: 'Nations',
      lede: 'How the armies differ, and when. A contingent fights by its own row; dice and initiative are the main army’s (R12).',
      tables: [differences],
    },
    {
      id: 'troops',
      title: 'Troops',
      lede: 'Who fields what, of which class and when. Players may rate troops differently; that is a warning.',
      tables: nationTables,
    },
  ],
  checkTexts,
  notes,
  rulings,
};
