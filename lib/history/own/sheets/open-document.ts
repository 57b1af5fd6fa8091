import { grouped } from '../../../rules/core/army/number';
import { withoutEntities } from '../../../rules/core/text/lexer';
import { OWN_BOUNDS } from '../bounds';
import type { WorkbookSheet } from './sheet-choice';
import { BROKEN, SheetFault } from './sheet-fault';

/** The part of an OpenDocument spreadsheet (.ods) that has its cells. */
export const CONTENT = 'content.xml';

const {
  rows: MOST_ROWS,
  columns: MOST_COLUMNS,
  cells: MOST_CELLS,
  sheets: MOST_SHEETS,
  unpacked: MOST_UNPACKED,
} = OWN_BOUNDS.sheet;

/** Tags of tables, rows, cells and their paragraphs, and the text between tags. */
const PIECE =
  /<(\/?)(table:table|table:table-row|table:table-cell|table:covered-table-cell|text:p|text:s|text:tab)((?:\s[^<>]*)?)>|([^<>]+)/g;

const attributeOf = (attributes: string, name: string): string | undefined => {
  const at = attributes.indexOf(` ${name}="`);
  if (at < 0) return undefined;
  const from = at + name.length + 3;
  return attributes.slice(from, attributes.indexOf('"', from));
};

const timesOf = (attributes: string, name: string): number => {
  const times = Number(attributeOf(attributes, name) ?? 1);
  if (!Number.isSafeInteger(times) || times < 1) throw new SheetFault(BROKEN);
  return times;
};

const STYLE = /<(style:style|style:table-properties)(\s[^<>]*)>/g;

/** Names of styles of sheets that are not shown. */
const hiddenStyles = (xml: string): ReadonlySet<string> => {
  const hidden = new Set<string>();
  let style = '';
  for (const [, tag, attributes = ''] of xml.matchAll(STYLE)) {
    if (tag === 'style:style') style = attributeOf(attributes, 'style:name') ?? '';
    else if (attributeOf(attributes, 'table:display') === 'false') hidden.add(style);
  }
  return hidden;
};

/** Counts the cells and letters of all sheets together, a repeated cell as often as it is repeated. */
class Budget {
  #cells = 0;
  #letters = 0;

  spend(cells: number, letters: number): void {
    this.#cells += cells;
    this.#letters += letters;
    if (this.#cells > MOST_CELLS)
      throw new SheetFault(`A spreadsheet has at most ${grouped(MOST_CELLS)} cells; this one has more.`);
    if (this.#letters > MOST_UNPACKED)
      throw new SheetFault(`A spreadsheet has at most ${grouped(MOST_UNPACKED)} letters; this one has more.`);
  }
}

/** Collects the cells of one sheet; cells and rows that are repeated at the end and empty do not count. */
class SheetReader {
  readonly name: string;
  readonly rows: string[][] = [];
  readonly #budget: Budget;
  #blankRows = 0;
  #row: string[] = [];
  #blankCells = 0;

  constructor(name: string, budget: Budget) {
    this.name = name;
    this.#budget = budget;
  }

  addCell(text: string, times: number): void {
    if (text === '') {
      this.#blankCells += times;
      return;
    }
    const blank = this.#blankCells;
    if (this.#row.length + blank + times > MOST_COLUMNS) {
      throw new SheetFault(`A sheet can have at most ${MOST_COLUMNS} columns; this one has more.`);
    }
    this.#budget.spend(blank + times, times * text.length);
    this.#row.push(...Array.from({ length: blank }, () => ''), ...Array.from({ length: times }, () => text));
    this.#blankCells = 0;
  }

  endRow(times: number): void {
    if (this.#row.length === 0) this.#blankRows += times;
    else {
      if (this.rows.length + this.#blankRows + times > MOST_ROWS) {
        throw new SheetFault(`A sheet can have at most ${MOST_ROWS} rows; this one has more.`);
      }
      const letters = this.#row.reduce((sum, text) => sum + text.length, 0);
      this.#budget.spend((times - 1) * this.#row.length, (times - 1) * letters);
      for (let blank = 0; blank < this.#blankRows; blank++) this.rows.push([]);
      for (let time = 0; time < times; time++) this.rows.push([...this.#row]);
      this.#blankRows = 0;
    }
    this.#row = [];
    this.#blankCells = 0;
  }
}

/**
 * The sheets of an OpenDocument spreadsheet that people see, from its content, which was looked over (`checkXml`).
 * @throws SheetFault
 */
export const readOpenDocument = (xml: string): readonly WorkbookSheet[] => {
  const hidden = hiddenStyles(xml);
  const sheets: SheetReader[] = [];
  const budget = new Budget();
  let sheet: SheetReader | undefined;
  let rowTimes = 1;
  let cell: { text: string; readonly times: number } | undefined;
  for (const [, slash, tag, attributes = '', text] of xml.matchAll(PIECE)) {
    const isEnd = slash === '/' || attributes.endsWith('/');
    if (text !== undefined) {
      if (cell !== undefined) cell.text += withoutEntities(text);
    } else if (tag === 'table:table') {
      if (slash === '/') sheet = undefined;
      else {
        sheet = new SheetReader(withoutEntities(attributeOf(attributes, 'table:name') ?? ''), budget);
        if (sheets.length === MOST_SHEETS)
          throw new SheetFault(`A spreadsheet has at most ${MOST_SHEETS} sheets; this one has more.`);
        if (!hidden.has(attributeOf(attributes, 'table:style-name') ?? '')) sheets.push(sheet);
      }
    } else if (tag === 'table:table-row') {
      if (slash !== '/') rowTimes = timesOf(attributes, 'table:number-rows-repeated');
      if (isEnd) sheet?.endRow(rowTimes);
    } else if (tag === 'table:table-cell' || tag === 'table:covered-table-cell') {
      if (slash !== '/') cell = { text: '', times: timesOf(attributes, 'table:number-columns-repeated') };
      if (isEnd && cell !== undefined) {
        sheet?.addCell(cell.text.trim(), cell.times);
        cell = undefined;
      }
    } else if (tag === 'text:p' && slash !== '/') {
      if (cell !== undefined && cell.text !== '') cell.text += '\n';
    } else if (cell !== undefined && slash !== '/') cell.text += tag === 'text:tab' ? '\t' : ' ';
  }
  return sheets;
};
