import Papa from 'papaparse';
import { grouped } from '../../../rules/core/army/number';
import { OWN_BOUNDS } from '../bounds';
import { COLUMN_KEYS, type ColumnKey, type CsvRow, columnOf, LEVELS } from './csv-columns';
import { type Delimiter, delimiterOf } from './csv-text';
import {
  applyHeadings,
  hasHeadings,
  isTotalRow,
  MOST_ABOVE,
  type SheetRows,
  splitAtHeads,
  stackHalves,
  type TableLine,
  withoutWikiMarks,
} from './table-lines';

/** What is wrong with a file as a whole; an error leaves nothing to import. */
export type TableFault = {
  readonly code:
    | 'no-table'
    | 'no-columns'
    | 'no-rows'
    | 'too-large'
    | 'quote'
    | 'unknown-column'
    | 'twice-column'
    | 'passed-over'
    | 'one-side'
    | 'sheet';
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly line: number | null;
};

export type CsvTable = {
  /** null where its cells stood apart already, as in a spreadsheet */
  readonly delimiter: Delimiter | null;
  /** what each column of the file means; null for one that is not read */
  readonly columns: readonly { readonly head: string; readonly key: ColumnKey | null }[];
  readonly rows: readonly CsvRow[];
  readonly faults: readonly TableFault[];
};

/** Rows of the largest order of battle: each formation and each unit, and both sides. */
export const MOST_ROWS = OWN_BOUNDS.formations + OWN_BOUNDS.units + 2;

const error = (code: TableFault['code'], message: string, line: number | null = null): TableFault => ({
  code,
  severity: 'error',
  message,
  line,
});

type Lines = { readonly lines: readonly TableLine[]; readonly fault?: TableFault };

const linesIn = (text: string, from: number, to: number): number =>
  text.slice(from, to).split(/\r\n|\n|\r/).length - 1;

/** A spreadsheet may name its separator itself: "sep=;". */
const SEPARATOR = /^sep=(.)(\r\n|\n|\r)/;

const QUOTES: Readonly<Record<string, string>> = {
  MissingQuotes: 'A quoted text begins here but never ends.',
  InvalidQuotes: 'Something follows the closing quotes of a text here.',
};

/** The lines of a table that hold anything; nothing is read beyond more than there may be, or a fault of its quotes. */
const linesOf = (text: string, delimiter: Delimiter, first: number, quoteChar = '"'): Lines => {
  const lines: TableLine[] = [];
  const trouble: { fault?: TableFault } = {};
  let at = 0;
  let line = first;
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar,
    step: ({ data, errors, meta }, parser) => {
      const [broken] = errors;
      if (broken !== undefined) {
        trouble.fault = error('quote', QUOTES[broken.code] ?? broken.message, line);
        return parser.abort();
      }
      const cells = data.map((cell) => cell.trim());
      if (cells.some((cell) => cell !== '')) lines.push({ line, cells });
      line += linesIn(text, at, meta.cursor);
      at = meta.cursor;
      if (lines.length > MOST_ROWS + 1 + MOST_ABOVE) parser.abort();
    },
  });
  return { lines, ...trouble };
};

const AROUND_CELL = /^"(.*)"$/s;

/** Cells without the quotation marks around the whole of them. */
const withoutQuotes = ({ lines, ...rest }: Lines): Lines => ({
  lines: lines.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => cell.replace(AROUND_CELL, '$1')),
  })),
  ...rest,
});

type Heads = Pick<CsvTable, 'columns' | 'faults'>;

const headsOf = ({ line, cells }: TableLine): Heads => {
  const seen = new Set<ColumnKey>();
  const faults: TableFault[] = [];
  const columns = cells.map((head) => {
    const key = columnOf(head);
    if (key === null) {
      if (head !== '') {
        const message = `No column is called “${head.slice(0, 60)}”: it is ignored.`;
        faults.push({ code: 'unknown-column', severity: 'warning', message, line });
      }
      return { head, key };
    }
    if (seen.has(key)) {
      const message = `Two columns are read as ${key}; “${head.slice(0, 60)}”, the second, is ignored.`;
      faults.push({ code: 'twice-column', severity: 'warning', message, line });
      return { head, key: null };
    }
    seen.add(key);
    return { head, key };
  });
  // who names units after their regiments needs no other column for it
  const unit = seen.has('unit') ? null : seen.has('regiment') ? 'regiment' : undefined;
  if (unit === 'regiment') {
    return { columns: columns.map((each) => (each.key === unit ? { ...each, key: 'unit' } : each)), faults };
  }
  if (unit === undefined) {
    const message = `The first line must name the columns, one of them “unit”; the names are ${COLUMN_KEYS.join(', ')}.`;
    return { columns, faults: [error('no-columns', message, line)] };
  }
  return { columns, faults };
};

const rowOf = ({ line, cells }: TableLine, columns: CsvTable['columns']): CsvRow => {
  const more = cells.slice(columns.length).filter((cell) => cell !== '');
  return {
    line,
    cells: Object.fromEntries(
      columns.flatMap(({ key }, index) => (key === null ? [] : [[key, cells[index] ?? '']])),
    ),
    ...(more.length > 0 && { more }),
  };
};

/** Above this no unit was so many times its usual size. */
const MOST_TIMES = 20;

