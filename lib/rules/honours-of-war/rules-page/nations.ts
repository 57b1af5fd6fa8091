import { signed } from '../../core/army/number';
import { yearsText } from '../../core/army/years';
import type { RulesTable } from '../../core/contract/rules-page';
import { FIELDINGS, type Fielding, NATION_IDS, NATIONS, type NationId, TYPES, YEARS } from '../tables';
import { armText, CLASS_WORDS, facesText, paceText } from './words';

/** The national differences (p. 39-50), a row for each nation and period. */
export const differences: RulesTable = {
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

export const nationTables: readonly RulesTable[] = NATION_IDS.map(troops);
