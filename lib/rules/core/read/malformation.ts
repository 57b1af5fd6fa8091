import type { Malformation } from '../army/document';
import { grouped } from '../army/number';
import { type Path, pathKey, valueAt } from '../army/path';
import { counted } from '../army/words';
import { boundsAt, faultPlace, keysAt, type Schema } from './fault-place';

/** A fault as the parser reports it; only what the words below need. */
export type Fault = {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly keys?: readonly string[];
  readonly origin?: unknown;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly divisor?: number;
  readonly errors?: readonly (readonly Fault[])[];
  readonly issues?: readonly Fault[];
};

/** The most faults reported of one file. */
export const MAX_ERRORS = 20;
const MAX_QUOTED = 40;
const MAX_VALUES = 24;
/** Longest message and longest key of a path, in characters: what a file says is not repeated at any length. */
const MAX_MESSAGE = 700;
export const MAX_KEY = 60;

const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an entry with fields',
  record: 'an entry with fields',
  null: 'nothing',
};

/** What the parser says where the schema has no words of its own. */
const PARSERS_OWN = /^(Invalid|Too (big|small)|Unrecognized)/;

/** At most `max` characters of a text, and a mark if it is longer. */
export const shortened = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max)}…` : text;

/** A value as people read it: texts in quotes, the rest as it is written. */
const quoted = (value: unknown): string => {
  // of a long text only the beginning is quoted, so only that is escaped
  if (typeof value === 'string') {
    return `“${shortened(JSON.stringify(value.slice(0, MAX_QUOTED + 1)).slice(1, -1), MAX_QUOTED)}”`;
  }
  return shortened(JSON.stringify(value) ?? 'nothing', MAX_QUOTED);
};

const oneOf = (values: readonly unknown[]): string => {
  const words = values.slice(0, MAX_VALUES).map(quoted);
  if (values.length > MAX_VALUES) words.push(`${values.length - MAX_VALUES} more`);
  return words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`;
};

const measured = (count: number, origin: unknown): string => {
  const [one, many] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  // a bound of four digits may be a year
  if (origin !== 'string' && origin !== 'array') return count < 10_000 ? `${count}` : grouped(count);
  return `${grouped(count)} ${count === 1 ? one : many}`;
};

/** The choices of a union in words: all its values together, else each of its forms. */
const unionText = (branches: readonly (readonly Fault[])[]): string => {
  const first = branches.flatMap(([fault]) => (fault === undefined ? [] : [fault]));
  const values = first.flatMap((fault) => fault.values ?? []);
  const others = first.filter(({ values: own }) => own === undefined).map(expectedText);
  return [...new Set([...(values.length === 0 ? [] : [oneOf(values)]), ...others])].join(' or ');
};

/** What belongs in the place of a fault, in a few words: "a whole number", "at most 60 characters". */
export const expectedText = (fault: Fault): string => {
  const { code, message, expected, values, origin, minimum, maximum, divisor, errors, issues } = fault;
  if (!PARSERS_OWN.test(message)) return message;
  if (code === 'invalid_type') return KINDS[String(expected)] ?? String(expected);
  if (code === 'invalid_value') return oneOf(values ?? []);
  if (code === 'too_small') return `at least ${measured(Number(minimum), origin)}`;
  if (code === 'too_big') return `at most ${measured(Number(maximum), origin)}`;
  if (code === 'not_multiple_of') return `a number in steps of ${divisor}`;
  if (code === 'invalid_union') return unionText(errors ?? []);
  if (code === 'invalid_key')
    return `a key of ${(issues ?? []).map(expectedText).join(', ') || 'another form'}`;
  return 'another form';
};

/** A value in a few words. */
const foundText = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (value !== null && typeof value === 'object') return 'an entry with fields';
  return quoted(value);
};

/** Words of the schema itself may tell what was found already. */
const TELLS_FOUND = /[;(]/;

/** A year is not an amount: it has no comma. */
const numberText = (value: number, field: string): string =>
  field === 'year' ? String(value) : grouped(value);

/** What belongs there: of a number with bounds both of them, whatever of it was wrong. */
const wantedText = (fault: Fault, at: Path, field: string, schema: Schema): string => {
  if (fault.code !== 'too_small' && fault.code !== 'too_big' && fault.code !== 'invalid_type') {
    return expectedText(fault);
  }
  const bounds = PARSERS_OWN.test(fault.message) ? boundsAt(schema, at) : undefined;
  if (bounds === undefined) return expectedText(fault);
  const { min, max, whole } = bounds;
  return `a ${whole ? 'whole ' : ''}number from ${numberText(min, field)} to ${numberText(max, field)}`;
};

/** Faults in words: at most MAX_ERRORS, each of bounded length. */
export const boundedFaults = (faults: readonly Malformation[]): Malformation[] =>
  faults.slice(0, MAX_ERRORS).map(({ at, message }) => ({
    at: at.map((key) => (typeof key === 'number' ? key : shortened(key, MAX_KEY))),
    message: shortened(message, MAX_MESSAGE),
  }));

const sentence = (place: string, message: string): string =>
  place === '' ? `${message.charAt(0).toUpperCase()}${message.slice(1)}` : `${place}: ${message}`;

/** Keys that belong there, as people can look for the one they meant. */
const knownText = (keys: readonly string[]): string =>
  keys.length === 0 ? '' : `; known: ${keys.slice(0, MAX_VALUES).join(', ')}`;

/** One fault in words: where it is, and what it says without its place. */
type FaultText = { readonly at: Path; readonly place: string; readonly says: string };

const faultTexts = (fault: Fault, input: unknown, schema: Schema): FaultText[] => {
  const at = fault.path.map((key) => (typeof key === 'number' ? key : String(key))) satisfies Path;
  if (fault.keys !== undefined) {
    const fields = knownText(keysAt(schema, at));
    return fault.keys.slice(0, MAX_ERRORS).map((key) => {
      const own = [...at, key];
      const says = `unknown field “${shortened(key, MAX_KEY)}”${fields}`;
      return { at: own, place: faultPlace(own, input).place, says };
    });
  }
  const { place, field } = faultPlace(at, input);
  const value = valueAt(input, at);
  const expected = wantedText(fault, at, field, schema);
  if (value === undefined || value === null)
    return [{ at, place, says: `no ${field}: expected ${expected}` }];
  const isTold = fault.code === 'invalid_key' || TELLS_FOUND.test(expected);
  const instead = isTold ? '' : `, found ${foundText(value)}`;
  return [{ at, place, says: `${field}: expected ${expected}${instead}` }];
};

/**
 * Faults of form in the words of players: the place, what was expected, and what is there instead. Few and short for
 * any input. A missing value and an empty one are the same to them.
 * @param faults as the parser reports them, @param input what it read, @param schema the form it should have
 */
export const malformations = (faults: readonly Fault[], input: unknown, schema?: Schema): Malformation[] => {
  // the same wrong value in many places is named once
  const distinct = new Map<string, { at: Path; message: string; more: number }>();
  for (const fault of faults.slice(0, MAX_ERRORS)) {
    for (const { at, place, says } of faultTexts(fault, input, schema)) {
      const key = fault.code === 'invalid_value' ? says : pathKey(at) + says;
      const first = distinct.get(key);
      if (first === undefined) distinct.set(key, { at, message: sentence(place, says), more: 0 });
      else first.more++;
    }
  }
  return boundedFaults(
    [...distinct.values()].map(({ at, message, more }) => ({
      at,
      message: more === 0 ? message : `${message}; the same in ${counted(more, 'other place')}`,
    })),
  );
};
