/** @typedef {'disk-full' | 'read-only' | 'damaged' | 'away' | 'busy' | 'fault'} DiskTrouble */

/**
 * What an error may say of itself, and what it was made from.
 * @typedef {{ readonly [name in 'code' | 'originalCode' | 'extendedCode' | 'kind' | 'cause']?: unknown } &
 *   { readonly [name in 'message' | 'originalMessage']?: string } &
 *   { readonly meta?: { readonly driverAdapterError?: unknown } }} Fault
 */

/** The codes of SQLite, PostgreSQL, Prisma and the file system, by what a person has to know. */
const KINDS = {
  'disk-full': /^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG|53100$)/,
  'read-only': /^(SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|SQLITE_AUTH|EROFS|EACCES|EPERM|25006$|42501$)/,
  damaged: /^(SQLITE_CORRUPT|SQLITE_NOTADB|SQLITE_FORMAT|XX00[12]$)/,
  // refused, lost, or shutting down; STORE_AWAY is ours (prisma/stores/postgres-away.ts)
  away: /^(STORE_AWAY|08\d{3}$|57P0\d$|P1000|P1001|P1003|P1010|P1011|P1017)/,
  busy: /^(SQLITE_BUSY|SQLITE_LOCKED|P1008|P2024|P2028|P2034|P2037|40001$|40P01$|53[234]00$|55P03$|57014$)/,
  // a write that failed half way is a disk without room more often than a broken one
  fault: /^(SQLITE_IOERR|EIO|58030$)/,
};

const ALL = /** @type {DiskTrouble[]} */ (Object.keys(KINDS));

/** libsql says no code where a file could not be opened, but SQLite's number. */
const CANNOT_OPEN = 'Unable to open connection to local database ';

/** What the adapter of PostgreSQL calls a connection that was refused or lost. */
const AWAY = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'TlsConnectionError']);

/**
 * What the driver of PostgreSQL says of a connection that never came about or was lost; often all that Prisma keeps
 * of it.
 */
export const LOST_WORDS =
  /\bconnect E[A-Z]+\b|Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed and is not queryable)/;

/** What one error says of itself: its code, SQLite's longer one, and the one its message begins with. */
const wordsOf = (
  /** @type {Fault} */ { code, originalCode, extendedCode, message, originalMessage, kind },
) => [
  extendedCode,
  originalCode,
  code,
  ...[message, originalMessage].flatMap(
    (text) => /^(SQLITE_[A-Z_]+|E[A-Z]+)(?=:)/.exec(text ?? '')?.[0] ?? [],
  ),
  ...(message?.includes(CANNOT_OPEN) && /: 14\b/.test(message) ? ['SQLITE_CANTOPEN'] : []),
  ...(kind === 'SocketTimeout' ? ['SQLITE_BUSY'] : []),
  ...(AWAY.has(String(kind)) || LOST_WORDS.test(message ?? '') ? ['STORE_AWAY'] : []),
];

/** An error, and what it was made from: Prisma keeps the driver's in its `meta`. */
const chainOf = (/** @type {unknown} */ error) => {
  /** @type {Fault[]} */
  const chain = [];
  const rest = [error];
  while (rest.length > 0 && chain.length < 20) {
    const next = rest.pop();
    if (typeof next !== 'object' || next === null || chain.includes(next)) continue;
    const fault = /** @type {Fault} */ (next);
    chain.push(fault);
    rest.push(fault.meta?.driverAdapterError, fault.cause);
  }
  return chain;
};

/**
 * What is the matter with the disk or the database, if that is what an error comes from: 'disk-full' | 'read-only' |
 * 'damaged' | 'away' (a server that does not answer) | 'busy' | 'fault' (input or output failed), else null.
 * @param {unknown} error
 * @returns {DiskTrouble | null}
 */
export const diskTrouble = (error) => {
  const words = chainOf(error).flatMap(wordsOf);
  for (const word of words) {
    if (typeof word !== 'string') continue;
    for (const kind of ALL) if (KINDS[kind].test(word)) return kind;
  }
  return null;
};
