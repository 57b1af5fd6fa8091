import { existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import {
  backupsOf,
  clearParts,
  copySecret,
  DATABASE,
  listBackups,
  newFolder,
  SECRET,
  timeName,
} from './backup-folders.mjs';
import { copyDatabase, verified } from './backups.mjs';
import { FRESH, FRESH_SECRET, finishRestore, JOURNAL, putInPlace } from './restore-journal.mjs';
import { runningServers } from './running.mjs';
import { Trouble } from './say.mjs';
import { nextCount, setCount, takeAsNewest } from './store-count.mjs';
import { syncFolder, writeWhole } from './write-file.mjs';

/** True for the data folder and all below it. */
const isInData = (/** @type {string} */ data, /** @type {string} */ folder) =>
  existsSync(data) && `${realpathSync(folder)}${sep}`.startsWith(`${realpathSync(data)}${sep}`);

/** The copy of a name, or a folder elsewhere. The data folder and a half-made copy are refused. */
const findBackup = (/** @type {string} */ data, /** @type {string} */ name) => {
  const folder = resolve(name);
  const own = listBackups(data).find((copy) => copy.name === name || resolve(copy.folder) === folder);
  if (own) return own.folder;
  if (existsSync(join(folder, DATABASE)) && !isInData(data, folder)) return folder;
  throw new Trouble(`There is no copy at ${name}.`, {
    advice: '`npm run backup -- list` names those there are.',
  });
};

/** Puts a copy back in place; what it replaces is kept in its own folder. */
export const restoreBackup = async (/** @type {string} */ data, /** @type {string} */ name) => {
  const [server] = runningServers(data);
  if (server) {
    throw new Trouble(`Muster runs on this data (process ${server.pid}, ${server.address}).`, {
      advice: 'stop it (Ctrl-C where it was started), then run the command again.',
    });
  }
  const copy = findBackup(data, name);
  // A trial, or a new machine after a dead disk, has no data folder yet.
  mkdirSync(data, { recursive: true, mode: 0o700 });
  finishRestore(data);
  clearParts(data);
  const contents = await verified(join(copy, DATABASE));
  // next to the database first, so that the change itself is only a change of names
  const fresh = join(data, FRESH);
  try {
    await copyDatabase(join(copy, DATABASE), fresh);
    // what it replaces is older from now on
    setCount(fresh, nextCount(data));
    copySecret(join(copy, SECRET), join(data, FRESH_SECRET));
    syncFolder(data);
  } catch (error) {
    finishRestore(data);
    throw error;
  }
  const old = readdirSync(data).filter((entry) => entry.startsWith(DATABASE));
  const journal = {
    replaced: newFolder(data, `${timeName()}-replaced`).slice(backupsOf(data).length + 1),
    old,
  };
  writeWhole(join(data, JOURNAL), JSON.stringify(journal));
  const aside = putInPlace(data, journal);
  takeAsNewest(data);
  return { folder: copy, contents, replaced: aside };
};
