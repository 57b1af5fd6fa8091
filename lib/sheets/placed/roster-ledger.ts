import type { Run, TableBlock, TableRow } from '@/lib/rules/core/sheet/sheet';
import { HAIRLINE, HEADLINE, INK, SOFT } from '../paper';
import type { Inks } from './cells';
import { runWidth } from './face-width';
import { baseline, type DrawOp, describedGroup, type GroupMark, group, line, rule, run } from './mark';
import { naturalRuns, naturalWidth, type SetCell, setCell, setLines, type Type } from './roster-cells';
import type { LedgerColumns } from './roster-columns';
import type { RosterStyle } from './roster-style';

/** All that a ledger is set with. */
export type LedgerSetting = {
  readonly table: TableBlock;
  readonly columns: LedgerColumns;
  readonly width: number;
  readonly style: RosterStyle;
  readonly inks: Inks;
};

/** A row from the left edge and its own top, drawn when its size is settled. */
export type RosterLedgerRow = { readonly height: number; readonly mark: () => GroupMark };

const FIRM = 0.35;
const HAIR = 0.15;
/** By so much a text may seem wider than it is, by the way numbers are rounded. */
const GRAIN = 0.01;
/** White above what is said at the foot of a row. */
const UNDER = 1;

/** A cell of a row with its column, its place and the columns it takes. */
type Place = {
  readonly cell: TableRow['cells'][number];
  readonly column: number;
  readonly span: number;
  readonly x: number;
  /** without the white to its right */
  readonly width: number;
  readonly right: boolean;
};

const placesOf = ({ cells }: TableRow, { table, columns, style }: LedgerSetting): Place[] => {
  let column = 0;
  return cells.map((cell) => {
    const span = cell.span ?? 1;
    const across = columns.widths.slice(column, column + span).reduce((sum, each) => sum + each, 0);
    const last = column + span >= columns.widths.length;
    // what takes several columns begins with the first of them
    const right = span === 1 && table.columns[column]?.align === 'right';
    const place = {
      cell,
      column,
      span,
      x: columns.starts[column] ?? 0,
      width: Math.max(1, across - (last ? 0 : style.between)),
      right,
    };
    column += span;
    return place;
  });
};

/**
 * The places of a commander with a long name: what is said of him moves to the right as far as it can, and his name
 * runs across the columns that this leaves free.
 */
const ofLongName = (places: readonly Place[], { style }: LedgerSetting): readonly Place[] => {
  const at = places.findIndex(({ cell }) => cell.kind === 'text');
  const name = places[at];
  if (name === undefined || naturalWidth(name.cell, style) <= name.width) return places;
  const end = places.findLastIndex(({ cell }) => cell.kind === 'text');
  const lastEmpty = places.findIndex(({ cell }, index) => index > at && cell.kind !== 'empty') - 1;
  const last = places[Math.max(end, lastEmpty)];
  if (last === undefined || last === name) return places;
  let right = last.x + last.width;
  const moved = places.map((place) => place);
  for (let index = Math.max(end, lastEmpty); index > at; index--) {
    const place = places[index];
    if (place === undefined) continue;
    const width =
      place.cell.kind === 'empty' ? 0 : Math.min(place.width, naturalWidth(place.cell, style) + GRAIN);
    right -= width;
    moved[index] = { ...place, x: right, width: Math.max(1, width) };
    right -= width === 0 ? 0 : style.between;
  }
  moved[at] = { ...name, width: Math.max(name.width, right - name.x) };
  return moved;
};

const typeOf = ({ kind }: TableRow, { column, cell }: Place, style: RosterStyle): Type => {
  if (kind === 'head' && (column === 0 || cell.kind === 'number'))
    return { points: style.heading, line: style.heading * 0.42, plain: 'serif' };
  return { points: style.points, line: style.textLine };
};

const roleOf = (place: Place, first: number): GroupMark['role'] =>
  place.column === first ? 'rowheader' : 'cell';

const cellGroup = (role: GroupMark['role'], span: number, marks: readonly DrawOp[]): GroupMark =>
  describedGroup(role, marks, span > 1 ? { span } : {});

/** Numbers of headings are as large as their titles. */
const headNumber = (text: string, { points }: Type, width: number): SetCell =>
  setLines(
    [[run(text, { points, face: 'serif' })]],
    width,
    { points, line: points * 0.42, plain: 'serif' },
    'right',
  );

const setPlace = (row: TableRow, place: Place, { style, inks }: LedgerSetting): SetCell => {
  const type = typeOf(row, place, style);
  if (row.kind === 'head' && place.cell.kind === 'number')
    return headNumber(place.cell.text, type, place.width);
  return setCell(place.cell, place.width, style, inks, place.right ? 'right' : 'left', type);
};

