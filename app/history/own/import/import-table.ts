import type { ColumnKey } from '@/lib/history/own/csv/csv-columns';
import type { Cells, TableRow } from '@/lib/history/own/csv/csv-read';
import type { CheckedRow } from '@/lib/history/own/csv/csv-table';

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

const put = ({ line, cells }: TableRow, column: ColumnKey, text: string): TableRow => ({
  line,
  cells: { ...cells, [column]: text },
});

/** The rows with another text in one cell; every other row stays the object that it was, and so is not checked anew. */
export const withCell = (
  rows: readonly TableRow[],
  index: number,
  column: ColumnKey,
  text: string,
): readonly TableRow[] => {
  const row = rows[index];
  return row === undefined ? rows : rows.with(index, put(row, column, text));
};

/** The rows with another text in every cell of a column that has this one. */
export const withEvery = (
  rows: readonly TableRow[],
  column: ColumnKey,
  from: string,
  to: string,
): readonly TableRow[] => rows.map((row) => (row.cells[column] === from ? put(row, column, to) : row));

/** How often a text stands in a column. */
export const timesIn = (rows: readonly TableRow[], column: ColumnKey, text: string): number =>
  rows.filter(({ cells }) => cells[column] === text).length;

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
