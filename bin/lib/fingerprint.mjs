import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DATA, ROOT } from './settings.mjs';
import { writeWhole } from './write-file.mjs';

/** @returns {string[]} */
const filesBelow = (/** @type {string} */ path, /** @type {(path: string) => boolean} */ skip) => {
  if (skip(path) || resolve(ROOT, path) === DATA || !existsSync(resolve(ROOT, path))) return [];
  if (!statSync(resolve(ROOT, path)).isDirectory()) return [path];
  return readdirSync(resolve(ROOT, path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`, skip));
};

/** One hash over names and contents of `paths` (files or folders, from the root of the clone). */
const fingerprint = (
  /** @type {readonly string[]} */ paths,
  /** @type {(path: string) => boolean} */ skip,
) => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((/** @type {string} */ path) => filesBelow(path, skip))) {
    hash.update(`\0${file}\0`).update(readFileSync(resolve(ROOT, file)));
  }
  return hash.digest('hex');
};

/** @typedef {{ inputs: readonly string[], skip?: (path: string) => boolean, stamp: string }} Inputs */

/**
 * Does `work`, which is handed the fingerprint of the inputs, unless `stamp` (a file that `work` makes room for) says
 * it was done for the same inputs.
 */
export const whenChanged = async (
  /** @type {Inputs} */ { inputs, skip = () => false, stamp },
  /** @type {(sources: string) => unknown} */ work,
) => {
  const sources = fingerprint(inputs, skip);
  const now = `${process.versions.node} ${sources}`;
  const stampFile = resolve(ROOT, stamp);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return;
  await work(sources);
  writeWhole(stampFile, now);
};
