import { grouped } from './core/army/number';
import type { Path } from './core/army/path';
import {
  countNames,
  expected,
  type JsonFault,
  literalEnd,
  Names,
  nameIn,
  skipSpace,
  stringEnd,
} from './json-tokens';

/** A place in a text, both counted from 1. */
export type JsonPlace = { readonly line: number; readonly column: number };

/** `why`: no JSON; more entries in the outermost list than the caller takes; or more of anything than anyone needs. */
export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly why: 'broken' | 'entries' | 'too-large';
      readonly at: JsonPlace;
      readonly message: string;
    };

/** The most a caller takes: values in the whole text, entries in its outermost list. */
export type JsonBounds = { readonly values?: number; readonly entries?: number };

/** No army is a deeper tree, and recursive code would overflow the stack. */
export const MAX_DEPTH = 64;
/** Values of any text: some 200 of the largest armies, and a tenth of what a hostile request could carry. */
export const MAX_JSON_VALUES = 1_000_000;
/** Names in one object: several times what the widest object of any file has. */
export const MAX_NAMES = 1000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const placeOf = (text: string, offset: number): JsonPlace => {
  let line = 1;
  let start = 0;
  for (let index = 0; index < offset; index++) {
    const char = text.charCodeAt(index);
    if (char !== 0x0a && (char !== 0x0d || text.charCodeAt(index + 1) === 0x0a)) continue;
    line++;
    start = index + 1;
  }
  return { line, column: offset - start + 1 };
};

type JsonProblem = JsonFault & { readonly why?: 'entries' | 'too-large' };

/**
 * The first thing JSON or a bound forbids, or undefined. Walks once and without recursion, so that no depth of
 * brackets can end it, and stops at the first fault, so that nothing beyond a bound is looked at.
 */
const faultOf = (text: string, { values, entries }: Required<JsonBounds>): JsonProblem | undefined => {
  /** names seen in each open object, innermost last; null for a list */
  const open: (Names | null)[] = [];
  let expects: 'value' | 'first' | 'name' | 'next' = 'value';
  let counted = 0;
  let top = 0;
  let offset = skipSpace(text, 0);

  for (;;) {
    const names = open.at(-1);
    const char = text.charCodeAt(offset);
    if (names === undefined && expects === 'next') {
      return offset >= text.length ? undefined : expected('the end of the file', text, offset);
    }
    const isEnd = names !== undefined && char === (names ? CLOSE_OBJECT : CLOSE_LIST);
    if (isEnd && (expects === 'next' || expects === 'first')) {
      open.pop();
      expects = 'next';
      offset = skipSpace(text, offset + 1);
    } else if (expects === 'next') {
      if (char !== COMMA) return expected(`a comma or ${names ? '}' : ']'}`, text, offset);
      expects = names ? 'name' : 'value';
      offset = skipSpace(text, offset + 1);
    } else if (names && expects !== 'value') {
      if (char !== QUOTE) return expected('a name in double quotes', text, offset);
      const end = stringEnd(text, offset);
      if (typeof end !== 'number') return end;
      const name = nameIn(text, offset, end);
      if (names.size === MAX_NAMES) {
        return { offset, why: 'too-large', message: `more than ${grouped(MAX_NAMES)} names in one object` };
      }
      if (!names.add(name)) {
        return { offset, message: `"${name.slice(0, 40)}" appears twice in the same object` };
      }
      offset = skipSpace(text, end);
      if (text.charCodeAt(offset) !== COLON) return expected('a colon', text, offset);
      expects = 'value';
      offset = skipSpace(text, offset + 1);
    } else {
      if (++counted > values) {
        return { offset, why: 'too-large', message: `more than ${grouped(values)} values` };
      }
      if (names === null && open.length === 1 && ++top > entries) {
        return { offset, why: 'entries', message: `more than ${grouped(entries)} entries in the list` };
      }
      if (char === OPEN_OBJECT || char === OPEN_LIST) {
        if (open.length === MAX_DEPTH)
          return { offset, message: `nested more than ${MAX_DEPTH} levels deep` };
        open.push(char === OPEN_OBJECT ? new Names() : null);
        expects = 'first';
        offset = skipSpace(text, offset + 1);
      } else {
        const end = char === QUOTE ? stringEnd(text, offset) : literalEnd(text, offset);
        if (typeof end !== 'number') return end;
        if (end === offset) return expected('a value', text, offset);
        expects = 'next';
        offset = skipSpace(text, end);
      }
    }
  }
};

