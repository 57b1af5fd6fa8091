import { stat } from '../../core/army-context';
import { numberedBoxes, TURN_TRACK } from '../../core/boxes';
import { evenColumns } from '../../core/parts';
import { smallTable } from '../../core/roster-sheet';
import type { Block, Box, TableBlock, TrackBlock } from '../../core/sheet';
import { figures, plain } from '../../core/sheet-cells';
import { HIT_TABLE, type HitRowId, hitRowOf } from '../hits';
import type { SheetContext } from '../sheet-context';
import { type Arm, TYPES } from '../tables';
import { everyUnit } from '../tree';
import { CLASSES } from '../unit-facts';
import { contingents, national } from './national';

/** Army points to the breaking point, in halves: a small unit is half a point, a large one one and a half (p. 36). */
export const pointBoxes = (point: number): Box[] =>
  numberedBoxes(point, (place) => (place === point ? 'last' : 'halves'));

const pointsLost = (context: SheetContext): TrackBlock => {
  const point = stat(context, 'breakingPoint');
  const sized = everyUnit(context.army).some(({ size }) => size !== 'standard');
  return {
    kind: 'track',
    title: 'Army points lost',
    size: 'large',
    boxes: pointBoxes(point),
    notes:
      point === 0
        ? [[{ text: 'Too few units for a breaking point.', style: 'soft' }]]
        : [
            [
              {
                text: sized
                  ? 'Small unit half a box, standard 1, large 1½.'
                  : 'One box for each unit done for.',
                style: 'soft',
              },
            ],
            [{ text: `At ${point} the army is broken.`, style: 'strong' }],
          ],
  };
};

const ARM_WORDS: Record<Exclude<Arm, 'transport'>, string> = {
  'close-order': 'infantry',
  'light-infantry': 'light infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
};

const ORDER = Object.keys(HIT_TABLE.rows);

/** The hit table (p. 34) cut to the rows that this army rolls on, each by the name of its troops. */
const hitsScored = ({ army }: SheetContext): TableBlock | null => {
  const rows = new Map<string, HitRowId>();
  for (const unit of everyUnit(army)) {
    const { arm } = TYPES[unit.type];
    const row = hitRowOf(unit);
    if (row !== null && arm !== 'transport') rows.set(`${CLASSES[unit.class]} ${ARM_WORDS[arm]}`, row);
  }
  if (rows.size === 0) return null;
  const inOrder = [...rows].toSorted(
    ([a, first], [b, second]) => ORDER.indexOf(first) - ORDER.indexOf(second) || (a < b ? -1 : 1),
  );
  return smallTable(
    'Hits scored',
    'average die, after modifiers',
    [
      { title: '', width: null },
      ...evenColumns(
        HIT_TABLE.scores.map((score) => score.replace(' or ', ' or\n')),
        6.4,
      ),
    ],
    inOrder.map(([label, row]) => [
      plain(label),
      ...HIT_TABLE.rows[row].hits.map((hits) => ({
        ...figures(String(hits)),
        style: hits === 0 ? ('mute' as const) : ('strong' as const),
      })),
    ]),
  );
};

/** What stands at the foot of the last sheet: losses, turns, hits, national differences. */
export const tailBlocks = (context: SheetContext): Block[] => {
  const hits = hitsScored(context);
  const units = everyUnit(context.army);
  const own = units.filter(({ nation }) => nation === undefined || nation === context.nation);
  return [
    {
      kind: 'columns',
      widths: [52, null, 47],
      columns: [
        [pointsLost(context), TURN_TRACK],
        hits === null ? [] : [hits],
        [national(context, own), ...contingents(context, units)],
      ],
    },
  ];
};
