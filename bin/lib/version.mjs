import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './settings.mjs';

/** The version of this Muster, as package.json has it and git tags it (`v0.9.0`). */
export const VERSION = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/** The name of a version in git. */
export const tagOf = (/** @type {string} */ version) => `v${version}`;
