import { QUOTED } from '../../../csv-table';
import { cleanName, cleanNotes } from '../../../rules/core/army/name';
import { OWN_BOUNDS } from '../bounds';
import { type CellWords, isDate, type NumberCell } from './csv-cells';
import {
  type ColumnKey,
  type CsvRow,
  isBlank,
  isErrorValue,
  type Problem,
  type ProblemCode,
} from './csv-columns';

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

/** What may stand in a cell instead. */
export type Advice = Partial<Pick<Problem, 'suggestion' | 'allowed'>>;

/** A text of a cell as a message repeats it. */
export const quoted = (text: string): string => `“${text.slice(0, 40)}”`;

/** Reads the cells of one row, and notes what is wrong with them. */
export class CellReader {
  readonly problems: Problem[] = [];
  readonly #cells: CsvRow['cells'];
  readonly #kept: string[] = [];

  constructor({ cells, more }: CsvRow) {
    this.#cells = cells;
    if (more !== undefined) {
      const message = `The row has more cells than the table has headings: “${more.join(', ').slice(0, 60)}” is ignored.`;
      this.warn('notes', 'too-many-cells', message);
    }
    for (const [column, cell] of Object.entries(cells)) {
      if (isErrorValue(cell)) {
        this.warn(column as ColumnKey, 'error-value', `a formula failed here (${cell}): read as not known`);
      } else if (isDate(cell)) {
        const message = `a spreadsheet seems to have made a date of this (${quoted(cell)}): set the column to text`;
        this.warn(column as ColumnKey, 'date', message);
      }
      if (!cell.includes('\uFFFD')) continue;
      const message = 'A character could not be read: the file seems to use another encoding.';
      this.warn(column as ColumnKey, 'broken-letter', message);
    }
  }

  warn(column: ColumnKey, code: ProblemCode, message: string, advice: Advice = {}): void {
    this.#tell('warning', { column, code, message }, advice);
  }

  refuse(column: ColumnKey, code: ProblemCode, message: string, advice: Advice = {}): void {
    this.#tell('error', { column, code, message }, advice);
  }

  #tell(
    severity: Problem['severity'],
    what: Pick<Problem, 'column' | 'code' | 'message'>,
    { suggestion = null, allowed = null }: Advice,
  ): void {
    this.problems.push({ ...what, severity, suggestion, allowed });
  }

  /** Keeps the words of a cell that are not read otherwise: they go into the notes. */
  keep(column: ColumnKey): void {
    this.#kept.push(`${column}: ${this.cell(column).replace(QUOTED, '')}`);
  }

  /** The notes of the row, with what was kept. */
  notes(): string | null {
    const beside = cleanNotes(this.#kept.join('\n'), texts.notes);
    const own = this.textOrNull('notes');
    if (beside === '') return own;
    return own === null ? beside : `${own}\n${beside}`.slice(0, texts.notes);
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

  text(column: ColumnKey, cell = this.cell(column).replace(QUOTED, '')): string {
    const written = isErrorValue(cell) ? '' : cell;
    const most = MOST_OF[column] ?? texts.name;
    const clean =
      column === 'notes' ? cleanNotes(written, written.length) : cleanName(written, written.length);
    if (clean.length > most) {
      const message = `expected at most ${most.toLocaleString('en')} characters, found ${clean.length.toLocaleString('en')}`;
      this.refuse(column, 'too-long', message, { suggestion: clean.slice(0, most).trim() });
    }
    return clean;
  }

  textOrNull(column: ColumnKey): string | null {
    return this.blank(column) ? null : this.text(column) || null;
  }

  number(column: ColumnKey, read: (text: string) => NumberCell): number | null {
    const cell = read(this.cell(column));
    if (cell.ok) return cell.value;
    const { message, suggestion } = cell;
    const meant = suggestion === null ? null : read(suggestion);
    if (meant?.ok !== true) {
      if (!/\d/.test(this.cell(column))) this.refuse(column, 'number', message);
      else {
        this.warn(column, 'number', `${message}; read as not known, and noted`);
        this.keep(column);
      }
      return null;
    }
    this.warn(column, 'number', `${message}; read as ${suggestion}, and noted`, { suggestion });
    this.keep(column);
    return meant.value;
  }

  /** A word of a column, null where it is blank or none. */
  word<T extends string>(
    column: ColumnKey,
    code: ProblemCode,
    words: CellWords<T>,
    tell: 'warn' | 'refuse',
    message: (quoted: string) => string,
  ): T | null {
    const text = this.cell(column);
    if (isBlank(text)) return null;
    const meant = words.read(text);
    if (meant === null) {
      this[tell](column, code, message(quoted(text)), {
        suggestion: words.near(text),
        allowed: words.values,
      });
    }
    return meant;
  }
}
