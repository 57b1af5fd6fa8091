// Imported before anything that opens the store: gives the test file its own database, with a folder around it.
import { randomBytes } from 'node:crypto';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, inject } from 'vitest';
import { isPostgres } from './stores/store';
import { newTestFolder } from './test-folder';
import { createDatabase } from './test-postgres';

export const dataFolder = newTestFolder('muster-test-');

const base = inject('baseDatabase');

const copyFile = (): string => {
  const path = join(dataFolder, 'muster.db');
  copyFileSync(base, path);
  return pathToFileURL(path).href;
};

/** A copy of the database that this run of tests has made, on the same server. */
const copyOnServer = async (): Promise<string> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const at = (database: string) => base.replace('/base?', `/${database}?`);
  await createDatabase(at('postgres'), name, 'base');
  process.env.DATABASE_URL = at(name);
  return at(name);
};

writeFileSync(join(dataFolder, 'secret'), 'test'.repeat(16));
process.env.MUSTER_DATA = dataFolder;
// the tests must not touch the store of the person who runs them
delete process.env.DATABASE_URL;

export const onPostgres: boolean = isPostgres(base);
export const databaseUrl: string = onPostgres ? await copyOnServer() : copyFile();

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));
