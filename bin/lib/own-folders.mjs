import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { Trouble } from './say.mjs';
import { ROOT } from './settings.mjs';

/** What the pages are built from, from the root of the clone. */
export const BUILD_INPUTS = [
  'app',
  'data',
  'lib',
  'prisma',
  'public',
  'server',
  'instrumentation.ts',
  'next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** Folders that an installation or a build empties. */
const MADE_ANEW = ['node_modules', '.next'];

/**
 * The real path of a path whose last parts may not exist yet.
 * @returns {string}
 */
const realPath = (/** @type {string} */ path) =>
  existsSync(path) || dirname(path) === path
    ? realpathSync(path)
    : join(realPath(dirname(path)), basename(path));

/** @throws Trouble where the data would lie among what Muster itself is made of */
export const needOwnFolder = (/** @type {string} */ data) => {
  const [top = ''] = relative(realPath(ROOT), realPath(data)).split(sep);
  if (!BUILD_INPUTS.includes(top) && !MADE_ANEW.includes(top)) return;
  throw new Trouble(
    `MUSTER_DATA names ${data}, which lies in "${top}", one of Muster's own folders: data there would count as a change of the sources, or be deleted.`,
    { advice: 'stop Muster, move the folder elsewhere, and set MUSTER_DATA to its new place.' },
  );
};
