import { chmodSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';
import { contentsOf, contentsQuery, isUsed } from '../../prisma/contents.mjs';
import {
  backupsOf,
  clearParts,
  copySecret,
  DATABASE,
  forgetMaker,
  isBeingMade,
  listBackups,
  nameCopy,
  noteMaker,
  partOf,
  SECRET,
  timeName,
} from './backup-folders.mjs';
import { program } from './program.mjs';
import { runNode } from './run.mjs';
import { Trouble } from './say.mjs';
import { storeName } from './settings.mjs';
import { mergeLog, needNewest } from './store-count.mjs';
import { syncFile, syncFolder } from './write-file.mjs';

/** Automatic copies that are kept, besides those made by hand. */
export const KEPT = 7;

/**
 * @template T
 * @param {string} path
 * @param {(client: import('@libsql/client').Client) => Promise<T>} work
 */
const withDatabase = async (path, work) => {
  const client = createClient({ url: pathToFileURL(path).href, timeout: 5_000 });
  try {
    return await work(client);
  } finally {
    client.close();
  }
};

/** Names of all columns; a copy may be of an older Muster. */
const COLUMNS = `SELECT t.name || '.' || c.name AS "name" FROM sqlite_master t, pragma_table_info(t.name) c
  WHERE t.type = 'table'`;

/** What people have in a database, by kind. */
const countContents = async (/** @type {import('@libsql/client').Client} */ client) => {
  const columns = new Set((await client.execute(COLUMNS)).rows.map(({ name }) => String(name)));
  if (!columns.has('Army.id')) throw new Error('it is not a Muster database');
  const { rows } = await client.execute(contentsQuery((column) => columns.has(column)));
  return contentsOf(rows[0]);
};

/** What people have in a copy, by kind; trouble if SQLite finds anything wrong with it. */
export const verified = async (/** @type {string} */ path) => {
  try {
    return await withDatabase(path, async (client) => {
      const { rows } = await client.execute('PRAGMA integrity_check');
      if (rows[0]?.integrity_check !== 'ok') throw new Error(String(rows[0]?.integrity_check));
      return await countContents(client);
    });
  } catch (error) {
    throw new Trouble(`The copy ${path} is damaged: ${error instanceof Error ? error.message : error}`, {
      advice: 'use another copy; `npm run backup -- list` names them.',
    });
  }
};

/** One file with all committed data, even if other processes use the database or its log is not empty. */
export const copyDatabase = async (/** @type {string} */ from, /** @type {string} */ to) => {
  await withDatabase(from, (client) => client.execute({ sql: 'VACUUM INTO ?', args: [to] }));
  chmodSync(to, 0o600);
  syncFile(to);
};

/** All tables of a PostgreSQL database as they are at one moment, as a SQLite file: it opens everywhere. */
const copyServer = async (/** @type {string} */ from, /** @type {string} */ to) => {
  await runNode([...program('bin/lib/move-command.ts'), from, to, '--quiet'], {
    failure: `The database ${storeName(from)} could not be copied.`,
    advice: 'see the message above; `pg_dump` copies it too.',
  });
  // one file, with nothing in a log beside it
  await withDatabase(to, (client) => client.execute('PRAGMA journal_mode = DELETE'));
  rmSync(join(dirname(to), 'setting-up'), { force: true });
  chmodSync(to, 0o600);
  syncFile(to);
};

/**
 * Copies database and secret of the folder `data`, also while Muster runs on them, and verifies the copy; `server`:
 * the address of the database where it does not lie in that folder; `why`: what its name ends with.
 * @param {string} data
 * @param {{ why?: string, server?: string | undefined }} [how]
 * @throws Trouble where there are no data, they are older than what was written, or the copy is damaged, else the
 * error of disk or database
 */
export const makeBackup = async (data, { why, server } = {}) => {
  const database = join(data, DATABASE);
  if (server === undefined && !existsSync(database)) {
    throw new Trouble(`There is no data in ${data} to copy.`, {
      advice: 'set MUSTER_DATA to the folder that `npm run up` names.',
    });
  }
  if (server === undefined) {
    needNewest(data);
    mergeLog(database);
  }
  clearParts(data);
  const name = why === undefined ? timeName() : `${timeName()}-${why}`;
  const part = partOf(join(backupsOf(data), name));
  mkdirSync(part, { recursive: true, mode: 0o700 });
  try {
    noteMaker(part);
    const copy = join(part, DATABASE);
    await (server === undefined ? copyDatabase(database, copy) : copyServer(server, copy));
    copySecret(join(data, SECRET), join(part, SECRET));
    const contents = await verified(copy);
    forgetMaker(part);
    syncFolder(part);
    const folder = nameCopy(data, part, name);
    syncFolder(backupsOf(data));
    return { folder, contents, bytes: statSync(join(folder, DATABASE)).size };
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
};

/**
 * The daily copy: made unless another process makes one; removes automatic copies beyond the last seven.
 * An empty store is not copied, so that its copies never push out those of a store with data. Undefined if no copy was
 * made.
 */
export const makeAutomaticBackup = async (/** @type {string} */ data) => {
  clearParts(data);
  if (isBeingMade(data) || !isUsed(await withDatabase(join(data, DATABASE), countContents))) return undefined;
  const backup = await makeBackup(data, { why: 'automatic' });
  const others = listBackups(data).filter(({ automatic, folder }) => automatic && folder !== backup.folder);
  for (const { folder } of others.slice(KEPT - 1)) rmSync(folder, { recursive: true, force: true });
  return backup;
};

/** The name of the newest copy that SQLite finds nothing wrong with; looks at the newest three. */
export const newestGood = async (/** @type {string} */ data) => {
  for (const { name, folder } of listBackups(data).slice(0, 3)) {
    try {
      await verified(join(folder, DATABASE));
      return name;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
    }
  }
  return undefined;
};
