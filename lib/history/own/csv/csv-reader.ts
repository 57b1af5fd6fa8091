import { QUOTED } from '../../../csv-table';
import { cleanName, cleanNotes } from '../../../rules/core/army/name';
import { OWN_BOUNDS } from '../bounds';
import type { NumberCell } from './csv-cells';
import { type ColumnKey, isBlank } from './csv-columns';
import type { Problem, ProblemCode } from './csv-problem';
import type { TableRow } from './csv-read';

const { texts } = OWN_BOUNDS;
const MOST_OF: Readonly<Partial<Record<ColumnKey, number>>> = {
  side: texts.name,
  unit: texts.name,
  commander: texts.commander,
  calibre: texts.calibre,
  notes: texts.notes,
  wing: texts.name,
  line: texts.name,
  corps: texts.name,
  brigade: texts.name,
};

/** Reads the cells of one row, and notes what is wrong with them. */
export class CellReader {
  readonly problems: Problem[] = [];
  readonly #cells: TableRow['cells'];

  constructor({ cells, more }: TableRow) {
    this.#cells = cells;
    if (more !== undefined) {
      const message = `The row has more cells than the table has heads: “${more.join(', ').slice(0, 60)}” is not read.`;
      this.warn('notes', 'too-many-cells', message);
    }
    for (const [column, cell] of Object.entries(cells)) {
      if (!cell.includes('\uFFFD')) continue;
      const message = 'A letter of it could not be read: the file is of another encoding than it seems.';
      this.warn(column as ColumnKey, 'broken-letter', message);
    }
  }

  warn(column: ColumnKey, code: ProblemCode, message: string, suggestion: string | null = null): void {
    this.problems.push({ column, code, severity: 'warning', message, suggestion });
  }

  refuse(column: ColumnKey, code: ProblemCode, message: string, suggestion: string | null = null): void {
    this.problems.push({ column, code, severity: 'error', message, suggestion });
  }

  /** The column is there at all. */
  has(column: ColumnKey): boolean {
    return this.#cells[column] !== undefined;
  }

  cell(column: ColumnKey): string {
    return this.#cells[column] ?? '';
  }

  /** Says nothing, or that it is not known. */
  blank(column: ColumnKey): boolean {
    return isBlank(this.cell(column));
  }

  text(column: ColumnKey, written = this.cell(column).replace(QUOTED, '')): string {
    const most = MOST_OF[column] ?? texts.name;
    const clean =
      column === 'notes' ? cleanNotes(written, written.length) : cleanName(written, written.length);
    if (clean.length > most) {
      const message = `expected at most ${most.toLocaleString('en')} characters, found ${clean.length.toLocaleString('en')}`;
      this.refuse(column, 'too-long', message, clean.slice(0, most).trim());
    }
    return clean;
  }

  known(column: ColumnKey): string | null {
    return this.blank(column) ? null : this.text(column) || null;
  }

  number(column: ColumnKey, read: (text: string) => NumberCell): number | null {
    const cell = read(this.cell(column));
    if (cell.ok) return cell.value;
    this.refuse(column, 'number', cell.message, cell.suggestion);
    return null;
  }

  /** A word of a column, null where it is blank or none. */
  word<T extends string>(
    column: ColumnKey,
    code: ProblemCode,
    what: string,
    words: { readonly read: (text: string) => T | null; readonly near: (text: string) => string | null },
  ): T | null {
    const text = this.cell(column);
    if (isBlank(text)) return null;
    const meant = words.read(text);
    if (meant === null) this.refuse(column, code, `“${text.slice(0, 40)}” is no ${what}`, words.near(text));
    return meant;
  }
}
