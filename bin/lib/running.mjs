import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { codeOf } from './error-code.mjs';
import { isAlive, ownMark, stillRuns } from './process-mark.mjs';
import { Trouble } from './say.mjs';
import { DATA, ROOT, SERVER_DATABASE } from './settings.mjs';
import { writeWhole } from './write-file.mjs';

const FOLDER = 'running';

/**
 * What a note says; null for one that says nothing, as a full disk or another program may leave behind.
 * @returns {(import('./process-mark.mjs').Mark & { address: string, folder?: string }) | null}
 */
const readNote = (/** @type {string} */ path) => {
  try {
    const note = JSON.parse(readFileSync(path, 'utf8'));
    return Number.isInteger(note?.pid) && typeof note.address === 'string' ? note : null;
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};

/** Which folder this is, whatever it is called: a copy of it, with the notes in it, is another. */
const folderMark = (/** @type {string} */ folder) => {
  const { dev, ino } = statSync(folder);
  return `${dev} ${ino}`;
};

/** The servers that run on `folder` (the data, or the build) now: `{ pid, address }` each. Forgets dead ones. */
export const runningServers = (/** @type {string} */ folder) => {
  const notes = resolve(ROOT, folder, FOLDER);
  if (!existsSync(notes)) return [];
  const here = folderMark(notes);
  return readdirSync(notes).flatMap((name) => {
    const note = readNote(join(notes, name));
    const isHere = note?.folder === undefined || note.folder === here;
    if (isHere && note !== null && note.pid !== process.pid && stillRuns(note))
      return [{ pid: note.pid, address: note.address }];
    // a note that another server is about to put in place
    if (note === null && name.endsWith('.part') && isAlive(Number.parseInt(name, 10))) return [];
    rmSync(join(notes, name), { force: true });
    return [];
  });
};

/** @throws Trouble where another server runs on this data; one PostgreSQL database may have many. */
export const needOnlyServer = () => {
  const [other] = SERVER_DATABASE === undefined ? runningServers(DATA) : [];
  if (other === undefined) return;
  throw new Trouble(`Muster already runs at ${other.address} on the same data (process ${other.pid}).`, {
    advice: 'stop it first, or set MUSTER_DATA to another folder.',
  });
};

/** Notes that this process serves from `folder` until it ends. */
export const noteRunning = (/** @type {string} */ folder, /** @type {string} */ address) => {
  const notes = resolve(ROOT, folder, FOLDER);
  mkdirSync(notes, { recursive: true, mode: 0o700 });
  const note = join(notes, `${process.pid}.json`);
  writeWhole(note, JSON.stringify({ ...ownMark(), folder: folderMark(notes), address }));
  process.on('exit', () => rmSync(note, { force: true }));
};
