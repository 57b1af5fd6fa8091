import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The files below a folder, as paths within it, in one order everywhere; none where there is no folder.
 * @returns {string[]}
 */
export const filesBelow = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll(sep, '/'),
        )
        .toSorted()
    : [];
