import { subtotals } from '../core/costing';
import type { ArmyFile } from '../core/document';
import { type Path, pathKey } from '../core/path';
import type { Box, Cell, SheetOptions, TableRow } from '../core/sheet';
import { EMPTY, soft } from '../core/sheet-cells';
import type { Assessment } from '../core/system';
import type { Army } from './schema';
import { PARTS } from './tables';

/** What every part of the roster, and every card, draws on. */
export type RosterContext = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly assessment: Assessment;
  readonly options: SheetOptions;
  /** whole points of a node; null when points are hidden or off */
  readonly points: (at: Path) => number | null;
};

/** Looks everything up once. */
export const rosterContext = (
  file: ArmyFile<Army>,
  assessment: Assessment,
  options: SheetOptions,
): RosterContext => {
  const sums = assessment.costing === null || options.hidePoints ? null : subtotals(assessment.costing);
  return {
    file,
    army: file.army,
    assessment,
    options,
    points: (at) => (sums === null ? null : (sums.get(pathKey(at)) ?? 0) / PARTS),
  };
};

/** Columns of the ledger before the points. */
export const COLUMNS = 9;

/** A row of the ledger; its last cell stands under the points and falls away with them. */
export const ledgerRow = (
  { points }: RosterContext,
  kind: TableRow['kind'],
  cells: TableRow['cells'],
  amount: Cell,
): TableRow => ({ kind, cells: points([]) === null ? cells : [...cells, amount] });

/** A note under the row above it; none when notes are hidden or there is nothing to say. */
export const noteRows = (context: RosterContext, note: string | undefined): TableRow[] => {
  const words = context.options.hideNotes ? '' : (note ?? '').replace(/\s+/g, ' ').trim();
  return words === ''
    ? []
    : [ledgerRow(context, 'note', [EMPTY, { ...soft(words), span: COLUMNS - 1 }], EMPTY)];
};

/** Plain boxes, at most as many as have room. */
export const boxes = (count: number, most: number): Box[] =>
  Array.from({ length: Math.min(count, most) }, () => ({ kind: 'plain' }));

/** A number of the statistics. */
export const stat = ({ assessment }: RosterContext, key: string): number =>
  Number(assessment.stats[key] ?? 0);
