import { grouped, signed } from '../core/number';
import type { Block, TableBlock, TrackBlock } from '../core/sheet';
import { figures, plain } from '../core/sheet-cells';
import { failWays, routWays, TWO_DICE_WAYS } from './odds';
import { boxes, type RosterContext, stat } from './roster-context';

const TURNS = 12;
/** More boxes than these do not fit. */
const MOST_UNITS = 40;

const percent = (ways: number): string => `${Math.round((ways * 100) / TWO_DICE_WAYS)}%`;

/** Units lost, from the first test of the army on framed (VII.B). */
const losses = (context: RosterContext): TrackBlock => {
  const units = stat(context, 'units');
  const from = stat(context, 'withdrawPoint');
  return {
    kind: 'track',
    title: 'Units lost',
    size: 'large',
    boxes: Array.from({ length: Math.min(units, MOST_UNITS) }, (_, index) => ({
      kind: index + 1 < from ? 'plain' : index + 1 === from ? 'last' : 'hatched',
      label: String(index + 1),
    })),
    notes: [
      [
        {
          text: `From ${from} of ${units} lost the army tests each turn: the enemy commander in chief throws 2d6, its own must throw more.`,
          style: 'soft',
        },
      ],
    ],
  };
};

const turns: TrackBlock = {
  kind: 'track',
  title: 'Turn',
  size: 'small',
  boxes: boxes(TURNS, TURNS).map((box, index) => ({ ...box, label: String(index + 1) })),
  notes: [],
};

const NUMBERS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const MODIFIERS = [0, -1, -2, -3, -4];

/** Chances to fail a morale test by morale number, and to rout when failed; counted from two dice (V.B, V.D). */
const odds: TableBlock = {
  kind: 'table',
  style: 'grid',
  title: 'Morale',
  note: '2d6 below the number fails; failed, 4 or less routs',
  columns: [
    { title: 'Number', width: null },
    { title: 'fails', width: 14, align: 'right' },
    { title: 'Modifier', width: 16, align: 'right' },
    { title: 'routs', width: 14, align: 'right' },
  ],
  groups: [
    {
      rows: NUMBERS.map((number, index) => {
        const modifier = MODIFIERS[index];
        return {
          kind: 'row',
          cells: [
            plain(`${number}`),
            figures(percent(failWays(number))),
            figures(modifier === undefined ? '' : signed(modifier)),
            figures(modifier === undefined ? '' : percent(routWays(modifier))),
          ],
        };
      }),
    },
  ],
};

const NUMBERS_TOLD = [
  ['Units', 'units'],
  ['Brigades', 'brigades'],
  ['Figures of units', 'figures'],
  ['With generals and couriers', 'figuresAll'],
  ['Stands', 'stands'],
  ['Men of foot and horse', 'men'],
  ['Models of guns', 'guns'],
  ['Models of limbers', 'limbers'],
  ['Couriers', 'couriers'],
  ['Fire dice', 'fireDice'],
  ['Frontage in line, in', 'frontage'],
] as const;

/** What stands at the foot of the last sheet: losses, turns, odds, numbers. */
export const tailBlocks = (context: RosterContext): Block[] => [
  {
    kind: 'columns',
    widths: [64, null, 52],
    columns: [
      [...(stat(context, 'units') === 0 ? [] : [losses(context)]), turns],
      [odds],
      [
        {
          kind: 'list',
          title: 'Army',
          items: NUMBERS_TOLD.map(([term, key]) => ({ term, value: grouped(stat(context, key)) })),
        },
      ],
    ],
  },
];
