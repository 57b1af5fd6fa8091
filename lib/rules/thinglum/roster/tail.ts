import { grouped, signed } from '../../core/army/number';
import { stat } from '../../core/contract/army-context';
import { twoDicePercent } from '../../core/price/dice';
import { numberedBoxes, TURN_TRACK } from '../../core/sheet/boxes';
import { smallTable } from '../../core/sheet/roster-sheet';
import type { Block, Box, ListBlock, TableBlock, TrackBlock } from '../../core/sheet/sheet';
import { figures, plain } from '../../core/sheet/sheet-cells';
import { failWays, routWays } from '../odds';
import type { SheetContext } from '../sheet-context';

/** More boxes than these do not fit. */
const MOST_UNITS = 40;

/** A box for each unit of the army: with the loss at `from` it tests to withdraw (VII.B). */
export const unitBoxes = (units: number, from: number): Box[] =>
  numberedBoxes(units, (place) => (place < from ? 'plain' : place === from ? 'last' : 'hatched'));

/** Units lost, from the first test of the army on framed (VII.B). */
const losses = (context: SheetContext): TrackBlock => {
  const units = stat(context, 'units');
  const from = stat(context, 'withdrawPoint');
  return {
    kind: 'track',
    title: 'Units lost',
    size: 'large',
    boxes: unitBoxes(Math.min(units, MOST_UNITS), from),
    notes: [
      [
        {
          text: `From ${from} of ${units} lost it tests each turn: 2d6 above the enemy’s, or withdraws.`,
          style: 'soft',
        },
      ],
    ],
  };
};

const NUMBERS = [3, 4, 5, 6, 7];
/** the second half of the table is beside the first */
const BESIDE = 5;
const MODIFIERS = [0, -1, -2, -3, -4];

/** Chances to fail a morale test by morale number, and to rout when failed; counted from two dice (V.B, V.D). */
const odds: TableBlock = smallTable(
  'Morale',
  'chances of 2d6',
  [
    { title: 'No.', width: null },
    { title: 'fails', width: 9, align: 'right' },
    { title: 'No.', width: 9, align: 'right' },
    { title: 'fails', width: 9, align: 'right' },
    { title: 'Failed', width: 10, align: 'right' },
    { title: 'routs', width: 9, align: 'right' },
  ],
  NUMBERS.map((number, index) => {
    const modifier = MODIFIERS[index] ?? 0;
    return [
      plain(`${number}`),
      figures(twoDicePercent(failWays(number))),
      figures(`${number + BESIDE}`),
      figures(twoDicePercent(failWays(number + BESIDE))),
      figures(signed(modifier)),
      figures(twoDicePercent(routWays(modifier))),
    ];
  }),
);

const numbers = (context: SheetContext): ListBlock => {
  const statText = (key: string): string => grouped(stat(context, key));
  return {
    kind: 'list',
    title: 'Army',
    items: [
      { term: 'Units, brigades', value: `${statText('units')}, ${statText('brigades')}` },
      { term: 'Figures, with command', value: `${statText('figures')}, ${statText('figuresAll')}` },
      { term: 'Stands, fire dice', value: `${statText('stands')}, ${statText('fireDice')}` },
      { term: 'Men of foot and horse', value: statText('men') },
      { term: 'Models of guns, limbers', value: `${statText('guns')}, ${statText('limbers')}` },
      { term: 'Frontage in line, in', value: statText('frontage') },
    ],
  };
};

/** The foot of the last sheet: losses, turns, odds, numbers. */
export const tailBlocks = (context: SheetContext): Block[] => [
  {
    kind: 'columns',
    widths: [72, null, 48],
    columns: [
      [...(stat(context, 'units') === 0 ? [] : [losses(context)]), TURN_TRACK],
      [odds],
      [numbers(context)],
    ],
  },
];

/** What the player of a brigade needs: the turns, the odds of morale. */
export const FORMATION_TABLES: readonly Block[] = [
  { kind: 'columns', widths: [72, null, 30], columns: [[TURN_TRACK], [odds], []] },
];
