import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { codeOf } from './error-code.mjs';

/** @typedef {{ readonly pid: number, readonly started?: string | undefined }} Mark what a note says of a process */

/** True while some process has this id. */
export const isAlive = (/** @type {number} */ pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const readOr = (/** @type {string} */ path, /** @type {string} */ otherwise) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(codeOf(error))) return otherwise;
    throw error;
  }
};

/** The 22nd field is when it started, in ticks since the machine did; the second may hold blanks and brackets. */
const linuxMark = (/** @type {number} */ pid) => {
  const stat = readOr(`/proc/${pid}/stat`, '');
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  if (ticks === undefined) return undefined;
  return `${ticks} ${readOr('/proc/sys/kernel/random/boot_id', '').trim()}`;
};

/** When a process started, as a text to compare: a later process of the same id has another. Undefined if unknown. */
export const processMark = (/** @type {number} */ pid) => {
  if (process.platform === 'linux') return linuxMark(pid);
  if (process.platform === 'win32') return undefined;
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() || undefined : undefined;
};

/** What a note says of the process that wrote it. */
export const ownMark = () => ({ pid: process.pid, started: processMark(process.pid) });

/** True while the process that wrote a note runs, and not merely another one under its id. */
export const stillRuns = (/** @type {Mark} */ { pid, started }) =>
  Number.isInteger(pid) &&
  pid > 0 &&
  isAlive(pid) &&
  (started === undefined || [started, undefined].includes(processMark(pid)));
