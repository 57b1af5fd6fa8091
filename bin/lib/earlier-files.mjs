import { cpSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './files-below.mjs';
import { writeWhole } from './write-file.mjs';

/** Files of an earlier build are served so long: pages that stand open, or were kept on a device, ask for them. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** A second name where the disk can, else a copy. */
const place = (/** @type {string} */ from, /** @type {string} */ to) => {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
};

/**
 * Puts files of earlier builds beside those of this one, for a week after their build was replaced, and keeps this
 * one's for the next. `shelf` outlives a build; `ended.json` there says since when a file is of no build.
 * @param {{ files: string, shelf: string, now?: number }} folders
 */
export const carryFiles = ({ files, shelf, now = Date.now() }) => {
  const list = join(shelf, 'ended.json');
  /** @type {Record<string, number>} */
  const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  /** @type {Record<string, number>} */
  const ended = {};
  const here = new Set(filesBelow(files));
  for (const file of filesBelow(join(shelf, 'files'))) {
    if (here.has(file)) continue;
    const since = before[file] ?? now;
    if (now - since > WEEK) rmSync(join(shelf, 'files', file));
    else {
      ended[file] = since;
      place(join(shelf, 'files', file), join(files, file));
    }
  }
  for (const file of here) {
    rmSync(join(shelf, 'files', file), { force: true });
    place(join(files, file), join(shelf, 'files', file));
  }
  mkdirSync(shelf, { recursive: true });
  writeWhole(list, JSON.stringify(ended));
};
