import { isTotalName } from '../../../rules/core/text/loose/passed-over';
import { type ColumnKey, type CsvRow, columnOf } from './csv-columns';

/** A line of a table with its cells, from 1. */
export type TableLine = { readonly line: number; readonly cells: readonly string[] };

/** The rows of a spreadsheet that are a table, and what was passed over. */
export type SheetRows = { readonly rows: readonly (readonly string[])[]; readonly notes: readonly string[] };

/** Lines above the headings that are looked at. */
export const MOST_ABOVE = 20;
/** So many known headings make a line the one that names the columns. */
const LEAST_HEADS = 2;

const keysOf = ({ cells }: TableLine): readonly ColumnKey[] => cells.flatMap((cell) => columnOf(cell) ?? []);

const namesColumns = (line: TableLine): boolean => {
  const keys = keysOf(line);
  return keys.length >= LEAST_HEADS && keys.some((key) => key === 'unit' || key === 'regiment');
};

/** "|---|:---|": what Markdown has between the headings and the rows. */
const isRule = ({ cells }: TableLine): boolean =>
  cells.some((cell) => cell !== '') && cells.every((cell) => /^:?-*:?$/.test(cell));

/** The line that names the columns, with the lines above it and those below. */
export const splitAtHeads = (
  lines: readonly TableLine[],
): {
  readonly above: readonly TableLine[];
  readonly head: TableLine | undefined;
  readonly rows: readonly TableLine[];
} => {
  const at = Math.max(0, lines.slice(0, MOST_ABOVE).findIndex(namesColumns));
  return {
    above: lines.slice(0, at),
    head: lines[at],
    rows: lines.slice(at + 1).filter((line) => !isRule(line)),
  };
};

/**
 * The lines of a table with both sides beside each other as one below the other: the headings of the second begin with
 * the unit again, and the line above has the name of each side.
 */
export const stackHalves = (lines: readonly TableLine[]): readonly TableLine[] => {
  const { above, head, rows } = splitAtHeads(lines);
  const keys = head?.cells.map(columnOf) ?? [];
  const first = keys.indexOf('unit');
  const second = keys.indexOf('unit', first + 1);
  if (head === undefined || first < 0 || second < 0 || keys.includes('side')) return lines;
  const from = second - first;
  const again = keys.slice(from);
  // a second column that is read as the unit is no second table
  if (from < LEAST_HEADS || again.some((key, index) => key !== keys[index])) return lines;
  const names = above.at(-1)?.cells ?? [];
  const nameOf = (cells: readonly string[], other: string) => cells.find((cell) => cell !== '') ?? other;
  const halves = [
    { side: nameOf(names.slice(0, from), 'Side 1'), start: 0, end: from },
    { side: nameOf(names.slice(from), 'Side 2'), start: from, end: head.cells.length },
  ];
  const rowsBelow = halves.flatMap(({ side, start, end }) =>
    rows.flatMap(({ line, cells }) => {
      const half = cells.slice(start, end);
      return half.every((cell) => cell === '') ? [] : [{ line, cells: [side, ...half] }];
    }),
  );
  return [{ line: head.line, cells: ['side', ...head.cells.slice(0, from)] }, ...rowsBelow];
};

/** True for a row that sums up others: "Total", "Grand total", "Summe". */
export const isTotalRow = ({ cells }: CsvRow): boolean =>
  isTotalName(cells.unit || cells.brigade || cells.formation || '');

const NAME_AND_LEADER = / [–—-] /;

const isHeading = ({ cells }: CsvRow): boolean =>
  (cells.unit ?? '') !== '' && Object.entries(cells).every(([key, cell]) => key === 'unit' || cell === '');

/**
 * Applies rows that have only a name as headings of the rows below, in a table that names neither sides nor formations:
 * one above another heading is a side, another one a formation, with its commander behind a stroke.
 */
export const applyHeadings = (rows: readonly CsvRow[]): readonly CsvRow[] => {
  let side = '';
  let brigade = '';
  let commander = '';
  return rows.flatMap((row, index): readonly CsvRow[] => {
    const { unit = '' } = row.cells;
    if (!isHeading(row)) return [{ ...row, cells: { side, brigade, commander, ...row.cells } }];
    const next = rows[index + 1];
    if (next !== undefined && isHeading(next)) {
      side = unit;
      brigade = '';
      commander = '';
    } else {
      const [name = '', ...leader] = unit.split(NAME_AND_LEADER);
      brigade = name;
      commander = leader.join(' – ');
    }
    return [];
  });
};

const SIDES = 2;

/**
 * True where names alone are headings: two of them, the sides, each right above that of a formation, and rows with more
 * than a name below each. A table in which some units have nothing but a name has no such form.
 */
export const hasHeadings = (rows: readonly CsvRow[]): boolean => {
  const kinds = rows.map((row) => (isHeading(row) ? 'h' : 'r')).join('');
  return (
    (kinds.match(/hh/g) ?? []).length === SIDES && /^hh/.test(kinds) && /r$/.test(kinds) && !/hhh/.test(kinds)
  );
};

const WIKI_START = /^\s*\{\|/;

/** A table of a wiki as one whose cells have bars between them; another text as it is. Lines keep their numbers. */
export const withoutWikiMarks = (text: string): string =>
  WIKI_START.test(text)
    ? text
        .split(/\r\n|[\n\r]/)
        .map((line) =>
          /^\s*(?:\{\||\|\}|\|-)/.test(line)
            ? ''
            : line
                .replace(/^\s*[!|]/, '')
                .replaceAll('!!', '|')
                .replaceAll('||', '|'),
        )
        .join('\n')
    : text;
