// Imported before anything that opens the store: gives the test file a database of its own, with a folder around it.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, inject } from 'vitest';

export const dataFolder = mkdtempSync(join(tmpdir(), 'muster-test-'));

const path = join(dataFolder, 'muster.db');
copyFileSync(inject('baseDatabase'), path);
writeFileSync(join(dataFolder, 'secret'), 'test'.repeat(16));
process.env.MUSTER_DATA = dataFolder;

export const databaseUrl = pathToFileURL(path).href;

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));
