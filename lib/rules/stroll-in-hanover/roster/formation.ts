import { TURN_TRACK } from '../../core/sheet/boxes';
import { evenColumns } from '../../core/sheet/parts';
import { smallTable } from '../../core/sheet/roster-sheet';
import type { Block, TableBlock, TrackBlock } from '../../core/sheet/sheet';
import { figures, plain } from '../../core/sheet/sheet-cells';
import { moraleOf, passText } from '../morale';
import type { StandList } from '../sheet-context';
import { moraleBoxes } from './tail';

const MODIFIERS = [0, 1, 2, 3] as const;

/** Strength points that a division can lose before it is demoralised (s. 14). */
const losses = (sp: number): TrackBlock => ({
  kind: 'track',
  title: 'Strength points lost',
  size: 'large',
  boxes: moraleBoxes(moraleOf(sp)),
  notes: [[{ text: `At ${moraleOf(sp)} of ${sp} the division is demoralised.`, style: 'strong' }]],
});

/** Chances of a morale test (s. 12.2), for the Morale of these stands. */
const tests = ({ units }: StandList): TableBlock[] => {
  const morales = [...new Set(units.map(({ unit }) => unit.morale))].toSorted((a, b) => b - a);
  if (morales.length === 0) return [];
  return [
    smallTable(
      'Passes a test',
      'die + modifier at most Morale',
      [
        { title: 'Morale', width: null },
        ...evenColumns(
          MODIFIERS.map((modifier) => (modifier === 0 ? '0' : `+${modifier}`)),
          11,
        ),
      ],
      morales.map((morale) => [
        plain(String(morale)),
        ...MODIFIERS.map((modifier) => figures(passText(morale, modifier))),
      ]),
    ),
  ];
};

/** What the player of a division needs: its losses, the turns, the chances of its tests. */
export const formationTables = (list: StandList, sp = 0): Block[] => [
  {
    kind: 'columns',
    widths: [72, null],
    columns: [[...(sp > 0 ? [losses(sp)] : []), TURN_TRACK], tests(list)],
  },
];
