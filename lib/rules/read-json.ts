import type { Path } from './core/path';

/** A place in a text, both counted from 1. */
export type Place = { readonly line: number; readonly column: number };

export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly at: Place; readonly message: string };

type Fault = { readonly offset: number; readonly message: string };

/** Deeper trees than this are nobody's army, and recursive code that meets them runs out of stack. */
export const MAX_DEPTH = 64;

const SPACE = /[\t\n\r ]*/y;
const LITERAL = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const WORD = /[\w.+-]{1,20}/y;

const lengthAt = (pattern: RegExp, text: string, offset: number): number => {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0].length ?? 0;
};

const placeOf = (text: string, offset: number): Place => {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
};

const expected = (what: string, text: string, offset: number): Fault => {
  const length = lengthAt(WORD, text, offset) || 1;
  const found = offset >= text.length ? 'the file ends' : `found ${text.slice(offset, offset + length)}`;
  return { offset, message: `expected ${what}, but ${found}` };
};

/** The length of the string that starts at `start`, quotes included, or what is wrong with it. */
const stringLength = (text: string, start: number): number | Fault => {
  for (let offset = start + 1; ; offset++) {
    const char = text.charCodeAt(offset);
    if (char === 0x22) return offset + 1 - start;
    if (char === 0x5c) {
      const length = lengthAt(ESCAPE, text, offset);
      if (length === 0) return { offset, message: 'a backslash that escapes nothing' };
      offset += length - 1;
    } else if (Number.isNaN(char)) return { offset: start, message: 'a text that is never closed by "' };
    else if (char < 0x20) return { offset, message: 'a line break, tab or control character inside a text' };
  }
};

/** The first thing JSON forbids, or undefined. Walks without recursion, so that no depth of brackets can end it. */
const faultOf = (text: string): Fault | undefined => {
  /** names seen in each open object, innermost last; null for an array */
  const open: (Set<string> | null)[] = [];
  let expects: 'value' | 'first' | 'name' | 'next' = 'value';
  let offset = lengthAt(SPACE, text, 0);
  const skip = (length: number): void => {
    offset += length;
    offset += lengthAt(SPACE, text, offset);
  };

  for (;;) {
    const names = open.at(-1);
    const char = text[offset];
    if (names === undefined && expects === 'next') {
      return char === undefined ? undefined : expected('the end of the file', text, offset);
    }
    const end = names ? '}' : ']';
    if (names !== undefined && (expects === 'next' || expects === 'first') && char === end) {
      open.pop();
      expects = 'next';
      skip(1);
    } else if (expects === 'next') {
      if (char !== ',') return expected(`a comma or ${end}`, text, offset);
      expects = names ? 'name' : 'value';
      skip(1);
    } else if (names && expects !== 'value') {
      if (char !== '"') return expected('a name in double quotes', text, offset);
      const length = stringLength(text, offset);
      if (typeof length !== 'number') return length;
      const name: string = JSON.parse(text.slice(offset, offset + length));
      if (names.has(name)) return { offset, message: `"${name}" stands twice in the same object` };
      names.add(name);
      skip(length);
      if (text[offset] !== ':') return expected('a colon', text, offset);
      expects = 'value';
      skip(1);
    } else if (char === '{' || char === '[') {
      if (open.length === MAX_DEPTH) return { offset, message: `nested more than ${MAX_DEPTH} levels deep` };
      open.push(char === '{' ? new Set() : null);
      expects = 'first';
      skip(1);
    } else {
      const length = char === '"' ? stringLength(text, offset) : lengthAt(LITERAL, text, offset);
      if (typeof length !== 'number') return length;
      if (length === 0) return expected('a value', text, offset);
      expects = 'next';
      skip(length);
    }
  }
};

/**
 * Strict JSON: as `JSON.parse`, but a fault says where it is and what was expected, the same name twice in one
 * object is a fault, and so is a tree deeper than `MAX_DEPTH`. A byte order mark at the start is accepted.
 */
export const readJson = (input: string): JsonRead => {
  const text = input.startsWith('\uFEFF') ? input.slice(1) : input;
  const fault = faultOf(text);
  if (fault === undefined) return { ok: true, value: JSON.parse(text) };
  return { ok: false, at: placeOf(text, fault.offset), message: fault.message };
};

/**
 * What a JSON value holds at least, in characters, and the member of the root below which it is nested deeper
 * than `MAX_DEPTH`, if any. Without recursion, as the value may come from anywhere.
 */
export const measureJson = (root: unknown): { readonly length: number; readonly tooDeepAt: Path | null } => {
  let length = 0;
  const rest: { value: unknown; depth: number; member: string }[] = [{ value: root, depth: 0, member: '' }];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    const { value, depth, member } = node;
    if (value === null || typeof value !== 'object') {
      length += typeof value === 'string' ? value.length + 2 : String(value).length;
      continue;
    }
    if (depth === MAX_DEPTH) return { length, tooDeepAt: [member] };
    for (const [key, child] of Object.entries(value)) {
      length += Array.isArray(value) ? 1 : key.length + 4;
      rest.push({ value: child, depth: depth + 1, member: depth === 0 ? key : member });
    }
  }
  return { length, tooDeepAt: null };
};
