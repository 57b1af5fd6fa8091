import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';

/** An empty file beside the database; the lock on it ends with its process, however that ends. */
const LOCK = 'setting-up';
/** How long a start waits for others that set the same store up, and how often it looks; milliseconds. */
const PATIENCE = 120_000;
const LOOK = 50;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_BUSY/.test(String(error.code));

/** The lock, or undefined while another process has it. */
const tryLock = (path: string): Database.Database | undefined => {
  const lock = new Database(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
};

/** Runs `work` while no other process sets up the database of that folder; they would meet its locks else. */
export const alone = async <T>(databaseUrl: string, work: () => Promise<T>): Promise<T> => {
  const folder = dirname(fileURLToPath(databaseUrl));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, LOCK);
  const since = performance.now();
  let lock = tryLock(path);
  while (lock === undefined) {
    if (performance.now() - since > PATIENCE)
      throw new Error('Another start has been setting this store up for two minutes.');
    await wait(LOOK);
    lock = tryLock(path);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
};
