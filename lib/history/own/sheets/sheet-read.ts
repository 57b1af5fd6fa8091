import { Unzip, UnzipInflate, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { grouped } from '../../../rules/core/army/number';
import { OWN_BOUNDS } from '../bounds';
import type { SheetRows } from '../csv/table-lines';
import { CONTENT, readOpenDocument } from './open-document';
import {
  chooseSheets,
  FORMULAS_WITHOUT_VALUES,
  hasFormulaWithoutValue,
  hiddenSheets,
  withoutEmptyCells,
} from './sheet-choice';
import { BROKEN, SheetFault } from './sheet-fault';
import { checkXml } from './sheet-xml';

type Value = string | number | boolean | Date | null;

/** Decimals of a number that people see: a sum of halves never has sixteen. */
const PLACES = 6;

const textOf = (value: Value): string => {
  if (value === null) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return String(Number(value.toFixed(PLACES)));
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
};

const {
  bytes: MOST_BYTES,
  unpacked: MOST_UNPACKED,
  parts: MOST_PARTS,
  sheets: MOST_SHEETS,
} = OWN_BOUNDS.sheet;

const TOO_LARGE = `Unpacked, a spreadsheet has at most ${grouped(MOST_UNPACKED)} bytes; this one has more.`;

/** Bytes that are unpacked before it is looked how much has come of them: a thousand times as many at most. */
const SLICE = 8_192;

const SHEET = 'xl/worksheets/';
/** What is read of a spreadsheet; pictures, charts and comments are not even unpacked. */
const WANTED: ReadonlySet<string> = new Set([
  '[Content_Types].xml',
  '_rels/.rels',
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
  CONTENT,
]);

const isSheet = (name: string): boolean => name.startsWith(SHEET) && name.endsWith('.xml');

type Parts = Readonly<Record<string, Uint8Array>>;

const joined = (chunks: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

/** Collects the parts as they come, and stops where they are too many or too large, whatever the file says. */
class Collector {
  readonly #chunks = new Map<string, Uint8Array[]>();
  #met = 0;
  #sheets = 0;
  #size = 0;

  begin(name: string): Uint8Array[] | null {
    if (++this.#met > MOST_PARTS) throw new SheetFault(`The file holds more than ${MOST_PARTS} parts.`);
    if (!WANTED.has(name) && !isSheet(name)) return null;
    if (isSheet(name) && ++this.#sheets > MOST_SHEETS) {
      throw new SheetFault(`A spreadsheet has at most ${MOST_SHEETS} sheets; this one has more.`);
    }
    if (this.#chunks.has(name)) throw new SheetFault(BROKEN);
    const chunks: Uint8Array[] = [];
    this.#chunks.set(name, chunks);
    return chunks;
  }

  grow(by: number): void {
    this.#size += by;
    if (this.#size > MOST_UNPACKED) {
      throw new SheetFault(TOO_LARGE);
    }
  }

  parts(): Parts {
    return Object.fromEntries([...this.#chunks].map(([name, chunks]) => [name, joined(chunks)]));
  }
}

/**
 * Unpacks what is read of a spreadsheet, a few kilobytes of the file at a time, and no more than there may be.
 * @throws SheetFault
 */
export const unpackSheet = (file: Uint8Array): Parts => {
  if (file.length > MOST_BYTES) {
    throw new SheetFault(
      `A spreadsheet has at most ${grouped(MOST_BYTES)} bytes; this one has ${grouped(file.length)}.`,
    );
  }
  const collector = new Collector();
  const unzip = new Unzip((part) => {
    const chunks = collector.begin(part.name);
    if (chunks === null) return;
    part.ondata = (error, chunk) => {
      if (error !== null) throw error;
      collector.grow(chunk.length);
      chunks.push(chunk);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < file.length; at += SLICE) {
      unzip.push(file.subarray(at, at + SLICE), at + SLICE >= file.length);
    }
  } catch (error) {
    // Do not show the library's words for a broken file.
    throw error instanceof SheetFault ? error : new SheetFault(BROKEN, { cause: error });
  }
  return collector.parts();
};

const WORKBOOK = 'xl/workbook.xml';

const utf8 = new TextDecoder();
const bytesOf = new TextEncoder();

/**
 * The cells of the sheets of a spreadsheet (.xlsx, .ods) that people see, as they see them. It is unpacked and looked
 * over within bounds first; what is read then is packed again without being made smaller, so that nothing grows.
 * @throws SheetFault
 */
export const readSheetRows = async (file: Uint8Array): Promise<SheetRows> => {
  const parts = { ...unpackSheet(file) };
  const notes: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (isSheet(name)) {
      const sheet = utf8.decode(part);
      if (hasFormulaWithoutValue(sheet) && notes.length === 0) notes.push(FORMULAS_WITHOUT_VALUES);
      parts[name] = bytesOf.encode(withoutEmptyCells(sheet));
    }
    checkXml(parts[name] ?? part);
  }
  const content = parts[CONTENT];
  if (content !== undefined && parts[WORKBOOK] === undefined)
    return chooseSheets(readOpenDocument(utf8.decode(content)));
  const hidden = hiddenSheets(utf8.decode(parts[WORKBOOK]));
  const plain = zipSync(parts, { level: 0 });
  try {
    const sheets = await readWorkbook(plain.slice().buffer);
    let size = 0;
    const visible = sheets
      .filter(({ sheet }) => !hidden.has(sheet))
      .map(({ sheet, data }) => ({
        name: sheet,
        rows: data.map((row) =>
          row.map((value) => {
            const text = textOf(value as Value);
            size += text.length;
            // A text that many cells share is stored once, and copied for each of them from here on.
            if (size > MOST_UNPACKED) throw new SheetFault(TOO_LARGE);
            return text;
          }),
        ),
      }));
    const table = chooseSheets(visible);
    return { rows: table.rows, notes: [...notes, ...table.notes] };
  } catch (error) {
    if (error instanceof SheetFault) throw error;
    throw new SheetFault(BROKEN, { cause: error });
  }
};
