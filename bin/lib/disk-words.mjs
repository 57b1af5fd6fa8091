import { diskTrouble } from '../../lib/platform/disk-error.mjs';
import { codeOf } from './error-code.mjs';

/**
 * What to tell of each, where it lies.
 * @typedef {{ readonly message: string, readonly advice: string }} Words
 * @type {Record<import('../../lib/platform/disk-error.mjs').DiskTrouble, (where: string) => Words>}
 */
const WORDS = {
  'disk-full': (where) => ({
    message: `The disk, or the share of it this user may fill, is full (${where}). What is stored is kept.`,
    advice: 'make room (old copies in backups/ and copies/ can go), then run the command again.',
  }),
  'read-only': (where) => ({
    message: `${where} cannot be opened or written by this user.`,
    advice:
      'give the folder to the user who runs Muster, or set MUSTER_DATA to one this user may write; check whether the disk is mounted read-only.',
  }),
  damaged: (where) => ({
    message: `The database in ${where} is damaged.`,
    advice: '`npm run backup -- list` names the copies, `npm run backup -- restore NAME` puts one back.',
  }),
  away: () => ({
    message: 'The database that DATABASE_URL names cannot be reached, or does not let this user in.',
    advice: 'check that the server runs and the address is right: `psql "$DATABASE_URL"` says what is wrong.',
  }),
  busy: (where) => ({
    message: `Another program keeps the database in ${where} locked.`,
    advice: 'close it (a database browser, a second Muster, a copy under way), then run the command again.',
  }),
  fault: (where) => ({
    message: `The disk with ${where} fails to read or write.`,
    advice: 'check the disk (is it full, or failing?), then run the command again.',
  }),
};

/** A file in a path where a folder should be, and the other way round. */
const MISPLACED = new Set(['EISDIR', 'ENOTDIR', 'EEXIST']);

/**
 * What to tell an operator of an error that comes from the disk or the database: `{ message, advice }`, else undefined.
 * @param {unknown} error
 * @param {string} where
 * @returns {Words | undefined}
 */
export const diskWords = (error, where) => {
  if (MISPLACED.has(codeOf(error))) {
    return {
      message: `A file stands where Muster has a folder, or a folder where it has a file (${where}).`,
      advice: 'check what is there and move it away, or set MUSTER_DATA to another folder.',
    };
  }
  const kind = diskTrouble(error);
  return kind === null ? undefined : WORDS[kind](where);
};
