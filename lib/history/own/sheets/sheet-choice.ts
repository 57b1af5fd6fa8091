import { columnOf } from '../csv/csv-columns';
import { type SheetRows, splitAtHeads } from '../csv/table-lines';

/** A sheet of a spreadsheet: its cells as people see them. */
export type WorkbookSheet = { readonly name: string; readonly rows: readonly (readonly string[])[] };

const SHEET_TAG = /<sheet\s[^<>]*>/g;
const NAME = /\sname="([^"]*)"/;
const HIDDEN = /\sstate="(?:hidden|veryHidden)"/;

/** The names of the hidden sheets of a workbook. */
export const hiddenSheets = (workbook: string): ReadonlySet<string> =>
  new Set(
    (workbook.match(SHEET_TAG) ?? [])
      .filter((tag) => HIDDEN.test(tag))
      .map((tag) => NAME.exec(tag)?.[1] ?? ''),
  );

/** A row that no person has written: cells that are empty, or only coloured. */
const EMPTY_CELL = /<c\s[^<>]*\/>/g;
const EMPTY_ROW = /<row\s[^<>]*(?:\/>|>\s*<\/row>)/g;

/** The text of a sheet without cells and rows that hold nothing, wherever they are. */
export const withoutEmptyCells = (sheet: string): string =>
  sheet.replace(EMPTY_CELL, '').replace(EMPTY_ROW, '');

const FORMULA_WITHOUT_VALUE = /<\/f>\s*(?:<v\s*\/>|<v><\/v>|<\/c>)/;

/** True where a formula has no value beside it: the program that wrote the file has not computed it. */
export const hasFormulaWithoutValue = (sheet: string): boolean => FORMULA_WITHOUT_VALUE.test(sheet);

export const FORMULAS_WITHOUT_VALUES =
  'Formulas of this spreadsheet have no values, and are read as not known: open it in a spreadsheet program and save it.';

const headsOf = ({ rows }: WorkbookSheet): readonly string[] | undefined => {
  const lines = rows.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }));
  const { head } = splitAtHeads(lines.filter(({ cells }) => cells.some((cell) => cell !== '')));
  return head?.cells.some((cell) => columnOf(cell) === 'unit' || columnOf(cell) === 'regiment')
    ? head.cells
    : undefined;
};

const namesOf = (sheets: readonly WorkbookSheet[]): string =>
  sheets.map(({ name }) => `“${name.slice(0, 40)}”`).join(', ');

/**
 * The table of a workbook: the first sheet that names its columns, and below it all others with the same columns. Where
 * no column names the side, each sheet is one.
 */
export const chooseSheets = (sheets: readonly WorkbookSheet[]): SheetRows => {
  const [first] = sheets;
  const named = sheets.flatMap((sheet) => {
    const heads = headsOf(sheet);
    return heads === undefined ? [] : [{ sheet, heads }];
  });
  const [main] = named;
  if (first === undefined) return { rows: [], notes: [] };
  if (main === undefined) return { rows: first.rows, notes: [] };
  const isSame = (heads: readonly string[]) => heads.join('\n') === main.heads.join('\n');
  const used = named.filter(({ heads }) => isSame(heads)).map(({ sheet }) => sheet);
  const others = sheets.filter((sheet) => !used.includes(sheet) && sheet.rows.length > 0);
  const notes =
    others.length === 0
      ? []
      : [`Passed over: ${others.length === 1 ? 'sheet' : 'sheets'} ${namesOf(others)}.`];
  if (used.length === 1) return { rows: main.sheet.rows, notes };
  const hasSide = main.heads.some((head) => columnOf(head) === 'side');
  const isHead = (cells: readonly string[]) => isSame(cells.map((cell) => cell.trim()));
  const rows = used.flatMap(({ name, rows: own }, index) => {
    const at = own.findIndex(isHead);
    const below = own.slice(at + 1);
    const all = hasSide ? below : below.map((cells) => [name, ...cells]);
    const head = hasSide ? main.heads : ['side', ...main.heads];
    return index === 0 ? [head, ...all] : all;
  });
  return { rows, notes: [`Read together: sheets ${namesOf(used)}.`, ...notes] };
};
