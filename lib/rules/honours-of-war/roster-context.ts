import { subtotals } from '../core/costing';
import type { ArmyFile } from '../core/document';
import { grouped, signed } from '../core/number';
import { type Path, pathKey } from '../core/path';
import type { Cell, SheetOptions, TableCell, TableRow } from '../core/sheet';
import { EMPTY, figures, soft } from '../core/sheet-cells';
import type { Assessment } from '../core/system';
import type { Army, Unit } from './schema';
import { type NationId, tableNation } from './tables';

/** What every part of the roster draws on. */
export type RosterContext = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly nation: NationId;
  readonly assessment: Assessment;
  readonly options: SheetOptions;
  /** printed price of a node or list; null when points are hidden */
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
    nation: tableNation(file.army),
    assessment,
    options,
    points: (at) => (sums === null || options.hidePoints ? null : (sums.get(pathKey(at)) ?? 0)),
  };
};

/** Columns of the ledger before the points. */
export const COLUMNS = 8;

/** The price of a unit or of works. */
export const price = (points: number | null): Cell => (points === null ? EMPTY : figures(grouped(points)));

/** The price of a commander: with its sign, for it is added to the army. */
export const extra = (points: number | null): Cell => (points === null ? EMPTY : figures(signed(points)));

/** A row of the ledger; its last cell stands under the points and falls away with them. */
export const ledgerRow = (
  { options }: RosterContext,
  kind: TableRow['kind'],
  cells: readonly TableCell[],
  points: Cell,
): TableRow => ({ kind, cells: options.hidePoints ? cells : [...cells, points] });

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

/** Every unit of the army, wherever it stands. */
export const everyUnit = ({ brigades, independents, unassigned }: Army): Unit[] => [
  ...brigades.flatMap(({ units }) => units),
  ...independents,
  ...unassigned,
];
