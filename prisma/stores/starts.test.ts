import '../test-database';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { program } from '../../bin/lib/program.mjs';
import { openStore } from '../connection';
import { databaseUrl, dataFolder, onPostgres } from '../test-database';
import { createDatabase } from '../test-postgres';

const folder = mkdtempSync(join(dataFolder, 'empty-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where nothing is yet. */
const emptyStore = async (): Promise<string> => {
  if (!onPostgres) return pathToFileURL(join(folder, 'muster.db')).href;
  await createDatabase(databaseUrl, 'ten_starts');
  return databaseUrl.replace(/\/\w+\?/, '/ten_starts?');
};

/** What a start does before it serves, in a process of its own. */
const start = async (url: string) => {
  const child = spawn(process.execPath, program('bin/lib/setup.ts'), {
    env: { ...process.env, MUSTER_DATA: folder, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { said, complaint };
};

/** Of one file, which is of one machine, there are seldom several; of a database there may be ten. */
const INSTANCES = onPostgres ? 10 : 3;

test(`${INSTANCES} instances that start at once on an empty store bring it up to date and seed it once`, async () => {
  const url = await emptyStore();
  const starts = await Promise.all(Array.from({ length: INSTANCES }, () => start(url)));
  expect(starts.map(({ complaint }) => complaint).join('')).toBe('');
  const all = starts.map(({ said }) => said).join('');
  expect(all.match(/History seeded/g)).toHaveLength(1);
  expect(all.match(/History is up to date/g)).toHaveLength(INSTANCES - 1);
  const applied = [...all.matchAll(/brought up to date \((.+)\)/g)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  expect(applied.length).toBeGreaterThan(0);
  expect(new Set(applied).size).toBe(applied.length);
  const store = await openStore(url);
  expect(await store.regiment.count()).toBe(990);
  await store.$disconnect();
});
