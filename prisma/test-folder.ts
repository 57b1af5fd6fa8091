import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Bytes that have to be free there: a container may have very few. */
const ENOUGH = 2_000_000_000;

const isRoomy = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ENOUGH;
};

/**
 * A new folder for data that a test keeps: in memory where there is room, as a store waits for its disk at each commit.
 */
export const newTestFolder = (name: string): string =>
  mkdtempSync(join(existsSync(MEMORY) && isRoomy(MEMORY) ? MEMORY : tmpdir(), name));
