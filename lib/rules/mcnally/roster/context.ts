import { subtotals } from '../../core/costing';
import type { ArmyFile } from '../../core/document';
import { grouped, signed } from '../../core/number';
import { type Path, pathKey } from '../../core/path';
import type { Cell, SheetOptions, TableCell, TableRow } from '../../core/sheet';
import { EMPTY, figures, soft } from '../../core/sheet-cells';
import type { Assessment } from '../../core/system';
import type { Army } from '../schema';
import { type Facts, survey } from '../survey';
import { POINT_SCALE } from '../tables';

/** What every part of the roster draws on. */
export type RosterContext = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly facts: Facts;
  readonly assessment: Assessment;
  readonly options: SheetOptions;
  /** price of a node or list in whole points; null when points are hidden or there are none */
  readonly points: (at: Path) => number | null;
};

/** Looks everything up once. */
export const rosterContext = (
  file: ArmyFile<Army>,
  assessment: Assessment,
  options: SheetOptions,
): RosterContext => {
  const sums = assessment.costing === null ? null : subtotals(assessment.costing);
  return {
    file,
    army: file.army,
    facts: survey(file),
    assessment,
    options,
    points: (at) => (sums === null || options.hidePoints ? null : (sums.get(pathKey(at)) ?? 0) / POINT_SCALE),
  };
};

/** Columns of the ledger before the points. */
export const COLUMNS = 6;

/** True if the sheet has a column of points. */
export const isPriced = ({ assessment, options }: RosterContext): boolean =>
  assessment.costing !== null && !options.hidePoints;

/** The price of a unit or of works. */
export const price = (points: number | null): Cell => (points === null ? EMPTY : figures(grouped(points)));

/** The price of a general: with its sign, for it is added to the army. */
export const extra = (points: number | null): Cell => (points === null ? EMPTY : figures(signed(points)));

/** A row of the ledger; its last cell stands under the points and falls away with them. */
export const ledgerRow = (
  context: RosterContext,
  kind: TableRow['kind'],
  cells: readonly TableCell[],
  points: Cell,
): TableRow => ({ kind, cells: isPriced(context) ? [...cells, points] : cells });

/** A note under the row above it; none when notes are hidden or there is nothing to say. */
export const noteRows = (context: RosterContext, note: string | undefined): TableRow[] =>
  note === undefined || note.trim() === '' || context.options.hideNotes
    ? []
    : [
        ledgerRow(
          context,
          'note',
          [EMPTY, { ...soft(note.replace(/\s+/g, ' ').trim()), span: COLUMNS - 1 }],
          EMPTY,
        ),
      ];
