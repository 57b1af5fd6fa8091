import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './error-code.mjs';
import { isAlive, ownMark, stillRuns } from './process-mark.mjs';
import { Trouble } from './say.mjs';
import { writeWhole } from './write-file.mjs';

export const DATABASE = 'muster.db';
export const SECRET = 'secret';
/** What an unfinished copy is called after its name and the id of the process that makes it. */
const PART = /\.(\d+)\.part$/;
const MAKER = 'maker.json';
/** How long an unfinished copy is left alone that does not say whose it is. */
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export const backupsOf = (/** @type {string} */ data) => join(data, 'backups');

export const timeName = () => new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

/**
 * The content of the file with the secret; empty without a file.
 * @throws Trouble if the path is not a file
 */
export const readSecretFile = (/** @type {string} */ path) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return '';
  if (stats.isFile()) return readFileSync(path, 'utf8');
  throw new Trouble(`${path} is a folder: the file with the secret belongs there.`, {
    advice: 'move the folder away and put the file back; the folders in backups/ hold it, too.',
  });
};

export const copySecret = (/** @type {string} */ from, /** @type {string} */ to) => {
  if (existsSync(from)) writeWhole(to, readSecretFile(from));
};

/** A folder below `backups` that is not there yet, even twice in a second. */
export const newFolder = (/** @type {string} */ data, /** @type {string} */ name) => {
  const path = join(backupsOf(data), name);
  for (let number = 1; ; number++) {
    const folder = number === 1 ? path : `${path}-${number}`;
    if (!existsSync(folder)) return folder;
  }
};

/** The folder in which this process makes a copy before it has its name: it says whose it is from its first moment. */
export const partOf = (/** @type {string} */ folder) => `${folder}.${process.pid}.part`;

/** Gives a finished copy its name, or the next one where another process took that meanwhile. */
export const nameCopy = (
  /** @type {string} */ data,
  /** @type {string} */ part,
  /** @type {string} */ name,
) => {
  for (;;) {
    const folder = newFolder(data, name);
    try {
      renameSync(part, folder);
      return folder;
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error)) || !existsSync(folder)) throw error;
    }
  }
};

/** Notes in an unfinished copy who makes it. */
export const noteMaker = (/** @type {string} */ part) =>
  writeWhole(join(part, MAKER), JSON.stringify(ownMark()));

export const forgetMaker = (/** @type {string} */ part) => rmSync(join(part, MAKER), { force: true });

/** @returns {import('./process-mark.mjs').Mark | null} */
const makerOf = (/** @type {string} */ part) => {
  try {
    return JSON.parse(readFileSync(join(part, MAKER), 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};

/** The id in the name may be that of a later process by now: without a note it protects for an hour. */
const isAbandoned = (/** @type {string} */ part) => {
  const maker = makerOf(part);
  if (maker !== null) return !stillRuns(maker);
  const age = Date.now() - statSync(part).mtimeMs;
  return Math.abs(age) > HOUR || !isAlive(Number(PART.exec(part)?.[1]));
};

const partsIn = (/** @type {string} */ data) =>
  existsSync(backupsOf(data))
    ? readdirSync(backupsOf(data))
        .filter((name) => PART.test(name))
        .map((name) => join(backupsOf(data), name))
    : [];

/** Takes away what copies left behind that were killed. */
export const clearParts = (/** @type {string} */ data) => {
  for (const part of partsIn(data)) if (isAbandoned(part)) rmSync(part, { recursive: true, force: true });
};

/** True while a copy is being made. */
export const isBeingMade = (/** @type {string} */ data) => partsIn(data).some((part) => !isAbandoned(part));

const AUTOMATIC = /-automatic(-\d+)?$/;

/** The copies in `data`, newest first. One dated in the future is of a clock that was wrong, and so the oldest. */
export const listBackups = (/** @type {string} */ data) => {
  if (!existsSync(backupsOf(data))) return [];
  const now = Date.now();
  return readdirSync(backupsOf(data))
    .filter((name) => !PART.test(name) && existsSync(join(backupsOf(data), name, DATABASE)))
    .map((name) => {
      const folder = join(backupsOf(data), name);
      const time = statSync(folder).mtimeMs;
      const { size } = statSync(join(folder, DATABASE));
      return {
        name,
        folder,
        bytes: size,
        made: time > now + DAY ? 0 : time,
        automatic: AUTOMATIC.test(name),
      };
    })
    .sort((a, b) => b.made - a.made || (a.name < b.name ? 1 : -1));
};

/** The name of the newest copy, for a command that the operator types. */
export const newestName = (/** @type {string} */ data) => listBackups(data)[0]?.name ?? 'NAME';
