import 'server-only';
import { services } from '@/lib/platform/services';

/** What a visitor who leaves looks like from inside. Nothing of ours failed. */
const LEFT = new Set([
  'AbortError',
  'ResponseAborted',
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ABORT_ERR',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/** Longest piece of a message that is written down. */
const MAX_MESSAGE = 300;

type ErrorDetails = { readonly [name in 'name' | 'code' | 'originalCode' | 'message']?: unknown };

const isObject = (value: unknown): value is ErrorDetails => typeof value === 'object' && value !== null;

/** True for a visitor who left before the answer. */
const isDeparture = (fault: unknown): boolean =>
  isObject(fault) &&
  (LEFT.has(String(fault.name)) ||
    LEFT.has(String(fault.code)) ||
    (fault instanceof Error && fault.message === 'aborted'));

/**
 * Messages that say nothing of a visitor: those of the disk, the database and the network are built from codes.
 * Any other may quote what it was given, such as a whole army, a token or an address.
 */
const SAFE_MESSAGE = /^(SQLITE_[A-Z_]+: [\w ,'./-]+|E[A-Z]+: [\w ,'./:\\~-]+)$/;

/** "P2039", "SQLITE_FULL", and "57P01" of PostgreSQL. */
const isCode = (code: unknown): code is string =>
  typeof code === 'string' && /^([A-Z][\w-]{0,60}|[0-9A-Z]{5})$/.test(code);

/** "PrismaClientKnownRequestError P2039 (SQLITE_FULL: database or disk is full)" */
const nameOf = (fault: ErrorDetails): string => {
  const codes = [fault.code, fault.originalCode].filter(isCode);
  const code = codes.map((each) => ` ${each}`).join('');
  const message = String(fault.message ?? '').slice(0, MAX_MESSAGE);
  const detail = SAFE_MESSAGE.test(message) ? ` (${message})` : '';
  const name = fault instanceof Error ? (fault.constructor.name || fault.name).slice(0, 60) : 'object';
  return `${name}${code}${detail}`;
};

/** The places of a stack, without the message before them: that may quote what a visitor sent. */
const placesOf = (fault: unknown): string[] => {
  if (!(fault instanceof Error)) return [];
  const { stack = '', message } = fault;
  return stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split('\n')
    .filter((line) => line.length < MAX_MESSAGE && /^ {4}at .*(:\d+:\d+\)?|<anonymous>\))$/.test(line))
    .slice(0, 12);
};

const causesOf = (fault: unknown): ErrorDetails[] => {
  const causes: ErrorDetails[] = [];
  for (let next = fault; isObject(next) && !causes.includes(next) && causes.length < 5; ) {
    causes.push(next);
    const { cause, meta } = next as { cause?: unknown; meta?: { driverAdapterError?: unknown } };
    next = cause ?? meta?.driverAdapterError;
  }
  return causes;
};

/** For so long a fault of the same kind and place is only counted; milliseconds. */
const SAME = 10_000;
/** Longest name of a part of an address; what is longer, or holds a digit, is an id. */
const MAX_NAME = 16;

/** Two armies have two addresses, and the same faults. */
const withoutIds = (where: string): string =>
  where
    .split('/')
    .map((part) => (part.length > MAX_NAME || /\d/.test(part) ? '[id]' : part))
    .join('/');

/** Kinds that are counted at once; of more, each is written. */
const MOST_KINDS = 500;

// the bundler may load this file more than once in a process
const processGlobals = globalThis as typeof globalThis & { musterFaults?: Map<string, number> };
processGlobals.musterFaults ??= new Map();
const repeats = processGlobals.musterFaults;

const write = (line: Readonly<Record<string, unknown>>): void => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level: 'fault', ...line })}\n`);
};

/**
 * Logs an unexpected error as one line of JSON for the operator: its kind, its code and its place, never what a
 * visitor sent. A visitor who leaves is not an error. The first of its kind and place is written; the next ones are
 * counted, and the count is written after them, so that the log does not fill a full disk.
 * @returns true for an error, false for a visitor who left
 */
export const logFault = (where: string, fault: unknown): boolean => {
  if (isDeparture(fault)) return false;
  const kinds = isObject(fault) ? causesOf(fault).map(nameOf).join(', from ') : typeof fault;
  const at = placesOf(fault).map((place) => place.trim());
  const kind = `${kinds} ${at[0]} ${withoutIds(where)}`;
  const before = repeats.get(kind);
  if (before !== undefined) {
    repeats.set(kind, before + 1);
    return true;
  }
  const place = { where: where.slice(0, MAX_MESSAGE), fault: kinds };
  write({ request: services().requestId?.(), ...place, at });
  if (repeats.size >= MOST_KINDS) return true;
  repeats.set(kind, 0);
  setTimeout(() => {
    const again = repeats.get(kind) ?? 0;
    repeats.delete(kind);
    if (again > 0) write({ ...place, again });
  }, SAME).unref();
  return true;
};