/** Texts up to this are parsed before they are looked at: there is too little in one to do harm. */
const SHORT = 100_000;

/** What a parsed value holds: as far as it is no deeper than a text may be. */
class Census {
  values = 0;
  names = 0;
  tooDeep = false;
  tooWide = false;

  count(value: unknown, depth: number): void {
    this.values++;
    if (value === null || typeof value !== 'object') return;
    if (depth === MAX_DEPTH) this.tooDeep = true;
    else if (Array.isArray(value)) for (const each of value) this.count(each, depth + 1);
    else {
      const children = Object.values(value);
      this.names += children.length;
      if (children.length > MAX_NAMES) this.tooWide = true;
      for (const child of children) this.count(child, depth + 1);
    }
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // what is wrong with it, and where, is found by walking it
    return undefined;
  }
};

/** The value of a short text in which nothing can be wrong; undefined for any that must be walked. */
const readShort = (text: string, { values, entries }: Required<JsonBounds>): unknown => {
  const value = parsed(text);
  if (value === undefined || (Array.isArray(value) && value.length > entries)) return undefined;
  const census = new Census();
  census.count(value, 0);
  if (census.tooDeep || census.tooWide || census.values > values) return undefined;
  // A repeated name is parsed into one.
  return census.names === countNames(text) ? value : undefined;
};

/**
 * Strict JSON: as `JSON.parse`, but a fault says where it is and what was expected, the same name twice in one
 * object is a fault, and so is a tree deeper than `MAX_DEPTH` or beyond the bounds. A byte order mark at the start
 * is accepted. Never throws.
 */
export const readJson = (input: string, bounds: JsonBounds = {}): JsonRead => {
  const text = input.startsWith('\uFEFF') ? input.slice(1) : input;
  const most = { values: MAX_JSON_VALUES, entries: MAX_JSON_VALUES, ...bounds };
  const short = text.length > SHORT ? undefined : readShort(text, most);
  if (short !== undefined) return { ok: true, value: short };
  const fault = faultOf(text, most);
  if (fault === undefined) return { ok: true, value: JSON.parse(text) };
  const { offset, why = 'broken', message } = fault;
  return { ok: false, why, at: placeOf(text, offset), message };
};

/** The cost of a JSON value: values and characters, and the member of the root that is nested too deep, if any. */
export type JsonSize = { readonly length: number; readonly values: number; readonly tooDeepAt: Path | null };

/**
 * What a JSON value holds at least, in characters and values, and the member of the root below which it is nested
 * deeper than `MAX_DEPTH`, if any. Stops counting beyond `most`. Without recursion, as the value may come from
 * anywhere.
 */
export const measureJson = (
  root: unknown,
  most: { readonly length: number; readonly values: number },
): JsonSize => {
  let length = 0;
  let values = 0;
  const rest: { value: object; depth: number; member: string }[] = [];
  const count = (value: unknown, depth: number, member: string): void => {
    values++;
    if (value !== null && typeof value === 'object') rest.push({ value, depth, member });
    else length += typeof value === 'string' ? value.length + 2 : String(value).length;
  };
  count(root, 0, '');
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    const { value, depth, member } = node;
    if (depth === MAX_DEPTH) return { length, values, tooDeepAt: [member] };
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length && values <= most.values; index++) {
        length++;
        count(value[index], depth + 1, depth === 0 ? String(index) : member);
      }
    } else {
      for (const [key, child] of Object.entries(value)) {
        length += key.length + 4;
        count(child, depth + 1, depth === 0 ? key : member);
      }
    }
    if (length > most.length || values > most.values) break;
  }
  return { length, values, tooDeepAt: null };
};
