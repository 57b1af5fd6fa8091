import type { ReadError } from './check-answer';
import type { ArmyFile, Malformation } from './core/army/document';
import { grouped } from './core/army/number';
import { MAX_KEY, shortened } from './core/read/malformation';
import type { OpenLine, ReadLine } from './core/text/text';
import { measureJson, readJson } from './read-json';

/** How large a document may be, and what it is called. */
export type DocumentBounds = {
  readonly bytes: number;
  readonly values: number;
  /** "army", "order of battle" */
  readonly what: string;
};

/** `errors` are all faults of form, of which `error` tells the first. */
export type ReadFailure = {
  readonly ok: false;
  readonly error: ReadError;
  readonly errors: readonly Malformation[];
  /** of a typed army: the lines that are not clear, and the army as far as it is */
  readonly open?: readonly OpenLine[];
  readonly taken?: readonly ReadLine[];
  readonly army?: ArmyFile | null;
};

export const refused = (code: ReadError['code'], message: string, at: ReadError['at']): ReadFailure => ({
  ok: false,
  error: { code, message, at },
  errors: Array.isArray(at) ? [{ at, message }] : [],
});

/** Faults of form as a refusal, with the first of them as its message. */
export const malformed = (errors: readonly Malformation[], { what }: DocumentBounds): ReadFailure => {
  const article = /^[aeio]/.test(what) ? 'an' : 'a';
  const [first = { at: [], message: `This is not ${article} ${what} file.` }, ...rest] = errors;
  const more = rest.length === 0 ? '' : ` (and ${rest.length} more)`;
  return {
    ok: false,
    error: { code: 'malformed', message: `${first.message}${more}`, at: first.at },
    errors,
  };
};

const tooLarge = ({ bytes, what }: DocumentBounds): ReadFailure =>
  refused('too-large', `The file is larger than ${bytes / 1_000_000} MB, which no ${what} needs.`, []);

const tooFull = ({ values, what }: DocumentBounds): ReadFailure =>
  refused('too-large', `The file holds more than ${grouped(values)} values, which no ${what} needs.`, []);

/** True for more bytes of UTF-8 than a document may have. */
export const isTooLarge = (text: string, bytes: number): boolean => {
  if (text.length > bytes) return true;
  // UTF-8 takes at most three bytes for one unit of a string
  return text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes;
};

const shortKey = (key: string | number): string | number =>
  typeof key === 'number' ? key : shortened(key, MAX_KEY);

/** Why a value that is JSON already is more than any such document, if it is. */
export const beyondBounds = (value: unknown, bounds: DocumentBounds): ReadFailure | undefined => {
  const { length, values, tooDeepAt } = measureJson(value, { length: bounds.bytes, values: bounds.values });
  if (length > bounds.bytes) return tooLarge(bounds);
  if (values > bounds.values) return tooFull(bounds);
  if (tooDeepAt === null) return undefined;
  const message = `The file is nested too deep for any ${bounds.what}`;
  return malformed([{ at: tooDeepAt.map(shortKey), message }], bounds);
};

/** The value of a text within the bounds, or why it has none, with line and column of broken JSON. */
export const readBoundedText = (
  text: string,
  bounds: DocumentBounds,
): { readonly ok: true; readonly value: unknown } | ReadFailure => {
  if (isTooLarge(text, bounds.bytes)) return tooLarge(bounds);
  const json = readJson(text, { values: bounds.values });
  if (json.ok) return json;
  const { why, at, message } = json;
  const place = `Line ${at.line}, column ${at.column}: ${message}`;
  if (why === 'too-large') return refused('too-large', `${place}, which no ${bounds.what} needs.`, at);
  return refused('broken-json', `${place}.`, at);
};
