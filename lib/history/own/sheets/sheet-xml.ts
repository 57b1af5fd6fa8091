import { grouped } from '../../../rules/core/army/number';
import { OWN_BOUNDS } from '../bounds';
import { SheetFault } from './sheet-fault';

const { rows: MOST_ROWS, columns: MOST_COLUMNS, cells: MOST_CELLS, depth: MOST_DEPTH } = OWN_BOUNDS.sheet;

const code = (letter: string): number => letter.charCodeAt(0);
const [OPEN, CLOSE, SLASH, BANG, ASK, DASH] = ['<', '>', '/', '!', '?', '-'].map(code);
const [SPACE, QUOTE, APOSTROPHE, EQUALS, R] = [' ', '"', "'", '=', 'r'].map(code);
const [A, Z, ZERO, NINE] = ['A', 'Z', '0', '9'].map(code) as [number, number, number, number];

/** Where a cell says it stands: its column and row, from 1; 0 where it says none. */
const placeAt = (bytes: Uint8Array, from: number): { readonly column: number; readonly row: number } => {
  let [column, row] = [0, 0];
  for (let at = from; at < from + 12; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= A && byte <= Z && row === 0) column = column * 26 + byte - A + 1;
    else if (byte >= ZERO && byte <= NINE) row = row * 10 + byte - ZERO;
    else break;
  }
  return { column, row };
};

const isQuote = (byte: number | undefined): boolean => byte === QUOTE || byte === APOSTROPHE;

const checkPlace = (bytes: Uint8Array, from: number): void => {
  const { column, row } = placeAt(bytes, from);
  if (row > MOST_ROWS || column > MOST_COLUMNS) {
    const most = `${grouped(MOST_ROWS)} rows and ${MOST_COLUMNS} columns`;
    throw new SheetFault(`A sheet can have at most ${most}; this one has more.`);
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

  /** Past the next byte of that kind; past the end where there is none. */
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
        const from = this.#at + 1;
        if (bytes[this.#at - 1] === EQUALS && bytes[this.#at - 2] === R && bytes[this.#at - 3] === SPACE) {
          checkPlace(bytes, from);
        }
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
 * Looks over the text of one part before it is read: no declarations (which may name texts that grow), nothing too deep,
 * no more cells than there may be, and none far beyond the others, for between them every place is made.
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
