import type { GridPart, GridRow } from '@/lib/rules/core/sheet/sheet-parts';
import { HAIRLINE, INK, SOFT } from '../paper';
import { wrapRuns } from '../text-width';
import { cellHeight, cellMarks, type Inks } from './cells';
import { runWidth } from './face-width';
import { baseline, type DrawOp, group, type MarkBlock, rule, run } from './mark';
import type { PartStyle } from './part-style';

const HAIR = 0.15;
const FIRM = 0.25;
/** White between a text and the column right of it. */
const BETWEEN = 0.8;

/** Height of a row that is to be written in, at least. */
const WRITTEN = 3.8;

const isBlank = ({ cells, ruled = false }: GridRow): boolean =>
  ruled && cells.some(({ kind }) => kind === 'empty');

/** What a column needs at least: a symbol, or the longest word of its head. */
const leastWidth = ({ columns, rows }: GridPart, column: number, style: PartStyle): number => {
  const words = (columns[column]?.title ?? '').split(/\s+/);
  const symbol = rows.some(({ cells }) => cells[column]?.kind === 'symbol') ? style.symbol : 0;
  const longest = Math.max(symbol, ...words.map((word) => runWidth(run(word, { points: style.tiny }))));
  return longest === 0 ? 0 : longest + BETWEEN;
};

/** Widths in mm of columns that share `width`; null widths share what the others leave. */
export const columnWidths = (widths: readonly (number | null)[], width: number, gutter = 0): number[] => {
  const open = widths.filter((each) => each === null).length;
  const fixed = widths.reduce<number>((sum, each) => sum + (each ?? 0), gutter * (widths.length - 1));
  return widths.map((each) => each ?? Math.max(0, (width - fixed) / open));
};

/** Widths of columns given in tenths; what one needs beyond its share is taken from those that have more. */
const gridWidths = (part: GridPart, width: number, style: PartStyle): number[] => {
  const shares = columnWidths(
    part.columns.map((column) => (column.width === null ? null : (column.width * width) / 10)),
    width,
  );
  const least = shares.map((_, column) => leastWidth(part, column, style));
  const wanting = shares.reduce((sum, share, column) => sum + Math.max(0, (least[column] ?? 0) - share), 0);
  // of columns that have no width of their own, where there are any
  const open = part.columns.some((column) => column.width === null);
  const spare = shares.map((share, column) =>
    open && part.columns[column]?.width !== null ? 0 : Math.max(0, share - (least[column] ?? 0)),
  );
  const all = spare.reduce((sum, each) => sum + each, 0);
  if (wanting > all) return shares;
  return shares.map((share, column) =>
    Math.max(share - (all === 0 ? 0 : ((spare[column] ?? 0) * wanting) / all), least[column] ?? 0),
  );
};

/** The title of a column, in the lines it is written in or as many more as it must. */
const headLines = (title: string, width: number, { tiny }: PartStyle): string[] =>
  title === ''
    ? []
    : title
        .split('\n')
        .flatMap((text) => wrapRuns([{ text }], width, tiny))
        .map((runs) => runs.map(({ text }) => text).join(''));

/** The column whose cell names its row. */
const named = (cells: GridRow['cells']): number => cells.findIndex(({ kind }) => kind === 'text');

/** A dense table; a text that has no room in its cell takes several lines. */
export const grid = (part: GridPart, width: number, style: PartStyle, inks: Inks): MarkBlock => {
  const widths = gridWidths(part, width, style);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, each) => sum + each, 0));
  const room = (column: number): number => {
    const last = column === part.columns.length - 1 || part.columns[column]?.align === 'right';
    return (widths[column] ?? 0) - (last ? 0 : BETWEEN);
  };
  const titles = part.columns.map(({ title }, column) => headLines(title, room(column), style));
  const deep = Math.max(0, ...titles.map((lines) => lines.length));
  const headed = deep === 0 ? 0 : deep * style.tinyLine + style.pad;
  const heads = part.columns.map(({ align = 'left' }, column) => {
    const lines = (titles[column] ?? []).map((text, at, all): DrawOp => {
      const [x, across] = [starts[column] ?? 0, widths[column] ?? 0];
      const y = headed - style.pad / 2 - (all.length - at) * style.tinyLine;
      return {
        kind: 'text',
        x: align === 'left' ? x : align === 'right' ? x + across : x + across / 2,
        y: baseline(y, style.tinyLine, style.tiny),
        anchor: align === 'left' ? 'start' : align === 'right' ? 'end' : 'middle',
        runs: [run(text, { points: style.tiny, colour: SOFT })],
      };
    });
    return group(lines.length === 0 ? 'cell' : 'columnheader', lines);
  });
  const rowMarks = ({ cells, ruled = false }: GridRow, y: number, height: number): DrawOp =>
    group('row', [
      ...(ruled ? [rule(0, y - FIRM, width, FIRM, INK)] : []),
      ...cells.map((cell, column) =>
        group(
          column === named(cells) ? 'rowheader' : 'cell',
          cellMarks(
            cell,
            {
              x: starts[column] ?? 0,
              y,
              width: room(column),
              height,
              align: part.columns[column]?.align ?? 'left',
            },
            style,
            inks,
          ),
        ),
      ),
      rule(0, y + height - HAIR, width, HAIR, HAIRLINE),
    ]);
  let y = headed;
  const rows = part.rows.map((each) => {
    const height = Math.max(
      isBlank(each) ? Math.max(WRITTEN, style.row) : style.row,
      ...each.cells.map((cell, column) => cellHeight(cell, room(column), style)),
    );
    const marks = rowMarks(each, y, height);
    y += height;
    return marks;
  });
  return {
    height: y,
    marks: [
      group('table', [
        ...(deep === 0 ? [] : [group('row', [...heads, rule(0, headed - HAIR, width, HAIR, INK)])]),
        ...rows,
      ]),
    ],
  };
};