/** A column of strength without one of men means these, where it has numbers that are not fractions of anything. */
const asMen = (
  columns: CsvTable['columns'],
  { lines }: { readonly lines: readonly TableLine[] },
): CsvTable['columns'] => {
  const at = columns.findIndex(({ key }) => key === 'strength');
  if (at === -1 || columns.some(({ key }) => key === 'men')) return columns;
  const isMen = lines.some(
    ({ cells }) => Number.parseInt(cells[at] ?? '', 10) > MOST_TIMES && !cells[at]?.endsWith('%'),
  );
  return isMen ? columns.with(at, { head: columns[at]?.head ?? '', key: 'men' }) : columns;
};

const NO_TABLE = 'This is not a text table. Save the sheet as .xlsx or CSV first.';

const FORMATION_KEYS = ['formation', ...LEVELS] as const;

const passedOver = (lines: readonly { readonly line: number }[], why: string): TableFault[] => {
  if (lines.length === 0) return [];
  const numbers = lines.map(({ line }) => line).join(', ');
  const message = `Passed over: ${lines.length === 1 ? 'line' : 'lines'} ${numbers.slice(0, 60)} (${why}).`;
  return [{ code: 'passed-over', severity: 'warning', message, line: null }];
};

/** A table of lines whose cells are apart. */
const tableOf = (lines: readonly TableLine[], delimiter: CsvTable['delimiter']): CsvTable => {
  const nothing = { columns: [], rows: [] };
  const { above, head, rows: rest } = splitAtHeads(stackHalves(lines));
  if (head === undefined) return { ...nothing, delimiter, faults: [error('no-rows', 'The file is empty.')] };
  const { columns: named, faults } = headsOf(head);
  const columns = asMen(named, { lines: rest });
  if (faults.some(({ severity }) => severity === 'error')) return { delimiter, columns, rows: [], faults };
  if (rest.length > MOST_ROWS) {
    const message = `A table has at most ${grouped(MOST_ROWS)} rows; this one has ${grouped(rest.length)} or more.`;
    return { ...nothing, delimiter, faults: [error('too-large', message, rest[MOST_ROWS]?.line)] };
  }
  const all = rest.map((line) => rowOf(line, columns));
  const rows = all.filter((row) => !isTotalRow(row));
  const none = rows.length === 0 ? [error('no-rows', 'The table has no rows below its headings.')] : [];
  const totals = all.filter(isTotalRow);
  const passed = [
    ...passedOver(above, 'above the headings'),
    ...passedOver(totals, totals.length === 1 ? 'a total' : 'totals'),
  ];
  const sided = withSides(columns, rows);
  return { delimiter, ...sided, faults: [...faults, ...passed, ...none, ...sided.faults] };
};

const ONE_SIDE = 'Side 1';

/** The rows with the sides and formations of their headings; all in one side where the table names none. */
const withSides = (
  columns: CsvTable['columns'],
  rows: readonly CsvRow[],
): Pick<CsvTable, 'columns' | 'rows' | 'faults'> => {
  const keys = new Set(columns.map(({ key }) => key));
  if (keys.has('side')) return { columns, rows, faults: [] };
  const adding = (...more: ColumnKey[]) => [
    ...more.filter((key) => !keys.has(key)).map((key) => ({ head: key, key })),
    ...columns,
  ];
  const hasFormations = FORMATION_KEYS.some((key) => keys.has(key));
  if (!hasFormations && hasHeadings(rows)) {
    return { columns: adding('side', 'brigade', 'commander'), rows: applyHeadings(rows), faults: [] };
  }
  const message = `The table names no side: all its units are in one, “${ONE_SIDE}”, which you can rename after the import.`;
  return {
    columns: adding('side'),
    rows: rows.map((row) => ({ ...row, cells: { side: ONE_SIDE, ...row.cells } })),
    faults: [{ code: 'one-side', severity: 'warning', message, line: null }],
  };
};

/** A table of a spreadsheet, with what was said of its sheets. */
export const readCells = ({ rows, notes }: SheetRows): CsvTable => {
  const lines = rows
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const table = tableOf(lines, null);
  const faults = notes.map(
    (message): TableFault => ({ code: 'sheet', severity: 'warning', message, line: null }),
  );
  return { ...table, faults: [...faults, ...table.faults] };
};

/** Reads the text of a table: finds its separator and its columns. `checkTable` judges the cells. */
export const readTable = (text: string): CsvTable => {
  const nothing = { columns: [], rows: [] };
  const separator = SEPARATOR.exec(text);
  const delimiter = (separator?.[1] as Delimiter | undefined) ?? delimiterOf(withoutWikiMarks(text));
  if (text.includes('\0')) return { ...nothing, delimiter, faults: [error('no-table', NO_TABLE)] };
  const body = withoutWikiMarks(separator === null ? text : text.slice(separator[0].length));
  const first = separator === null ? 1 : 2;
  const strict = linesOf(body, delimiter, first);
  // quotation marks that close nothing are inches or letters
  const { lines, fault } =
    strict.fault?.code === 'quote' && strict.fault.message === QUOTES.InvalidQuotes
      ? withoutQuotes(linesOf(body, delimiter, first, '\0'))
      : strict;
  return fault === undefined ? tableOf(lines, delimiter) : { ...nothing, delimiter, faults: [fault] };
};
