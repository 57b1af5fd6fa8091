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
      lede: 'The source prints no costs. These are ours; every one of them can be changed for an army, or all switched off.',
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
      lede: 'What the source has lost is a blank. Fill in what your copy says, or take the values of the sibling rules for the American War of Independence, marked as theirs. They are printed on the reference sheet and never computed with.',
      tables: blankTables(HOUSE_TABLES),
    },
  ],
  checkTexts,
  notes: NOTES,
  rulings,
};
