import type { Cells, ColumnKey, CsvRow } from '@/lib/history/own/csv/csv-columns';
import type { CheckedRow } from '@/lib/history/own/csv/csv-table';
import { capital, listed } from '@/lib/rules/core/army/words';

/** Rows that are drawn at once: a page of thousands would not answer. */
export const ROWS_OF_PAGE = 50;

export type ProblemCounts = {
  readonly errors: number;
  readonly warnings: number;
  /** rows that have any */
  readonly rows: number;
};

/** How many problems the rows have. */
export const countProblems = (rows: readonly CheckedRow[]): ProblemCounts => {
  const all = rows.flatMap(({ problems }) => problems);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  return {
    errors,
    warnings: all.length - errors,
    rows: rows.filter(({ problems }) => problems.length > 0).length,
  };
};

const put = ({ line, cells }: CsvRow, column: ColumnKey, text: string): CsvRow => ({
  line,
  cells: { ...cells, [column]: text },
});

/** The rows with another text in one cell; every other row stays the same object, and so is not checked again. */
export const withCell = (
  rows: readonly CsvRow[],
  index: number,
  column: ColumnKey,
  text: string,
): readonly CsvRow[] => {
  const row = rows[index];
  return row === undefined ? rows : rows.with(index, put(row, column, text));
};

/** The rows with one of them dropped, or taken in again. */
export const withDropped = (
  rows: readonly CsvRow[],
  index: number,
  isDropped: boolean,
): readonly CsvRow[] => {
  const row = rows[index];
  if (row === undefined) return rows;
  const { dropped: _, ...rest } = row;
  return rows.with(index, isDropped ? { ...rest, dropped: true } : rest);
};

/** Lines that are listed one by one; more are a number. */
const MOST_LINES = 12;

/** "line 4", "lines 4, 9 and 12" */
export const linesText = (lines: readonly number[]): string => {
  const more = lines.length - MOST_LINES;
  const words = [...lines.slice(0, MOST_LINES).map(String), ...(more > 0 ? [`${more} more`] : [])];
  return `${lines.length === 1 ? 'line' : 'lines'} ${listed(words)}`;
};

/** Columns whose values are our own words, shown without their hyphens. */
const OUR_WORDS: readonly ColumnKey[] = ['arm', 'type', 'kind', 'counting'];

/** A word that may stand in a cell, as it is offered. */
export const choiceLabel = (column: ColumnKey, word: string): string =>
  OUR_WORDS.includes(column) ? capital(word.replaceAll('-', ' ')) : word;

/** A kind of troops is the same word in rows of the same arm only. */
const isAlike = (row: CsvRow, like: CsvRow, column: ColumnKey): boolean =>
  row.cells[column] === like.cells[column] && (column !== 'type' || row.cells.arm === like.cells.arm);

/** The rows with another text in the cell of this one, and in every cell of its column that says the same. */
export const withEvery = (
  rows: readonly CsvRow[],
  index: number,
  column: ColumnKey,
  to: string,
): readonly CsvRow[] => {
  const like = rows[index];
  return like === undefined
    ? rows
    : rows.map((row) => (isAlike(row, like, column) ? put(row, column, to) : row));
};

/** How many rows say the same in a column as this one. */
export const timesIn = (rows: readonly CsvRow[], index: number, column: ColumnKey): number => {
  const like = rows[index];
  return like === undefined ? 0 : rows.filter((row) => isAlike(row, like, column)).length;
};

/** The indexes of the rows that are shown: all, or those with problems. */
export const indexesOf = (rows: readonly CheckedRow[], troubled: boolean): readonly number[] =>
  rows.flatMap(({ problems }, index) => (troubled && problems.length === 0 ? [] : [index]));

/** The columns that any row has a word in, in the order of the file. */
export const columnsOf = (columns: readonly ColumnKey[], rows: readonly { readonly cells: Cells }[]) =>
  columns.filter((column) => rows.some(({ cells }) => (cells[column] ?? '') !== ''));

const YEAR = /17(?:5[6-9]|6[0-3])/;

/** Name and year of a battle by the name of its file: "minden-1759.csv" is Minden, 1759. */
export const headOfFile = (file: string): { readonly name: string; readonly year: number | null } => {
  const bare = file.replace(/\.[^.]*$/, '');
  const [year] = YEAR.exec(bare) ?? [];
  const name = bare
    .replaceAll(/\d{4}(?:-\d\d){0,2}/g, ' ')
    .replaceAll(/[-_.]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    name: name.slice(0, 1).toUpperCase() + name.slice(1),
    year: year === undefined ? null : Number(year),
  };
};
