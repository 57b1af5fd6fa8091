import { grouped } from '../../../rules/core/army/number';
import { OWN_BOUNDS } from '../bounds';
import { checkCells, type RowTold } from './csv-check';
import { isBlank } from './csv-columns';
import type { KnownNames } from './csv-known';
import { readTable, type TableRow } from './csv-read';
import type { CheckedRow } from './csv-table';
import { linesIn, readLines } from './lines-read';

/** What lines that are pasted into an order of battle come to. */
export type Pasted = {
  readonly rows: readonly CheckedRow[];
  /** of the rows that read */
  readonly told: readonly RowTold[];
  /** the lines that do not, under their heads, as they were pasted */
  readonly left: string;
  readonly fault: string | null;
};

const NOTHING: Pasted = { rows: [], told: [], left: '', fault: null };
const { characters, lines: MOST_LINES } = OWN_BOUNDS.paste;

/** A unit that tells no nation is of that of its side. */
const withNation = (row: TableRow, nation: string | null): TableRow =>
  nation === null || !isBlank(row.cells.nation ?? '') ? row : { ...row, cells: { ...row.cells, nation } };

/**
 * Reads lines that are pasted: a table under its heads, as an import reads it, else a line for each unit.
 * @param nation name of that of the side they go to; null where it has none, or several
 */
export const readPastedRows = (text: string, known: KnownNames, nation: string | null): Pasted => {
  if (text.length > characters) {
    const message = `At most ${grouped(characters)} letters can be pasted at once; these are ${grouped(text.length)}. A whole table can be imported as a file.`;
    return { ...NOTHING, fault: message };
  }
  const all = linesIn(text);
  if (all.length > MOST_LINES) {
    const message = `At most ${grouped(MOST_LINES)} lines can be pasted at once; these are ${grouped(all.length)}. A whole table can be imported as a file.`;
    return { ...NOTHING, fault: message };
  }
  const table = readTable(text);
  const isTable = table.rows.length > 0;
  const rows = (isTable ? table.rows : readLines(text, known)).map((row) => withNation(row, nation));
  const checked = rows.map((row) => {
    const { problems, told } = checkCells(row, known);
    const own = problems.filter(({ code }) => code !== 'no-formation');
    return { row: { ...row, problems: own }, told, isLeft: own.some(({ severity }) => severity === 'error') };
  });
  const left = new Set(checked.flatMap(({ row, isLeft }) => (isLeft ? [row.line] : [])));
  const [head] = all;
  const rest = all.filter(({ line }) => left.has(line) || (isTable && line === head?.line));
  return {
    rows: checked.map(({ row }) => row),
    told: checked.flatMap(({ told, isLeft }) => (isLeft ? [] : [told])),
    left: left.size === 0 ? '' : rest.map((line) => line.text).join('\n'),
    fault: null,
  };
};
