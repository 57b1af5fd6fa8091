import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { DATABASE, newestName } from './backup-folders.mjs';
import { diskWords } from './disk-words.mjs';
import { codeOf } from './error-code.mjs';
import { Trouble } from './say.mjs';
import { writeWhole } from './write-file.mjs';

/**
 * How far the store was written: a number inside it (`user_version`), and the same here, outside
 * (docs/decisions/0031).
 * It is even. While a store is in use the file alone has an odd one; the next, even one is in its log.
 */
export const NOTE = 'store-count';
/** The number outside is written at most so often, and so often it is looked whether it has to be; milliseconds. */
const MINUTE = 60_000;
const LOOK = 1_000;
/** How often, and after how many milliseconds, a log that others read from is tried again. */
const TRIES = 15;
const PAUSE = 100;

/** The bytes of `user_version` in a SQLite file. */
const PLACE = { at: 60, bytes: 4 };

/** @typedef {InstanceType<typeof Database>} Connection */

/** The number outside; 0 without a file, or if it holds no number. */
const notedCount = (/** @type {string} */ data) => {
  try {
    const text = readFileSync(join(data, NOTE), 'utf8').trim();
    return /^\d{1,10}$/.test(text) ? Number(text) : 0;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0;
    throw error;
  }
};

const noteCount = (/** @type {string} */ data, /** @type {number} */ count) =>
  writeWhole(join(data, NOTE), `${count}\n`);

const sizeOf = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** The number in the file alone: the log may know a later one. */
const countInFile = (/** @type {string} */ path) => {
  const bytes = Buffer.alloc(PLACE.bytes);
  const file = openSync(path, 'r');
  try {
    readSync(file, bytes, 0, PLACE.bytes, PLACE.at);
  } finally {
    closeSync(file);
  }
  return bytes.readInt32BE();
};

/**
 * Only `exec` on connections of this file: libsql keeps one that has prepared a statement until it is collected, and
 * SQLite takes the log away with the last connection.
 * @template T
 * @param {string} path
 * @param {(database: Connection) => T} work
 */
const onFile = (path, work) => {
  const database = new Database(path, { timeout: 5_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
};

const versionOf = (/** @type {Connection} */ database) => {
  const row = /** @type {{ user_version: number }} */ (database.prepare('PRAGMA user_version').get());
  return row.user_version;
};

/** The number inside. Where others have the database open, it may lie in the log, which only a query reads. */
const storeCount = (/** @type {string} */ path) => {
  onFile(path, (database) => database.exec('SELECT 1 FROM sqlite_master LIMIT 1'));
  return sizeOf(`${path}-wal`) === 0 ? countInFile(path) : onFile(path, (database) => versionOf(database));
};

/** Sets the number inside; on the disk when it returns. */
export const setCount = (/** @type {string} */ path, /** @type {number} */ count) =>
  onFile(path, (database) => database.exec(`PRAGMA user_version = ${count}`));

const isOdd = (/** @type {number} */ count) => count % 2 === 1;

/** The first even number that is at least so large. */
const evenFrom = (/** @type {number} */ count) => count + (count % 2);

/** True where the store is as new as what was written into it, as its number and the one outside tell. */
const isNewest = (/** @type {string} */ data, /** @type {string} */ path) => {
  // first the one outside: a server may be counting on
  const noted = notedCount(data);
  const hadLog = sizeOf(`${path}-wal`) > 0;
  if (!hadLog && isOdd(countInFile(path))) return false;
  const inside = storeCount(path);
  // Killed after the count, and whole: the log that holds the count may go now.
  if (isOdd(inside)) setCount(path, evenFrom(inside));
  return inside >= noted;
};

/** @throws Trouble where the store is older than what was written into it */
export const needNewest = (/** @type {string} */ data) => {
  const path = join(data, DATABASE);
  if (sizeOf(path) === 0 || isNewest(data, path)) return;
  throw new Trouble(
    `The database ${path} is older than what was last written into it; the later changes are missing. Its log ${DATABASE}-wal may be gone, or an older copy may have replaced it.`,
    {
      advice: `put the newer ${DATABASE} back, with its ${DATABASE}-wal if there was one; \`npm run backup -- restore ${newestName(data)}\` puts a copy back; \`npm run up -- --older-store\` starts with what is there.`,
    },
  );
};

/** The number of a store that takes the place of the one there is. */
export const nextCount = (/** @type {string} */ data) => evenFrom(notedCount(data) + 1);

/** Makes the store in the folder the newest, whatever was there before. */
export const takeAsNewest = (/** @type {string} */ data) => {
  const path = join(data, DATABASE);
  if (sizeOf(path) === 0) return;
  const noted = notedCount(data);
  const inside = storeCount(path);
  const count = evenFrom(inside < noted ? noted + 1 : inside);
  if (count !== inside) setCount(path, count);
  noteCount(data, count);
};

/** Moves the log into the file as far as no reader blocks it: a copy of the file by hand has it then. */
export const mergeLog = (/** @type {string} */ path) =>
  onFile(path, (database) => database.exec('PRAGMA wal_checkpoint(PASSIVE)'));

/**
 * Counts while a store is in use: at once, then after writes, at most once a minute; never within a save.
 * `settle` ends that: everything is in one file then, without a log beside it, or it returns why not.
 */
export const watchStore = (
  /** @type {string} */ data,
  { clock = () => performance.now(), look = LOOK } = {},
) => {
  const path = join(data, DATABASE);
  const log = `${path}-wal`;
  const database = new Database(path, { timeout: 1_000 });
  let count = countInFile(path);
  let at = Number.NEGATIVE_INFINITY;
  /** @type {number | undefined} */
  let seen;
  /** @type {string | undefined} */
  let trouble;

  const lastWrite = () => statSync(log, { throwIfNoEntry: false })?.mtimeMs;

  const countOn = () => {
    at = clock();
    const odd = evenFrom(Math.max(count, notedCount(data))) + 1;
    database.exec(`PRAGMA user_version = ${odd}`);
    // Move the log into the file as far as no reader blocks it: from now on the file alone is known.
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    count = odd + 1;
    database.exec(`PRAGMA user_version = ${count}`);
    seen = lastWrite();
    // only now: the number outside is never ahead of the store
    noteCount(data, count);
  };

  /** Does something with the disk; what goes wrong is reported in a sentence, once until it works again. */
  const telling = (/** @type {() => void} */ work) => {
    try {
      work();
      trouble = undefined;
    } catch (error) {
      const message =
        diskWords(error, data)?.message ??
        `Cannot note how far ${path} is written: ${error instanceof Error ? error.message : error}`;
      if (trouble !== message) process.stderr.write(`${message}\n`);
      trouble = message;
    }
  };

  telling(countOn);
  const timer = setInterval(() => {
    if (clock() - at >= MINUTE && lastWrite() !== seen) telling(countOn);
  }, look);
  timer.unref();

  const settle = async () => {
    clearInterval(timer);
    if (lastWrite() !== seen) telling(countOn);
    database.exec(`PRAGMA busy_timeout = ${PAUSE}`);
    for (let tries = 1; ; tries++) {
      telling(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
      if (sizeOf(log) === 0 || tries === TRIES) break;
      await wait(PAUSE);
    }
    database.close();
    return sizeOf(log) === 0
      ? undefined
      : `Another program reads the database, so its log could not be emptied: ${log} belongs to it. If you copy ${DATABASE}, copy the log, too, or run \`npm run backup\`.`;
  };
  return { settle };
};
