import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { runningServers } from './running.mjs';
import { Trouble } from './say.mjs';

const DATABASE = 'muster.db';
const SECRET = 'secret';

const timeName = () => new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

const withDatabase = async (path, work) => {
  const client = createClient({ url: pathToFileURL(path).href, timeout: 5_000 });
  try {
    return await work(client);
  } finally {
    client.close();
  }
};

/** How many armies a copy holds; trouble if SQLite finds anything wrong with it. */
const verified = async (path) => {
  try {
    return await withDatabase(path, async (client) => {
      const { rows } = await client.execute('PRAGMA integrity_check');
      if (rows[0]?.integrity_check !== 'ok') throw new Error(String(rows[0]?.integrity_check));
      const { rows: count } = await client.execute(
        'SELECT count(*) AS armies FROM "Army" WHERE "deletedAt" IS NULL',
      );
      return Number(count[0].armies);
    });
  } catch (error) {
    throw new Trouble(`The copy ${path} is damaged: ${error.message}`, {
      advice: 'use another copy; `npm run backup -- list` names them.',
    });
  }
};

/** One file with all that is committed, whoever else has the database open and whatever lies in its log. */
const copyDatabase = async (from, to) => {
  await withDatabase(from, (client) => client.execute({ sql: 'VACUUM INTO ?', args: [to] }));
  chmodSync(to, 0o600);
};

const copySecret = (from, to) => {
  if (!existsSync(from)) return;
  copyFileSync(from, to);
  chmodSync(to, 0o600);
};

/** A folder below `backups` that is not there yet, even twice in a second. */
const newFolder = (data, name) => {
  const taken = (path) => existsSync(path) || existsSync(`${path}.part`);
  const wanted = join(data, 'backups', name);
  for (let number = 1; ; number++) {
    const folder = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken(folder)) return folder;
  }
};

/** Copies database and secret of the folder `data`, also while Muster runs on them, and verifies the copy. */
export const makeBackup = async (data) => {
  const database = join(data, DATABASE);
  if (!existsSync(database)) {
    throw new Trouble(`There are no data in ${data} to copy.`, {
      advice: 'set MUSTER_DATA to the folder that `npm run up` names.',
    });
  }
  const folder = newFolder(data, timeName());
  const part = `${folder}.part`;
  mkdirSync(part, { recursive: true, mode: 0o700 });
  try {
    const copy = join(part, DATABASE);
    await copyDatabase(database, copy);
    copySecret(join(data, SECRET), join(part, SECRET));
    const armies = await verified(copy);
    renameSync(part, folder);
    return { folder, armies, bytes: statSync(join(folder, DATABASE)).size };
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
};

/** The copies in `data`, newest first. */
export const listBackups = (data) => {
  const folder = join(data, 'backups');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, DATABASE)) && !name.endsWith('.part'))
    .sort()
    .reverse()
    .map((name) => ({ folder: join(folder, name), bytes: statSync(join(folder, name, DATABASE)).size }));
};

const findBackup = (data, name) => {
  const found = [resolve(name), join(data, 'backups', name)].find((folder) =>
    existsSync(join(folder, DATABASE)),
  );
  if (found) return found;
  throw new Trouble(`There is no copy at ${name}.`, {
    advice: '`npm run backup -- list` names those there are.',
  });
};

/** Puts a copy back in place; what it replaces is kept in a folder of its own. */
export const restoreBackup = async (data, name) => {
  const [server] = runningServers(data);
  if (server) {
    throw new Trouble(`Muster runs on these data (process ${server.pid}, ${server.address}).`, {
      advice: 'stop it (Ctrl-C where it was started), then run the command again.',
    });
  }
  const copy = findBackup(data, name);
  const armies = await verified(join(copy, DATABASE));
  // next to the database first, so that the change itself is only a change of names
  const fresh = join(data, 'restored.db');
  rmSync(fresh, { force: true });
  await copyDatabase(join(copy, DATABASE), fresh);
  const replaced = newFolder(data, `${timeName()}-replaced`);
  mkdirSync(replaced, { recursive: true, mode: 0o700 });
  for (const file of readdirSync(data).filter((entry) => entry.startsWith(DATABASE))) {
    renameSync(join(data, file), join(replaced, file));
  }
  renameSync(fresh, join(data, DATABASE));
  copySecret(join(data, SECRET), join(replaced, SECRET));
  copySecret(join(copy, SECRET), join(data, SECRET));
  return { folder: copy, armies, replaced };
};
