import data from '@/data/history/battle-columns.json';
import { plainName } from '../../../rules/core/text/plain-name';

export const COLUMN_KEYS = [
  'side',
  'formation',
  'wing',
  'line',
  'corps',
  'brigade',
  'kind',
  'commander',
  'unit',
  'nation',
  'arm',
  'type',
  'regiment',
  'battalions',
  'squadrons',
  'guns',
  'calibre',
  'men',
  'infantry',
  'cavalry',
  'counting',
  'strength',
  'notes',
] as const;

/** A column of an order of battle as a table. */
export type ColumnKey = (typeof COLUMN_KEYS)[number];

/** Cells by their columns, as they stand in the file; a column that the file has not is absent. */
export type Cells = Readonly<Partial<Record<ColumnKey, string>>>;

/** A row of a table, with the line it begins in, from 1. */
export type CsvRow = {
  readonly line: number;
  readonly cells: Cells;
  /** more cells than the table has heads */
  readonly more?: readonly string[];
  /** someone does not want it */
  readonly dropped?: true;
};

type Column = {
  readonly key: ColumnKey;
  readonly meaning: string;
  readonly example: string;
  readonly spellings: readonly string[];
};

/** The columns with what they mean, as they are shown to people (data/history/battle-columns.json). */
export const COLUMNS = data.columns as readonly Column[];

/** The columns that name formations one within the other, the outermost first. */
export const LEVELS = ['wing', 'line', 'corps', 'brigade'] as const satisfies readonly ColumnKey[];

const BY_HEAD: ReadonlyMap<string, ColumnKey> = new Map(
  COLUMNS.flatMap(({ key, spellings }) => [key, ...spellings].map((word) => [plainName(word), key] as const)),
);

/** The column that a word at the head of a table means, or null. */
export const columnOf = (head: string): ColumnKey | null => BY_HEAD.get(plainName(head)) ?? null;

/** What someone writes where something is not known. */
const UNKNOWN: ReadonlySet<string> = new Set(data.unknown);

/** What a spreadsheet writes where a formula fails: "#DIV/0!", "#N/A". */
const ERROR_VALUE = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!)$/;

/** True for a cell in which a formula of a spreadsheet failed. */
export const isErrorValue = (cell: string): boolean => ERROR_VALUE.test(cell);

/** True for a cell that says nothing. */
export const isBlank = (cell: string): boolean =>
  cell === '' || UNKNOWN.has(cell.toLowerCase()) || isErrorValue(cell);

/** What is wrong with a cell. An error leaves its row out, a warning does not. Codes are permanent. */
export type ProblemCode =
  | 'no-side'
  | 'third-side'
  | 'no-formation'
  | 'too-deep'
  | 'too-many'
  | 'other-commander'
  | 'no-unit'
  | 'no-arm'
  | 'unknown-kind'
  | 'unknown-nation'
  | 'unknown-arm'
  | 'unknown-type'
  | 'type-of-other-arm'
  | 'by-name'
  | 'unknown-counting'
  | 'unknown-regiment'
  | 'regiment-nation'
  | 'regiment-arm'
  | 'number'
  | 'too-long'
  | 'broken-letter'
  | 'too-many-cells'
  | 'error-value'
  | 'date';

export type Problem = {
  readonly column: ColumnKey;
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** what may stand in the cell instead */
  readonly suggestion: string | null;
  /** all that may stand in the cell; null where it is free text */
  readonly allowed: readonly string[] | null;
};
