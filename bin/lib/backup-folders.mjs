import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ownMark, stillRuns } from './process-mark.mjs';
import { writeWhole } from './write-file.mjs';

export const DATABASE = 'muster.db';
export const SECRET = 'secret';
const PART = '.part';
const MAKER = 'maker.json';
/** How long an unfinished copy is left alone that does not say whose it is. */
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export const backupsOf = (data) => join(data, 'backups');

export const timeName = () => new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

export const copySecret = (from, to) => {
  if (existsSync(from)) writeWhole(to, readFileSync(from, 'utf8'));
};

/** A folder below `backups` that is not there yet, even twice in a second. */
export const newFolder = (data, name) => {
  const taken = (path) => existsSync(path) || existsSync(path + PART);
  const wanted = join(backupsOf(data), name);
  for (let number = 1; ; number++) {
    const folder = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken(folder)) return folder;
  }
};

/** The folder in which a copy is made before it has its name. */
export const partOf = (folder) => folder + PART;

/** Notes in an unfinished copy who makes it. */
export const noteMaker = (part) => writeWhole(join(part, MAKER), JSON.stringify(ownMark()));

export const forgetMaker = (part) => rmSync(join(part, MAKER), { force: true });

const makerOf = (part) => {
  try {
    return JSON.parse(readFileSync(join(part, MAKER), 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || error.code === 'ENOENT') return null;
    throw error;
  }
};

const isAbandoned = (part) => {
  const age = Date.now() - statSync(part).mtimeMs;
  const maker = makerOf(part);
  return maker === null ? age > HOUR || age < -HOUR : !stillRuns(maker);
};

const partsIn = (data) =>
  existsSync(backupsOf(data))
    ? readdirSync(backupsOf(data))
        .filter((name) => name.endsWith(PART))
        .map((name) => join(backupsOf(data), name))
    : [];

/** Takes away what copies left behind that were killed. */
export const clearParts = (data) => {
  for (const part of partsIn(data)) if (isAbandoned(part)) rmSync(part, { recursive: true, force: true });
};

/** True while a copy is being made. */
export const isBeingMade = (data) => partsIn(data).some((part) => !isAbandoned(part));

const AUTOMATIC = /-automatic(-\d+)?$/;

/** The copies in `data`, newest first. One dated in the future is of a clock that was wrong, and so the oldest. */
export const listBackups = (data) => {
  if (!existsSync(backupsOf(data))) return [];
  const now = Date.now();
  return readdirSync(backupsOf(data))
    .filter((name) => !name.endsWith(PART) && existsSync(join(backupsOf(data), name, DATABASE)))
    .map((name) => {
      const folder = join(backupsOf(data), name);
      const made = statSync(folder).mtimeMs;
      const { size } = statSync(join(folder, DATABASE));
      return {
        name,
        folder,
        bytes: size,
        made: made > now + DAY ? 0 : made,
        automatic: AUTOMATIC.test(name),
      };
    })
    .sort((a, b) => b.made - a.made || (a.name < b.name ? 1 : -1));
};
