import { cell, figure, grid } from '../sheet/parts';
import { EMPTY, strong, text } from '../sheet/sheet-cells';
import type { GridRow, Section } from '../sheet/sheet-parts';
import type { LossPair } from './course';
import { lossesByFormation } from './decided';
import { type LossRow, lossRows } from './formation-rows';
import type { Side } from './machine';
import { sideNames } from './names';
import * as words from './report-words';
import type { GameState } from './state';
import { lossText } from './words';

/** As many formations of a side, and names in one of them, as leave the report on its page. */
const MOST_ROWS = 14;
const MOST_NAMES = 8;

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
export const lossSection = (game: GameState, losses: LossPair, side: Side, per: number): Section => {
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
