/** A fault of a JSON text and its position, counted in characters from 0. */
export type JsonFault = { readonly offset: number; readonly message: string };

// digits and blanks by hand and not by patterns: a pattern that meets millions of them may run out of stack

const ZERO = 0x30;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const COLON = 0x3a;

/** The first place at or after `offset` that is no white space. */
export const skipSpace = (text: string, offset: number): number => {
  for (let index = offset; ; index++) {
    const char = text.charCodeAt(index);
    if (char !== 0x20 && char !== 0x0a && char !== 0x0d && char !== 0x09) return index;
  }
};

const skipDigits = (text: string, offset: number): number => {
  for (let index = offset; ; index++) {
    const char = text.charCodeAt(index);
    if (!(char >= ZERO && char <= 0x39)) return index;
  }
};

const WORD = /[\w.+-]{1,20}/y;

const wordAt = (text: string, offset: number): string => {
  WORD.lastIndex = offset;
  return WORD.exec(text)?.[0] ?? '';
};

/** "expected a comma, but found x": a few characters of the text there. */
export const expected = (what: string, text: string, offset: number): JsonFault => {
  const word = wordAt(text, offset) || text.slice(offset, offset + 1);
  return { offset, message: `expected ${what}, but ${word === '' ? 'the file ends' : `found ${word}`}` };
};

const isHex = (char: number): boolean =>
  (char >= ZERO && char <= 0x39) || (char >= 0x41 && char <= 0x46) || (char >= 0x61 && char <= 0x66);

/** The length of the escape that starts with the backslash at `offset`; 0 for none. */
const escapeLength = (text: string, offset: number): number => {
  const kind = text.charCodeAt(offset + 1);
  if (kind === QUOTE || kind === BACKSLASH) return 2;
  if ('/bfnrt'.includes(text[offset + 1] ?? ' ')) return 2;
  if (kind !== 0x75) return 0;
  for (let index = offset + 2; index < offset + 6; index++) if (!isHex(text.charCodeAt(index))) return 0;
  return 6;
};

/**
 * What ends the plain run of a string: a quote, a backslash or a control character. One class, so nothing backtracks.
 */
const RUN_END = /["\\]|[^ -\uffff]/g;

/** Characters looked at one by one before the pattern, which is the quicker only on long runs. */
const SHORT_RUN = 16;

/** The first quote, backslash or control character at or after `start`; the length of the text without one. */
const runEnd = (text: string, start: number): number => {
  for (let offset = start; offset < start + SHORT_RUN; offset++) {
    const char = text.charCodeAt(offset);
    if (!(char >= 0x20) || char === QUOTE || char === BACKSLASH) return offset;
  }
  RUN_END.lastIndex = start + SHORT_RUN;
  return RUN_END.test(text) ? RUN_END.lastIndex - 1 : text.length;
};

/** Where the string that starts with the quote at `start` ends, its quote included, or what is wrong with it. */
export const stringEnd = (text: string, start: number): number | JsonFault => {
  for (let offset = runEnd(text, start + 1); offset < text.length; ) {
    const char = text.charCodeAt(offset);
    if (char === QUOTE) return offset + 1;
    if (char !== BACKSLASH) {
      return { offset, message: 'a line break, tab or control character inside a text' };
    }
    const length = escapeLength(text, offset);
    if (length === 0) return { offset, message: 'a backslash that escapes nothing' };
    offset = runEnd(text, offset + length);
  }
  return { offset: start, message: 'a text that is never closed by "' };
};

/** Names up to this many are searched one by one, because most objects are small and a set costs more than they do. */
const FEW_NAMES = 12;

/** The names of one object. */
export class Names {
  readonly #few: string[] = [];
  #many: Set<string> | undefined;

  get size(): number {
    return this.#many?.size ?? this.#few.length;
  }

  /** Adds a name; false if it is there already. */
  add(name: string): boolean {
    if (this.#many ? this.#many.has(name) : this.#few.includes(name)) return false;
    if (this.#many === undefined && this.#few.length === FEW_NAMES) this.#many = new Set(this.#few);
    if (this.#many) this.#many.add(name);
    else this.#few.push(name);
    return true;
  }
}

/** True for a quote behind an odd number of backslashes: it closes nothing. */
const isEscaped = (text: string, quote: number): boolean => {
  let start = quote;
  while (text.charCodeAt(start - 1) === BACKSLASH) start--;
  return (quote - start) % 2 === 1;
};

/** The number of names in a JSON text; a name repeated in an object counts twice. */
export const countNames = (text: string): number => {
  let names = 0;
  for (let quote = text.indexOf('"'); quote >= 0; ) {
    let end = text.indexOf('"', quote + 1);
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
    const next = skipSpace(text, end + 1);
    if (text.charCodeAt(next) === COLON) names++;
    quote = text.indexOf('"', next);
  }
  return names;
};

/** The name between the quotes at `start` and before `end`. */
export const nameIn = (text: string, start: number, end: number): string => {
  const name = text.slice(start + 1, end - 1);
  return name.includes('\\') ? JSON.parse(`"${name}"`) : name;
};

const numberEnd = (text: string, start: number): number => {
  const first = text.charCodeAt(start) === MINUS ? start + 1 : start;
  let end = skipDigits(text, first);
  if (end === first || (end > first + 1 && text.charCodeAt(first) === ZERO)) return start;
  if (text.charCodeAt(end) === POINT) {
    const places = skipDigits(text, end + 1);
    if (places === end + 1) return start;
    end = places;
  }
  if ((text.charCodeAt(end) | 0x20) === 0x65) {
    const sign = text.charCodeAt(end + 1);
    const from = sign === PLUS || sign === MINUS ? end + 2 : end + 1;
    const power = skipDigits(text, from);
    if (power === from) return start;
    end = power;
  }
  return end;
};

/** Letters, digits, _ and characters of numbers: they do not end a literal. */
const goesOn = (char: number): boolean =>
  (char >= ZERO && char <= 0x39) ||
  ((char | 0x20) >= 0x61 && (char | 0x20) <= 0x7a) ||
  char === 0x5f ||
  char === POINT ||
  char === PLUS ||
  char === MINUS;

const LITERALS: ReadonlyMap<number, string> = new Map(
  ['true', 'false', 'null'].map((word) => [word.charCodeAt(0), word]),
);

/** The end of the number, true, false or null at `start`; `start` without one. */
export const literalEnd = (text: string, start: number): number => {
  const first = text.charCodeAt(start);
  let end = start;
  if (first < 0x61) end = numberEnd(text, start);
  else {
    const word = LITERALS.get(first);
    if (word !== undefined && text.startsWith(word, start)) end += word.length;
  }
  return goesOn(text.charCodeAt(end)) ? start : end;
};
