import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  backupsOf,
  clearParts,
  DATABASE,
  listBackups,
  newestName,
  readSecretFile,
  SECRET,
} from './backup-folders.mjs';
import { codeOf } from './error-code.mjs';
import { needOwnFolder } from './own-folders.mjs';
import { program } from './program.mjs';
import { finishRestore } from './restore-journal.mjs';
import { run } from './run.mjs';
import { runningServers } from './running.mjs';
import { say, Trouble } from './say.mjs';
import { DATA, SECRET_GIVEN, SERVER_DATABASE } from './settings.mjs';
import { writeWhole } from './write-file.mjs';

/** Exists in a data folder until its first start has created everything. */
const FIRST_START = 'first-start';
const MIN_SECRET = 32;
/** Accepts a store that is older than its count (bin/lib/store-count.mjs). */
const OLDER = '--older-store';

const onPurpose = (/** @type {string} */ flag) => process.argv.includes(flag);

const sizeOf = (/** @type {string} */ path) => (existsSync(path) ? statSync(path).size : 0);

const secretIn = (/** @type {string} */ folder) => {
  const secret = readSecretFile(join(folder, SECRET)).trim();
  return secret.length >= MIN_SECRET ? secret : undefined;
};

/** What only a folder that was in use holds: copies of the data. */
const hasCopies = () =>
  listBackups(DATA).length > 0 ||
  (existsSync(join(DATA, 'copies')) &&
    readdirSync(join(DATA, 'copies')).some((name) => name.endsWith('.db')));

/** A store is made only where none was: an empty one in place of one that is gone looks as if all armies were lost. */
const needStore = () => {
  const database = join(DATA, DATABASE);
  const isFirst = existsSync(join(DATA, FIRST_START));
  const wasUsed = !isFirst && (sizeOf(join(DATA, SECRET)) > 0 || hasCopies());
  if (sizeOf(database) > 0 || isFirst) return;
  if (wasUsed && !onPurpose('--empty-store')) {
    throw new Trouble(
      `The database ${database} is gone, but this folder was in use: Muster does not make an empty one in its place.`,
      {
        advice: `look whether the right disk is mounted; \`npm run backup -- restore ${newestName(DATA)}\` puts a copy back; \`npm run up -- --empty-store\` starts with no armies.`,
      },
    );
  }
  writeWhole(join(DATA, FIRST_START), '');
};

/** The secret signs everyone's cookies: another one would lock everyone out of their armies. */
const needSecret = (/** @type {boolean} */ isNew) => {
  if (SECRET_GIVEN || secretIn(DATA) !== undefined) return;
  const backup = listBackups(DATA)
    .map(({ name, folder }) => ({ name, secret: secretIn(folder) }))
    .find(({ secret }) => secret !== undefined);
  if (isNew || onPurpose('--new-secret')) {
    writeWhole(join(DATA, SECRET), randomBytes(32).toString('hex'));
  } else if (backup?.secret !== undefined) {
    writeWhole(join(DATA, SECRET), backup.secret);
    say(`The secret was missing; the secret of the copy ${backup.name} now replaces it.`);
  } else {
    throw new Trouble(`The secret ${join(DATA, SECRET)} is missing or cut off, and no copy holds it.`, {
      advice:
        'put the file back if you have it (instances on one database have the same), or set MUSTER_SECRET to the one you had; `npm run up -- --new-secret` makes a new one, and everyone must then be linked to their armies again (`npm run people`).',
    });
  }
};

const PRIVATE = ['backups', 'copies', 'running'];

/** Files and folders of ours are for their owner only, also those of an older Muster. */
const keepPrivate = (/** @type {string} */ path, depth = 0) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return;
  const mode = stats.isDirectory() ? 0o700 : 0o600;
  try {
    if ((stats.mode & 0o777) !== mode) chmodSync(path, mode);
  } catch (error) {
    // another user's file that this one may use: its modes are that user's to set
    if (codeOf(error) !== 'EPERM') throw error;
  }
  if (!stats.isDirectory()) return;
  for (const name of readdirSync(path)) {
    if (depth > 0 || PRIVATE.includes(name) || name.startsWith(DATABASE) || name === SECRET)
      keepPrivate(join(path, name), depth + 1);
  }
};

/** What bin/lib/setup.ts says last when it fails: `{ message, advice }` as JSON. */
const troubleOf = (/** @type {string} */ output) => {
  const last = output.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{"message":')) return undefined;
  const { message, advice } = JSON.parse(last);
  return new Trouble(message, { advice });
};

/** What bin/lib/setup.ts prints for an empty database on a server. */
const UNUSED = 'Nobody has used this database yet';

/** Tables and shipped facts up to date; gives what was said of it. */
const setUp = async (/** @type {string[]} */ ...flags) => {
  const { status, output } = await run(process.execPath, [...program('bin/lib/setup.ts'), ...flags]);
  if (status !== 0) {
    throw (
      troubleOf(output) ??
      new Trouble('The database could not be brought up to date; its armies are unchanged.', {
        output,
        advice: 'see the message above.',
      })
    );
  }
  for (const line of output.trim().split('\n')) if (line) say(line);
  return output;
};

/** The folder with the database in it: what was interrupted is finished, what is missing is missed. */
const prepareFolder = async () => {
  if (runningServers(DATA).length === 0) {
    const finished = finishRestore(DATA);
    if (finished !== undefined) say(finished);
  }
  if (existsSync(backupsOf(DATA))) clearParts(DATA);
  needStore();
  const isFirst = existsSync(join(DATA, FIRST_START));
  needSecret(isFirst);
  keepPrivate(DATA);
  // a store that is only being made is the newest there is
  await setUp(...(isFirst || onPurpose(OLDER) ? [OLDER] : []));
  rmSync(join(DATA, FIRST_START), { force: true });
};

/** The folder beside a database on a server: only the secret is in there, and copies. */
const prepareSecret = async () => {
  keepPrivate(DATA);
  const output = await setUp();
  needSecret(output.includes(UNUSED));
};

/**
 * Makes the data folder, its secret and the database ready: what was interrupted is finished, what is missing is
 * missed, damage is looked for, and a database that has to change is copied first where it is a file of ours.
 */
export const prepareData = async () => {
  needOwnFolder(DATA);
  mkdirSync(DATA, { recursive: true, mode: 0o700 });
  await (SERVER_DATABASE === undefined ? prepareFolder() : prepareSecret());
};
