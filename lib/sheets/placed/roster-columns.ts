import type { TableBlock, TableRow } from '@/lib/rules/core/sheet/sheet';
import { runWidth } from './face-width';
import { run } from './mark';
import { NEARLY, naturalWidth } from './roster-cells';
import type { RosterStyle } from './roster-style';

/** Where the columns of a ledger stand: `widths` with the white to the right of each, and the `starts`. */
export type LedgerColumns = {
  readonly widths: readonly number[];
  readonly starts: readonly number[];
  /** every column has the room that its cells want, and names have what is left and is enough */
  readonly roomy: boolean;
  /** names that take a second line */
  readonly broken: number;
};

/** The least width in mm of the column that takes what the others leave, at 8 points. */
const LEAST_OPEN = 34;
/** A column grows to so much of what its system gives it at 8 points; longer texts take several lines. */
const MOST_SHARE = 1.5;

type Cells = readonly TableRow['cells'][number][];

/** Tables are set in several sizes, and their cells stay. */
const cellsByTable = new WeakMap<TableBlock, readonly Cells[]>();

const sorted = ({ columns, groups }: TableBlock): Cells[] => {
  const cells = columns.map((): TableRow['cells'][number][] => []);
  for (const { kind, cells: row } of groups.flatMap(({ rows }) => rows)) {
    let at = 0;
    for (const cell of kind === 'note' || kind === 'total' ? [] : row) {
      if ((cell.span ?? 1) === 1) cells[at]?.push(cell);
      at += cell.span ?? 1;
    }
  }
  return cells;
};

/** The cells of each column, without those that take several. */
const cellsOf = (table: TableBlock): readonly Cells[] => {
  const cells = cellsByTable.get(table) ?? sorted(table);
  cellsByTable.set(table, cells);
  return cells;
};

/** What a column wants, in mm. */
const natural = (title: string, cells: Cells, style: RosterStyle): number =>
  cells.reduce(
    (most, cell) => Math.max(most, naturalWidth(cell, style)),
    runWidth(run(title, { points: style.tiny })),
  );

/** A cell that takes several columns. */
type Spanning = { readonly cell: Cells[number]; readonly from: number; readonly to: number };

const spanningOf = ({ groups }: TableBlock): Spanning[] =>
  groups.flatMap(({ rows }) =>
    rows.flatMap(({ kind, cells }) => {
      let at = 0;
      const placed = cells.map((cell) => {
        const from = at;
        at += cell.span ?? 1;
        return { cell, from, to: at };
      });
      return kind === 'commander' ? placed.filter(({ cell }) => (cell.span ?? 1) > 1) : [];
    }),
  );

/** Columns wide enough for what spans them, at the cost of the open one, where that has more than it needs. */
const widened = (
  widths: readonly number[],
  wants: readonly number[],
  spanning: readonly Spanning[],
  open: number,
  style: RosterStyle,
): number[] => {
  const wide = [...widths];
  for (const { cell, from, to } of spanning) {
    const room = wide.slice(from, to).reduce((sum, each) => sum + each, 0);
    const lack = naturalWidth(cell, style) + style.between - room;
    const spare = (wide[open] ?? 0) - (wants[open] ?? 0);
    if (lack <= 0 || lack > spare || (open >= from && open < to)) continue;
    wide[open] = (wide[open] ?? 0) - lack;
    wide[to - 1] = (wide[to - 1] ?? 0) + lack;
  }
  return wide;
};

/** The open column keeps this much more than its names want; the rest goes between the columns, up to this many mm. */
const KEPT = 1.2;
const MOST_BETWEEN = 5.5;

/** Columns further apart where names leave room. */
const loosened = (widths: readonly number[], wants: readonly number[], open: number): number[] => {
  const last = widths.length - 1;
  const takers = widths.flatMap((_, index) => (index > open && index < last ? [index] : []));
  const spare = Math.max(0, (widths[open] ?? 0) - (wants[open] ?? 0) * KEPT);
  const each = takers.length === 0 ? 0 : Math.min(MOST_BETWEEN, spare / takers.length);
  return widths.map((width, index) => {
    if (index === open) return width - each * takers.length;
    return takers.includes(index) ? width + each : width;
  });
};

/** How many of these cells take more than a line of this many mm. */
const brokenIn = (cells: Cells, width: number, style: RosterStyle): number =>
  cells.filter((cell) => naturalWidth(cell, style) > width * NEARLY).length;

/** Columns as wide as their content; the open one takes the rest. */
export const ledgerColumns = (table: TableBlock, width: number, style: RosterStyle): LedgerColumns => {
  const last = table.columns.length - 1;
  const scale = style.points / 8;
  const cells = cellsOf(table);
  const wants = table.columns.map(
    ({ title }, index) => natural(title, cells[index] ?? [], style) + (index === last ? 0 : style.between),
  );
  const needs = table.columns.map(({ width: given }, index) => {
    if (given === null) return null;
    const need = wants[index] ?? 0;
    const track = cells[index]?.some(({ kind }) => kind === 'track' || kind === 'choice') ?? false;
    return { neededWidth: need, most: track ? need : Math.max(given * scale * MOST_SHARE, given) };
  });
  const fixed = needs.reduce(
    (sum, need) => sum + (need === null ? 0 : Math.min(need.neededWidth, need.most)),
    0,
  );
  const open = needs.filter((need) => need === null).length;
  const left = (width - fixed) / Math.max(1, open);
  const enough = Math.min(
    LEAST_OPEN * scale,
    Math.max(...needs.map((need, index) => (need === null ? (wants[index] ?? 0) : 0))),
  );
  const short = open === 0 ? Math.max(0, fixed - width) : Math.max(0, (enough - left) * open);
  // where even the names have no room, all columns give way alike
  const give = fixed === 0 ? 1 : Math.max(0.4, (fixed - short) / fixed);
  const settled = needs.map((need) =>
    need === null ? Math.max(left, enough) : Math.min(need.neededWidth, need.most) * give,
  );
  const first = needs.indexOf(null);
  const wide = widened(settled, wants, spanningOf(table), first, style);
  const widths = first === -1 ? wide : loosened(wide, wants, first);
  return {
    widths,
    starts: widths.map((_, index) => widths.slice(0, index).reduce((sum, each) => sum + each, 0)),
    roomy: short < 0.01,
    broken: needs.reduce<number>(
      (sum, need, index) =>
        need === null ? sum + brokenIn(cells[index] ?? [], (widths[index] ?? 0) - style.between, style) : sum,
      0,
    ),
  };
};
