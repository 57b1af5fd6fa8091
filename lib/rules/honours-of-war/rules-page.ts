import checkTexts from '@/data/honours-of-war/check-texts.json';
import notes from '@/data/honours-of-war/notes.json';
import rulings from '@/data/honours-of-war/rulings.json';
import words from '@/data/honours-of-war/terms.json';
import { signed } from '../core/army/number';
import { yearsText } from '../core/army/years';
import type { RulesPage, RulesTable } from '../core/contract/rules-page';
import { priceTables } from './rules-page/prices';
import { armText, CLASS_WORDS, facesText, paceText } from './rules-page/words';
import { FIELDINGS, type Fielding, NATION_IDS, NATIONS, type NationId, TYPES, YEARS } from './tables';

/** The national differences (p. 39-50), a row for each nation and period. */
const differences: RulesTable = {
  title: 'National differences',
  note: 'A die for each brigade commander gives his rating. French guns take a full move to limber in all years unless the table is taken to the letter (R3). Inferior close order infantry and cavalry always pay at least half a move to change formation; light infantry never pays.',
  columns: [
    { title: 'Nation and period' },
    { title: 'Dithering' },
    { title: 'Dependable' },
    { title: 'Dashing' },
    { title: 'Movement initiative', align: 'right' },
    { title: 'Firing initiative', align: 'right' },
    { title: 'Formation change' },
    { title: 'Flank and rear' },
    { title: 'Limber' },
    { title: 'Manhandle' },
  ],
  rows: NATION_IDS.flatMap((nation) =>
    NATIONS[nation].table.map((row) => ({
      cells: [
        row.title,
        facesText(row.dice.dithering),
        facesText(row.dice.dependable),
        facesText(row.dice.dashing),
        signed(row.moveInitiative),
        signed(row.fireInitiative),
        paceText(row.formationChange),
        paceText(row.flankMove),
        row.limber === 'half' ? '½' : 'full',
        row.manhandle === 'half' ? '½' : 'normal',
      ],
      cite: row.cite,
    })),
  ),
};

const classText = ({ class: first, classes = [], alsoClass = [] }: Fielding): string =>
  [
    CLASS_WORDS[first],
    ...classes.map(({ from, class: later }) => `${CLASS_WORDS[later]} from ${from}`),
    ...alsoClass.map((other) => `or ${CLASS_WORDS[other]}`),
  ].join(', ');

const noteText = ({ size, max, maxGroup, remark, pieces }: Fielding): string => {
  const most = max === undefined ? [] : [`${max} at most${maxGroup === undefined ? '' : ` (${maxGroup})`}`];
  return [
    ...(pieces === undefined ? [] : [pieces]),
    ...(size === undefined ? [] : [`${size} units`]),
    ...most,
    ...(remark === undefined ? [] : [remark]),
  ].join('; ');
};

/** The troops a nation fields (p. 41-50). */
const troops = (nation: NationId): RulesTable => ({
  title: NATIONS[nation].long ?? NATIONS[nation].label,
  columns: [
    { title: 'Troops' },
    { title: 'Arm' },
    { title: 'Class' },
    { title: 'Years' },
    { title: 'Notes' },
  ],
  rows: FIELDINGS[nation].map((fielding) => ({
    cells: [
      fielding.label ?? TYPES[fielding.type].label,
      armText(TYPES[fielding.type]),
      classText(fielding),
      yearsText(YEARS, fielding.from, fielding.to),
      noteText(fielding),
    ],
    cite: fielding.cite,
  })),
});

const nationTables: readonly RulesTable[] = NATION_IDS.map(troops);

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
