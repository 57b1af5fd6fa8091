import { OWN_BOUNDS } from '../bounds';
import type { WorkbookSheet } from './sheet-choice';
import { BROKEN, SheetFault } from './sheet-fault';

/** The part of an OpenDocument spreadsheet (.ods) that has its cells. */
export const CONTENT = 'content.xml';

const { rows: MOST_ROWS, columns: MOST_COLUMNS, cells: MOST_CELLS } = OWN_BOUNDS.sheet;

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

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

const textOf = (text: string): string =>
  text.replace(/&(amp|apos|gt|lt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');

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

/** Collects the cells of one sheet; cells and rows that are repeated at the end and empty do not count. */
class SheetReader {
  readonly name: string;
  readonly rows: string[][] = [];
  #blankRows = 0;
  #row: string[] = [];
  #blankCells = 0;
  #cells = 0;

  constructor(name: string) {
    this.name = name;
  }

  #count(by: number): void {
    this.#cells += by;
    if (this.#cells > MOST_CELLS)
      throw new SheetFault(`A sheet has at most ${MOST_CELLS} cells; this one has more.`);
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
    this.#count(blank + times);
    this.#row.push(...Array.from({ length: blank }, () => ''), ...Array.from({ length: times }, () => text));
    this.#blankCells = 0;
  }

  endRow(times: number): void {
    if (this.#row.length === 0) this.#blankRows += times;
    else {
      if (this.rows.length + this.#blankRows + times > MOST_ROWS) {
        throw new SheetFault(`A sheet can have at most ${MOST_ROWS} rows; this one has more.`);
      }
      this.#count((times - 1) * this.#row.length);
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
  let sheet: SheetReader | undefined;
  let rowTimes = 1;
  let cell: { text: string; readonly times: number } | undefined;
  for (const [, slash, tag, attributes = '', text] of xml.matchAll(PIECE)) {
    const isEnd = slash === '/' || attributes.endsWith('/');
    if (text !== undefined) {
      if (cell !== undefined) cell.text += textOf(text);
    } else if (tag === 'table:table') {
      if (slash === '/') sheet = undefined;
      else {
        sheet = new SheetReader(textOf(attributeOf(attributes, 'table:name') ?? ''));
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
