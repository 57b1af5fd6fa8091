import type { TableBlock, TableRow } from '@/lib/rules/core/sheet';
import { runWidth } from './face-width';
import { run } from './mark';
import { naturalWidth } from './roster-cells';
import type { RosterStyle } from './roster-style';

/** Where the columns of a ledger stand: `widths` with the white to the right of each, and the `starts`. */
export type LedgerColumns = {
  readonly widths: readonly number[];
  readonly starts: readonly number[];
  /** every column has the room that its cells want, and names have what is left and is enough */
  readonly roomy: boolean;
};

/** The least width in mm of the column that takes what the others leave, at 8 points. */
const LEAST_OPEN = 34;
/** A column grows to so much of what its system gives it at 8 points; longer texts take several lines. */
const MOST_SHARE = 1.5;

const cellsOf = ({ groups }: TableBlock, column: number): TableRow['cells'] =>
  groups.flatMap(({ rows }) =>
    rows.flatMap(({ kind, cells }) => {
      if (kind === 'note' || kind === 'total') return [];
      let at = 0;
      return cells.filter((cell) => {
        const here = at === column && (cell.span ?? 1) === 1;
        at += cell.span ?? 1;
        return here;
      });
    }),
  );

const natural = (table: TableBlock, column: number, style: RosterStyle): number => {
  const titled = runWidth(run(table.columns[column]?.title ?? '', { points: style.tiny }));
  return cellsOf(table, column).reduce((most, cell) => Math.max(most, naturalWidth(cell, style)), titled);
};

/** Columns as wide as what stands in them; the open one takes what is left. */
export const ledgerColumns = (table: TableBlock, width: number, style: RosterStyle): LedgerColumns => {
  const last = table.columns.length - 1;
  const scale = style.points / 8;
  const needs = table.columns.map(({ width: given }, index) => {
    if (given === null) return null;
    const wanted = natural(table, index, style) + (index === last ? 0 : style.between);
    const track = cellsOf(table, index).some(({ kind }) => kind === 'track' || kind === 'choice');
    return { wanted, most: track ? wanted : Math.max(given * scale * MOST_SHARE, given) };
  });
  const fixed = needs.reduce((sum, need) => sum + (need === null ? 0 : Math.min(need.wanted, need.most)), 0);
  const open = needs.filter((need) => need === null).length;
  const left = (width - fixed) / Math.max(1, open);
  const enough = Math.min(
    LEAST_OPEN * scale,
    Math.max(
      ...needs.map((need, index) => (need === null ? natural(table, index, style) + style.between : 0)),
    ),
  );
  const short = open === 0 ? Math.max(0, fixed - width) : Math.max(0, (enough - left) * open);
  // where even the names have no room, all columns give way alike
  const give = fixed === 0 ? 1 : Math.max(0.4, (fixed - short) / fixed);
  const widths = needs.map((need) =>
    need === null ? Math.max(left, enough) : Math.min(need.wanted, need.most) * give,
  );
  return {
    widths,
    starts: widths.map((_, index) => widths.slice(0, index).reduce((sum, each) => sum + each, 0)),
    roomy: short < 0.01,
  };
};
