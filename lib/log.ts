import 'server-only';

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

type Told = { readonly name?: unknown; readonly code?: unknown; readonly message?: unknown };

const isObject = (value: unknown): value is Told => typeof value === 'object' && value !== null;

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

/** "PrismaClientKnownRequestError P2039 (SQLITE_FULL: database or disk is full)" */
const nameOf = (fault: Told): string => {
  const code =
    typeof fault.code === 'string' && /^[A-Z][\w-]{0,60}$/.test(fault.code) ? ` ${fault.code}` : '';
  const message = String(fault.message ?? '').slice(0, MAX_MESSAGE);
  const told = SAFE_MESSAGE.test(message) ? ` (${message})` : '';
  const name = fault instanceof Error ? (fault.constructor.name || fault.name).slice(0, 60) : 'object';
  return `${name}${code}${told}`;
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

const causesOf = (fault: unknown): Told[] => {
  const causes: Told[] = [];
  for (let next = fault; isObject(next) && !causes.includes(next) && causes.length < 5; ) {
    causes.push(next);
    const { cause, meta } = next as { cause?: unknown; meta?: { driverAdapterError?: unknown } };
    next = cause ?? meta?.driverAdapterError;
  }
  return causes;
};

declare global {
  /** The id of the request under way, where the server has a door (bin/lib/request-log.mjs). */
  var musterRequest: (() => string | undefined) | undefined;
}

/**
 * A fault of our own, as one line of JSON, for whoever runs the server: its kind, its code and where it happened, never what a visitor
 * sent. A visitor who leaves is none.
 */
export const logFault = (where: string, fault: unknown): void => {
  if (isDeparture(fault)) return;
  const kinds = isObject(fault) ? causesOf(fault).map(nameOf).join(', from ') : typeof fault;
  const line = {
    time: new Date().toISOString(),
    level: 'fault',
    request: globalThis.musterRequest?.(),
    where: where.slice(0, MAX_MESSAGE),
    fault: kinds,
    at: placesOf(fault).map((place) => place.trim()),
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
};
