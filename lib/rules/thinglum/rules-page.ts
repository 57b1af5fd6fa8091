import checkTexts from '@/data/thinglum/check-texts.json';
import rulings from '@/data/thinglum/rulings.json';
import words from '@/data/thinglum/terms.json';
import { grouped } from '../core/army/number';
import { blankTables, type RulesPage, type RulesTable } from '../core/contract/rules-page';
import { failChance } from './odds';
import {
  ABILITIES,
  CLASS_IDS,
  CLASSES,
  COEFFICIENTS,
  HOUSE_TABLES,
  MORALE,
  NOTES,
  TYPE_IDS,
  TYPES,
} from './tables';

const right = (title: string) => ({ title, align: 'right' as const });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a point is made of; all of it ours. */
const coefficientTables: readonly RulesTable[] = [
  {
    title: 'Coefficients',
    note: 'ours; an army may change them',
    columns: [{ title: '' }, right('Value'), { title: 'Why' }],
    rows: COEFFICIENTS.map(({ label, default: value, exact, derivation, cite }) => ({
      cells: [label, exact === undefined ? `${value}` : exact.join('/'), derivation],
      cite,
    })),
  },
];

/** Classes, the kinds of troops played as them, and abilities of commanders. */
const troopTables: readonly RulesTable[] = [
  {
    title: 'Classes',
    columns: [
      { title: '' },
      right('Figures'),
      right('Morale'),
      right('Fails'),
      { title: 'Stands' },
      { title: 'Played as it' },
    ],
    rows: CLASS_IDS.map((id) => {
      const { label, figures, morale, standSize, cite } = CLASSES[id];
      return {
        cells: [
          label,
          grouped(figures),
          `${morale}`,
          failChance(morale),
          standSize,
          TYPE_IDS.filter((type) => TYPES[type].class === id)
            .map((type) => TYPES[type].label)
            .join(', '),
        ],
        cite,
      };
    }),
  },
  {
    title: 'Ability die',
    note: 'a commander in chief adds 1',
    columns: [
      { title: 'Die' },
      right('Chips'),
      right('Radius, in'),
      { title: 'His moves' },
      right('Withdraw'),
    ],
    rows: ABILITIES.map(({ from, to, chips, radius, move, army, cite }) => ({
      cells: [from === to ? `${from}` : `${from}–${to}`, `${chips}`, `${radius}`, move || '–', `${army}`],
      cite,
    })),
  },
  {
    title: 'Morale number',
    note: '4, and added to it',
    columns: [{ title: 'Reason' }, right('Modifier')],
    rows: MORALE.map(({ reason, value, cite }) => ({
      cells: [capital(reason), value > 0 ? `+${value}` : `−${-value}`],
      cite,
    })),
  },
];

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
