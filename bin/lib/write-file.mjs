import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes sure that names in a folder (new, changed or gone) are on the disk. */
export const syncFolder = (/** @type {string} */ folder) => {
  // Windows opens no folders; its names are written through
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
};

/** Makes sure that what was written to a file is on the disk. */
export const syncFile = (/** @type {string} */ path) => {
  const opened = openSync(path, 'r+');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
};

/**
 * Writes a file whole or not at all, for its owner only: aside first, then renamed. A full disk or a killed process
 * leaves the old file, or none.
 * @throws Error as the file system gives it (ENOSPC, EROFS, EACCES)
 */
export const writeWhole = (/** @type {string} */ path, /** @type {string} */ text) => {
  const aside = `${path}.${process.pid}.part`;
  try {
    const opened = openSync(aside, 'w', 0o600);
    try {
      writeFileSync(opened, text);
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
    renameSync(aside, path);
    syncFolder(dirname(path));
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
};
