import { grouped } from '../../../rules/core/army/number';
import { OWN_BOUNDS } from '../bounds';
import { BROKEN, SheetFault } from './sheet-fault';

const { rows: MOST_ROWS, columns: MOST_COLUMNS, cells: MOST_CELLS, depth: MOST_DEPTH } = OWN_BOUNDS.sheet;

const code = (letter: string): number => letter.charCodeAt(0);
const [OPEN, CLOSE, SLASH, BANG, ASK, DASH] = ['<', '>', '/', '!', '?', '-'].map(code);
const [QUOTE, APOSTROPHE, EQUALS, R] = ['"', "'", '=', 'r'].map(code);
const [ZERO, NINE, AT] = ['0', '9', '@'].map(code) as [number, number, number];

const isQuote = (byte: number | undefined): boolean => byte === QUOTE || byte === APOSTROPHE;
const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE;
/** Space, tab and the ends of lines. */
const isBlank = (byte: number | undefined): boolean => byte !== undefined && byte <= 0x20;
/** What may stand in the name of an attribute: letters, digits, `-._`, and all beyond ASCII. */
const isOfName = (byte: number): boolean => byte >= 0x80 || /[\w.-]/.test(String.fromCharCode(byte));

/** Names the prefix `r`, and gives no place: the library reads every other `x:r` as `r`. */
const PREFIX = 'xmlns:';

/** True if the quote at `at` begins the value of an attribute `r`, the place of a row or cell, however it is spaced. */
const beginsPlace = (bytes: Uint8Array, at: number): boolean => {
  let before = at - 1;
  while (isBlank(bytes[before])) before--;
  if (bytes[before--] !== EQUALS) return false;
  while (isBlank(bytes[before])) before--;
  if (bytes[before] !== R || isOfName(bytes[before - 1] ?? 0)) return false;
  const start = before - PREFIX.length;
  const isPrefix = [...PREFIX].every((letter, index) => bytes[start + index] === code(letter));
  return !isPrefix || isOfName(bytes[start - 1] ?? 0);
};

/**
 * Refuses a place beyond the bounds, and one that is not letters, then digits: the library reads "1e6" as a million,
 * and counts any other sign as a letter. It counts small letters from 33 on, as here.
 */
const checkPlace = (bytes: Uint8Array, from: number): void => {
  let [column, row] = [0, 0];
  for (let at = from; !isQuote(bytes[at]); at++) {
    const byte = bytes[at] ?? 0;
    const isLetter = row === 0 && /[A-Za-z]/.test(String.fromCharCode(byte));
    if (isDigit(byte)) row = row * 10 + byte - ZERO;
    else if (isLetter) column = column * 26 + byte - AT;
    else throw new SheetFault(BROKEN);
    if (row > MOST_ROWS || column > MOST_COLUMNS) {
      const most = `${grouped(MOST_ROWS)} rows and ${MOST_COLUMNS} columns`;
      throw new SheetFault(`A sheet can have at most ${most}; this one has more.`);
    }
  }
};

/** Walks over one part once, from sign to sign. */
class Walk {
  readonly #bytes: Uint8Array;
  #at = 0;
  #depth = 0;
  tags = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The position after the next byte of that kind, or past the end. */
  #past(byte: number | undefined): void {
    const next = this.#bytes.indexOf(byte ?? 0, this.#at);
    this.#at = next === -1 ? this.#bytes.length : next + 1;
  }

  /** Over a comment to its end; anything else that is declared is refused: it might be a text that grows. */
  #declaration(): void {
    const isComment = this.#bytes[this.#at + 1] === DASH;
    if (!isComment)
      throw new SheetFault('The spreadsheet contains declarations, which Muster does not read.');
    do this.#past(CLOSE);
    while (this.#at < this.#bytes.length && this.#bytes[this.#at - 2] !== DASH);
  }

  /** From behind the name of a tag to its end; true where it ends itself. */
  #tag(): boolean {
    const bytes = this.#bytes;
    for (; this.#at < bytes.length; this.#at++) {
      const byte = bytes[this.#at];
      if (isQuote(byte)) {
        if (beginsPlace(bytes, this.#at)) checkPlace(bytes, this.#at + 1);
        this.#at++;
        this.#past(byte);
        this.#at--;
      } else if (byte === CLOSE) {
        this.#at++;
        return bytes[this.#at - 2] === SLASH;
      }
    }
    return true;
  }

  /** To the next tag, and over it; false at the end. */
  step(): boolean {
    this.#past(OPEN);
    const byte = this.#bytes[this.#at];
    if (byte === undefined) return false;
    if (byte === BANG) this.#declaration();
    else if (byte === ASK) this.#past(CLOSE);
    else if (byte === SLASH) {
      this.#depth--;
      this.#past(CLOSE);
    } else {
      this.tags++;
      if (!this.#tag() && ++this.#depth > MOST_DEPTH) {
        throw new SheetFault(`The spreadsheet is nested more than ${MOST_DEPTH} levels deep.`);
      }
    }
    return true;
  }
}

/**
 * Looks over the text of one part before it is read: no declarations (which may name texts that grow), nothing too
 * deep, no more cells than there may be, and none far beyond the others, for between them every place is made.
 * @throws SheetFault
 */
export const checkXml = (bytes: Uint8Array): void => {
  const walk = new Walk(bytes);
  while (walk.step()) {
    // a cell is three tags at most: itself, its value, its text
    if (walk.tags > 4 * MOST_CELLS) {
      throw new SheetFault(`A sheet has at most ${grouped(MOST_CELLS)} cells; this one has more.`);
    }
  }
};
