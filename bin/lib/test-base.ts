import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { seed } from '../../lib/history/seed/seed';
import { migrate } from '../../prisma/migrate';
import { openFile } from '../../prisma/stores/sqlite-file';
import { newTestFolder } from '../../prisma/test-folder';

declare module 'vitest' {
  interface ProvidedContext {
    /** path or address of a migrated and seeded database that tests copy */
    baseDatabase: string;
  }
}

/** Once for a whole run of tests: a database as a fresh Muster has it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = newTestFolder('muster-base-');
  const path = join(folder, 'muster.db');
  const url = pathToFileURL(path).href;
  await migrate(url, { backup: false });
  await seed(url);
  // tests copy the one file: nothing may be left in the log beside it
  const client = openFile(url);
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  client.close();
  project.provide('baseDatabase', path);
  return () => rm(folder, { recursive: true, force: true });
};
