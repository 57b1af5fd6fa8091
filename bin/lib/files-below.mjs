import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files below a folder, as paths within it; none where there is no folder.
 * @returns {string[]}
 */
export const filesBelow = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];
