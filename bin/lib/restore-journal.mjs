import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupsOf, copySecret, DATABASE, SECRET } from './backup-folders.mjs';
import { codeOf } from './error-code.mjs';
import { Trouble } from './say.mjs';
import { syncFolder } from './write-file.mjs';

/** The steps of a restore that are left, written once all new files are complete in the data folder. */
export const JOURNAL = 'restoring.json';
export const FRESH = 'restored.db';
export const FRESH_SECRET = 'restored.secret';

/** @typedef {{ readonly replaced: string, readonly old: readonly string[] }} Journal */

const moveIfThere = (/** @type {string} */ from, /** @type {string} */ to) => {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
};

/** Puts the fresh files in place; each step may have been done before. */
export const putInPlace = (/** @type {string} */ data, /** @type {Journal} */ { replaced, old }) => {
  const aside = join(backupsOf(data), replaced);
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  const secretAside = join(aside, SECRET);
  if (!existsSync(secretAside)) copySecret(join(data, SECRET), secretAside);
  // Once the old file is moved aside, the file with its name is the new one.
  for (const name of old)
    if (!existsSync(join(aside, name))) moveIfThere(join(data, name), join(aside, name));
  syncFolder(aside);
  moveIfThere(join(data, FRESH), join(data, DATABASE));
  moveIfThere(join(data, FRESH_SECRET), join(data, SECRET));
  syncFolder(data);
  rmSync(join(data, JOURNAL), { force: true });
  syncFolder(data);
  return aside;
};

/** @returns {Journal} */
const readJournal = (/** @type {string} */ path) => {
  try {
    const { replaced, old } = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof replaced === 'string' && Array.isArray(old)) return { replaced, old };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Trouble(`A restore was interrupted, and its note ${path} cannot be read.`, {
    advice:
      'keep a copy of the folder, remove the note, then restore again with `npm run backup -- restore NAME`.',
  });
};

/**
 * Finishes a restore that was killed, or takes away what it left if nothing was changed yet. Says which in a sentence;
 * undefined when there was none. Not while a server runs on the data.
 */
export const finishRestore = (/** @type {string} */ data) => {
  const journal = join(data, JOURNAL);
  if (existsSync(journal)) {
    const aside = putInPlace(data, readJournal(journal));
    return `An interrupted restore has now been finished. What was there before is kept in ${aside}`;
  }
  const left = [FRESH, FRESH_SECRET].map((name) => join(data, name)).filter(existsSync);
  if (left.length === 0) return undefined;
  for (const path of left)
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(path + end, { force: true });
  return 'A restore was interrupted before it changed anything. The data is unchanged.';
};