const plainRow = (row: TableRow, ruled: boolean, setting: LedgerSetting): RosterLedgerRow => {
  const { style, width } = setting;
  const aligned = placesOf(row, setting);
  const places = row.kind === 'commander' ? ofLongName(aligned, setting) : aligned;
  const set = places.map((place) => setPlace(row, place, setting));
  const least = row.kind === 'head' ? style.head : row.kind === 'commander' ? style.commander : style.row;
  const height = Math.max(least, ...set.map((each) => each.height + 2 * style.pad));
  const first = places.find(({ cell }) => cell.kind === 'text')?.column ?? -1;
  const cells = (): GroupMark[] =>
    places.map((place, index) =>
      cellGroup(roleOf(place, first), place.span, set[index]?.marks(place.x, 0, height) ?? []),
    );
  const rules =
    row.kind === 'head'
      ? [rule(0, 0, width, FIRM, INK), rule(0, height - HAIR, width, HAIR, HEADLINE)]
      : ruled
        ? [rule(0, height - HAIR, width, HAIR, HAIRLINE)]
        : [];
  return { height, mark: () => group('row', [...rules, ...cells()]) };
};

const noteRow = (row: TableRow, ruled: boolean, setting: LedgerSetting): RosterLedgerRow => {
  const { style, width } = setting;
  const type = { points: style.small, line: style.smallLine };
  const places = placesOf(row, setting);
  const set = places.map(({ cell, width: room }) => setCell(cell, room, style, setting.inks, 'left', type));
  const text = Math.max(style.smallLine, ...set.map(({ height }) => height));
  const height = text + UNDER;
  return {
    height,
    mark: () =>
      group('row', [
        ...places.map(({ x, span }, index) => cellGroup('cell', span, set[index]?.marks(x, 0, text) ?? [])),
        ...(ruled ? [rule(0, height - HAIR, width, HAIR, HAIRLINE)] : []),
      ]),
  };
};

const DOUBLE = { weight: 0.28, apart: 0.63, before: 2, after: 6 } as const;

/** The last row: its text and its total are side by side at the right edge. */
const totalMark = (row: TableRow, setting: LedgerSetting): GroupMark => {
  const { style, width } = setting;
  const height = style.total;
  const points = style.heading * 1.06;
  const type = { points: style.points, line: style.textLine };
  let right = width;
  const cells = row.cells.toReversed().map((cell) => {
    const span = cell.span ?? 1;
    if (cell.kind === 'number') {
      const sum = run(cell.text, { points, face: 'serif' });
      const wide = runWidth(sum) + DOUBLE.before;
      const under = height / 2 + points * 0.19;
      const marks = [
        line(cell.text, right, baseline(0, height, points, 'serif') - 0.5, { points, face: 'serif' }, 'end'),
        rule(right - wide, under, wide, DOUBLE.weight),
        rule(right - wide, under + DOUBLE.apart, wide, DOUBLE.weight),
      ];
      right -= wide + DOUBLE.after;
      return cellGroup('cell', span, marks);
    }
    const natural = cell.kind === 'text' ? naturalRuns(cell.runs, type) : 0;
    const room = Math.min(natural, Math.max(1, right));
    const set = setCell(cell, room, style, setting.inks, 'right', type);
    const marks = set.marks(right - room, 0, height - 1);
    right -= room + DOUBLE.after;
    return cellGroup('rowheader', span, marks);
  });
  return group('row', [rule(0, 0, width, FIRM), ...cells.toReversed()]);
};

/** A row of a ledger; `ruled` if a line is below it. */
export const ledgerRow = (row: TableRow, ruled: boolean, setting: LedgerSetting): RosterLedgerRow => {
  if (row.kind === 'note') return noteRow(row, ruled, setting);
  if (row.kind === 'total') return { height: setting.style.total, mark: () => totalMark(row, setting) };
  return plainRow(row, ruled, setting);
};

/** What a heading says, for the contents of a file. */
export const headTitle = ({ cells: [cell] }: TableRow): string =>
  cell?.kind === 'text' ? cell.runs.map(({ text }: Run) => text).join('') : '';

/** The heading of an interrupted group, without its sum. */
export const continuedHead = (row: TableRow): TableRow => {
  const [title, ...rest] = row.cells;
  if (title?.kind !== 'text') return row;
  const span = rest.reduce((sum, cell) => sum + (cell.span ?? 1), title.span ?? 1);
  return {
    kind: 'head',
    cells: [{ ...title, runs: [...title.runs, { text: ' continued', style: 'soft' }], span }],
  };
};

/** The heads of the columns, above the first row of a page. */
export const columnHeads = ({ table, columns, style }: LedgerSetting): RosterLedgerRow => {
  const height = style.tinyLine + 1.2;
  const { length } = table.columns;
  return {
    height,
    mark: () =>
      group(
        'row',
        table.columns.map(({ title, align }, index) => {
          const x = columns.starts[index] ?? 0;
          const across = columns.widths[index] ?? 0;
          const set = setLines(
            title === '' ? [] : [[run(title, { points: style.tiny, colour: SOFT })]],
            across - (index === length - 1 ? 0 : style.between),
            { points: style.tiny, line: style.tinyLine },
            align,
          );
          return group(title === '' ? 'cell' : 'columnheader', set.marks(x, 0, height));
        }),
      ),
  };
};
