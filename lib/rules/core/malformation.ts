import type { Malformation } from './document';
import { grouped } from './number';
import { type Path, valueAt } from './path';

/** A fault as the parser reports it; only what the words below need. */
type Fault = {
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

/** More faults than these of one file tell nobody more. */
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
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/** What the parser says where the schema has no words of its own. */
const PARSERS_OWN = /^(Invalid|Too (big|small)|Unrecognized)/;

/** At most `max` characters of a text, and a mark where it goes on. */
export const shortened = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max)}…` : text;

const quoted = (value: unknown): string => {
  // of a long text only the beginning is quoted, so only that is escaped
  const head = typeof value === 'string' ? value.slice(0, MAX_QUOTED + 1) : value;
  return shortened(JSON.stringify(head) ?? 'nothing', MAX_QUOTED);
};

const oneOf = (values: readonly unknown[]): string => {
  const words = values.slice(0, MAX_VALUES).map(quoted);
  if (values.length > MAX_VALUES) words.push(`${values.length - MAX_VALUES} more`);
  return words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`;
};

const measured = (count: number, origin: unknown): string => {
  const [one, many] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  if (origin !== 'string' && origin !== 'array') return grouped(count);
  return `${grouped(count)} ${count === 1 ? one : many}`;
};

/** The choices of a union in words: all its values together, else each of its forms. */
const unionText = (branches: readonly (readonly Fault[])[]): string => {
  const first = branches.flatMap(([fault]) => (fault === undefined ? [] : [fault]));
  const values = first.flatMap((fault) => fault.values ?? []);
  const others = first.filter(({ values: own }) => own === undefined).map(expectedText);
  return [...new Set([...(values.length === 0 ? [] : [oneOf(values)]), ...others])].join(' or ');
};

const expectedText = (fault: Fault): string => {
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

/** What stands there, in a few words. */
const foundText = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (value !== null && typeof value === 'object') return 'an object';
  return quoted(value);
};

/** Words of the schema itself may tell what was found already. */
const TELLS_FOUND = /[;(]/;

/** Faults as they are told: at most MAX_ERRORS, each of bounded length. */
export const boundedFaults = (faults: readonly Malformation[]): Malformation[] =>
  faults.slice(0, MAX_ERRORS).map(({ at, message }) => ({
    at: at.map((key) => (typeof key === 'number' ? key : shortened(key, MAX_KEY))),
    message: shortened(message, MAX_MESSAGE),
  }));

/**
 * Faults of form in plain words: where, what was expected and what stands there instead. Few and short, whatever
 * was read.
 * @param faults as the parser reports them, @param input what it read
 */
export const malformations = (faults: readonly Fault[], input: unknown): Malformation[] =>
  boundedFaults(
    faults.slice(0, MAX_ERRORS).flatMap((fault): Malformation[] => {
      const at = fault.path.map((key) => (typeof key === 'number' ? key : String(key))) satisfies Path;
      if (fault.keys !== undefined) {
        return fault.keys
          .slice(0, MAX_ERRORS)
          .map((key) => ({ at: [...at, key], message: `Unknown key "${shortened(key, MAX_KEY)}"` }));
      }
      const value = valueAt(input, at);
      const expected = `expected ${expectedText(fault)}`;
      if (value === undefined) return [{ at, message: `missing: ${expected}` }];
      const told = fault.code === 'invalid_key' || TELLS_FOUND.test(expected);
      return [{ at, message: told ? expected : `${expected}, found ${foundText(value)}` }];
    }),
  );
