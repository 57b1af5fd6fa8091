import { cell, figure, grid } from '../sheet/parts';
import type { CurvePart } from '../sheet/report-parts';
import { EMPTY, strong, text } from '../sheet/sheet-cells';
import type { GridRow, Section } from '../sheet/sheet-parts';
import { type Course, curveOf, type LossPair } from './course';
import { HEIGHTS, planCurve } from './curve-plan';
import { type FormationLoss, lossesByFormation, type PieceLoss } from './decided';
import { type GameSide, pieceName, sideNames } from './machine';
import * as words from './report-words';
import { type GameState, sidesOf } from './state';
import { alone, lossText, objectives as objectivesTitle } from './words';

/** As many formations of a side, and names in one of them, as leave the report on its page. */
const MOST_ROWS = 14;
const MOST_NAMES = 8;

/** A row of losses: a formation, units in none, or objectives. */
export type LossRow = {
  readonly key: string;
  readonly name: string;
  /** what has cost points, by name; what has cost some of them with how many */
  readonly lost: readonly string[];
  /** drawn in a row: those that are lost whole are crossed out */
  readonly pieces: readonly PieceLoss[];
  /** how many units are lost whole; null for objectives */
  readonly units: number | null;
  readonly points: number;
};

export const isLost = ({ lost, most }: PieceLoss): boolean => lost > 0 && lost >= most;

const lostName = ({ piece, lost, most }: PieceLoss, per: number): string =>
  lost < most ? words.partOf(pieceName(piece), lossText(lost, per), lossText(most, per)) : pieceName(piece);

const rowOf = (key: string, name: string, pieces: readonly PieceLoss[], per: number): LossRow => ({
  key,
  name,
  pieces,
  lost: pieces
    // a formation that has cost something itself is named by its row
    .filter(({ piece, lost }) => lost > 0 && piece.id !== key)
    .map((piece) => lostName(piece, per)),
  units: pieces.some(({ piece }) => piece.of === 'unit')
    ? pieces.filter((each) => each.piece.of === 'unit' && isLost(each)).length
    : null,
  points: pieces.reduce((sum, { lost }) => sum + lost, 0),
});

/** The losses of a side in rows, in the order of its army. */
export const lossRows = (losses: readonly FormationLoss[], per: number): readonly LossRow[] =>
  losses.flatMap(({ formation, pieces }) => {
    if (formation !== null) return [rowOf(formation.id, pieceName(formation), pieces, per)];
    const objectives = pieces.filter(({ piece }) => piece.of === 'objective');
    const others = pieces.filter(({ piece }) => piece.of !== 'objective');
    return [
      ...(others.length > 0 ? [rowOf('alone', alone, others, per)] : []),
      ...(objectives.length > 0 ? [rowOf('objectives', objectivesTitle, objectives, per)] : []),
    ];
  });

const namesIn = ({ lost }: LossRow): string =>
  lost.length <= MOST_NAMES
    ? lost.join(', ')
    : [...lost.slice(0, MOST_NAMES), words.otherLosses(lost.length - MOST_NAMES)].join(', ');

const unitsIn = (rows: readonly LossRow[]): number => rows.reduce((sum, { units }) => sum + (units ?? 0), 0);

/** Those that have lost most, in the order of the army; what there is no room for comes as one row. */
const printedRows = (rows: readonly LossRow[]): readonly LossRow[] => {
  if (rows.length <= MOST_ROWS) return rows;
  const most = new Set(rows.toSorted((a, b) => b.points - a.points).slice(0, MOST_ROWS));
  const others = rows.filter((row) => !most.has(row));
  return [
    ...rows.filter((row) => most.has(row)),
    {
      key: 'others',
      name: words.otherFormations(others.length),
      lost: [],
      pieces: [],
      units: unitsIn(others),
      points: others.reduce((sum, { points }) => sum + points, 0),
    },
  ];
};

/**
 * What the formations of a side have lost, as a section of a sheet.
 * @param per how many of the system's whole units of losses make a printed point
 */
export const lossSection = (game: GameState, losses: LossPair, side: GameSide, per: number): Section => {
  const { breaksAt } = game.setup.sides[side];
  const all = lossRows(lossesByFormation(game)[side], per);
  const rows = printedRows(all).map((row): GridRow => {
    const names = namesIn(row);
    return {
      cells: [
        text(strong(row.name), ...(names === '' ? [] : [{ text: `  ${names}`, style: 'soft' } as const])),
        row.units === null ? EMPTY : figure(row.units === 0 ? '–' : String(row.units)),
        figure(row.points === 0 ? '–' : lossText(row.points, per), 'strong'),
      ],
    };
  });
  const lost = breaksAt === null ? words.lostInAll : words.lostOf(lossText(breaksAt, per));
  return {
    title: words.lossesOf(sideNames(game.setup)[side]),
    note: '',
    cite: '',
    parts: [
      grid(
        [
          { title: '', width: null },
          { title: words.units, width: 1, align: 'right' },
          { title: words.points, width: 1.1, align: 'right' },
        ],
        [
          ...rows,
          {
            ruled: true,
            cells: [
              cell(lost, 'strong'),
              figure(String(unitsIn(all)), 'strong'),
              figure(lossText(losses[side], per), 'strong'),
            ],
          },
        ],
      ),
    ],
  };
};

/**
 * The curve of losses of a game as a part of a sheet, the same that the page draws.
 * @param per how many of the system's whole units of losses make a printed point
 * @param decidedIn the turns of the acts that decided the game, in their order
 */
export const curvePart = (course: Course, per: number, decidedIn: readonly number[]): CurvePart => {
  const { setup } = course.game;
  const plan = planCurve(course, per, decidedIn, HEIGHTS.paper);
  const curves = curveOf(course);
  const names = sideNames(setup);
  const present = sidesOf(setup);
  const after = curves[0].map(({ turn }, index) =>
    words.lossesAfter(
      turn,
      present.map((side) => lossText(curves[side][index]?.losses ?? 0, per)),
    ),
  );
  return {
    kind: 'curve',
    label: words.curveInFigures(
      present.map((side) => names[side]),
      after,
    ),
    across: plan.turns.map(({ turn, x }) => ({ at: x, text: String(turn) })),
    axis: words.turnAxis,
    levels: plan.levels.map(({ losses, y }) => ({ at: y, text: lossText(losses, per) })),
    limits: plan.breaks.map(({ losses, y, sides }) => ({
      at: y,
      text: lossText(losses, per),
      note: sides.length === 2 ? words.bothBreakHere : words.breaksHere(names[sides[0] ?? 0]),
    })),
    lines: present.map((side) => ({
      nation: setup.sides[side].nation ?? '',
      steps: plan.steps[side],
      name: { at: plan.names[side], text: names[side] },
    })),
    ground: plan.ground,
    marks: plan.marks.map(({ x, y, numbers }) => ({ x, y, texts: numbers.map(String) })),
    bands: plan.bands.map(({ text, x, width }) => ({ text, x, width })),
  };
};
