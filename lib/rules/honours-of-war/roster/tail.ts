import { stat } from '../../core/contract/army-context';
import { numberedBoxes, TURN_TRACK } from '../../core/sheet/boxes';
import { evenColumns } from '../../core/sheet/parts';
import { smallTable } from '../../core/sheet/roster-sheet';
import type { Block, Box, TableBlock, TrackBlock } from '../../core/sheet/sheet';
import { figures, plain } from '../../core/sheet/sheet-cells';
import { commandResult, resultOf } from '../command-die';
import { HIT_TABLE, type HitRowId, hitRowOf } from '../hits';
import type { Unit } from '../schema';
import type { SheetContext } from '../sheet-context';
import { type Arm, LIMITS, RATING_LABELS, RATINGS, TYPES } from '../tables';
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
                  ? 'Small unit half a box, standard 1, large\u00A01½.'
                  : 'One box for each unit Done For.',
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

/** The hit table (p. 34) cut to the rows that these units roll on, each by the name of its troops. */
const hitsScored = (units: readonly Unit[]): TableBlock | null => {
  const rows = new Map<string, HitRowId>();
  for (const unit of units) {
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

const ownOf = (units: readonly Unit[], { nation }: SheetContext): Unit[] =>
  units.filter((unit) => unit.nation === undefined || unit.nation === nation);

/** The foot of the last sheet: losses, turns, hits, national differences. */
export const tailBlocks = (context: SheetContext): Block[] => {
  const units = everyUnit(context.army);
  const hits = hitsScored(units);
  return [
    {
      kind: 'columns',
      widths: [52, null, 47],
      columns: [
        [pointsLost(context), TURN_TRACK],
        hits === null ? [] : [hits],
        [national(context, ownOf(units, context)), ...contingents(context, units)],
      ],
    },
  ];
};

const { faces: FACES } = LIMITS.commandDie;

/** What the command die means for each rating (p. 18). */
const COMMAND: TableBlock = smallTable(
  'Command',
  'D6 each turn',
  [
    { title: 'D6', width: 7 },
    ...evenColumns(
      RATINGS.map((rating) => RATING_LABELS[rating]),
      null,
    ),
  ],
  FACES.map((face) => [
    plain(`${face}`),
    ...RATINGS.map((rating) => plain(resultOf(commandResult(rating, face)).label)),
  ]),
);

/** What the player of a brigade needs: the command die, hits of its troops, national differences. */
export const formationTables = (context: SheetContext, units: readonly Unit[]): Block[] => {
  const hits = hitsScored(units);
  return [
    {
      kind: 'columns',
      widths: [58, null, 47],
      columns: [
        [COMMAND],
        hits === null ? [] : [hits],
        [national(context, ownOf(units, context)), ...contingents(context, units)],
      ],
    },
  ];
};
