import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { storageError } from '@/lib/platform/storage-error';
import { batchOn, openStore, rowsOn, type Store } from '../connection';
import { migrate } from '../migrate';
import { sql } from '../statement';
import { createDatabase, startPostgres } from '../test-postgres';

const server = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'muster-migrations-'));
const migrations = join(folder, 'migrations');
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

let url: string;
let databases = 0;
beforeEach(async () => {
  databases++;
  await createDatabase(server.urlOf('postgres'), `d${databases}`);
  url = server.urlOf(`d${databases}`);
  rmSync(migrations, { recursive: true, force: true });
  cpSync(fileURLToPath(new URL('../migrations-postgresql', import.meta.url)), migrations, {
    recursive: true,
  });
});

const addMigration = (name: string, text: string): void => {
  mkdirSync(join(migrations, name));
  writeFileSync(join(migrations, name, 'migration.sql'), text);
};

const query = async (text: string) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

test('a migration that fails leaves nothing of itself, and the next start goes on', async () => {
  await migrate(url, { backup: false, folder: migrations });
  addMigration(
    '20990101000000_broken',
    'CREATE TABLE "More" ("id" TEXT); ALTER TABLE "Nowhere" ADD "x" TEXT;',
  );
  addMigration('20990102000000_after', 'CREATE TABLE "After" ("id" TEXT);');
  await expect(migrate(url, { backup: false, folder: migrations })).rejects.toThrow(
    /20990101000000_broken failed; the data is unchanged/,
  );
  expect(await query(`SELECT to_regclass('"More"') AS more, to_regclass('"After"') AS after`)).toEqual([
    { more: null, after: null },
  ]);
  rmSync(join(migrations, '20990101000000_broken'), { recursive: true });
  expect(await migrate(url, { backup: false, folder: migrations })).toEqual({
    applied: ['20990102000000_after'],
  });
});

test('data of a newer Muster are refused, and so is a migration changed after the fact', async () => {
  addMigration('20990101000000_more', 'CREATE TABLE "More" ("id" TEXT);');
  await migrate(url, { backup: false, folder: migrations });
  await expect(migrate(url, { backup: false })).rejects.toThrow(/newer Muster/);
  writeFileSync(
    join(migrations, '20990101000000_more', 'migration.sql'),
    'CREATE TABLE "Other" ("id" TEXT);',
  );
  await expect(migrate(url, { backup: false, folder: migrations })).rejects.toThrow(
    /changed after it was applied/,
  );
});

test('a game that was opened when its setup stood in its row has it still', async () => {
  for (const name of readdirSync(migrations).filter((each) => each > '20261128'))
    if (/^\d/.test(name)) rmSync(join(migrations, name), { recursive: true });
  await migrate(url, { backup: false, folder: migrations });
  await query(
    `INSERT INTO "Game" ("id", "system", "first", "second", "setup", "facts", "bytes", "createdAt", "playedAt")
     VALUES ('lobositz', 'x', 'Prussia', 'Austria', '{"pieces":[]}', 0, 13, now(), now())`,
  );
  await migrate(url, { backup: false });
  expect(await query('SELECT "gameId", "document" FROM "GameSetup"')).toEqual([
    { gameId: 'lobositz', document: '{"pieces":[]}' },
  ]);
});

test('two transactions in each other’s way are both carried out', async () => {
  await migrate(url, { backup: false });
  const store = await openStore(url);
  const seededAt = new Date();
  await store.seedVersion.createMany({ data: ['a', 'b'].map((name) => ({ name, version: '', seededAt })) });
  const add = (name: string) =>
    sql`UPDATE "SeedVersion" SET "version" = "version" || ${'x'} WHERE "name" = ${name}`;
  const both = (...names: readonly string[]) => batchOn(store, names.map(add));
  await Promise.all(
    Array.from({ length: 12 }, (_, turn) => (turn % 2 === 0 ? both('a', 'b') : both('b', 'a'))),
  );
  expect(await store.seedVersion.findMany({ select: { version: true } })).toEqual(
    Array(2).fill({ version: 'x'.repeat(12) }),
  );
  await store.$disconnect();
});

/** One of each way to the store. */
const asked = (store: Store): Promise<unknown>[] => [
  store.user.count(),
  store.$transaction([store.user.count()]),
  store.$transaction((inside) => inside.user.count()),
  batchOn(store, [sql`UPDATE "User" SET "name" = ${'x'} WHERE "id" = ${'nobody'}`]),
  rowsOn(store, sql`SELECT "id" FROM "User"`),
];

test('a server that is away is told as that, and found again when it is back', async () => {
  await migrate(url, { backup: false });
  const store = await openStore(url);
  await Promise.all(asked(store));
  await server.stop();
  const troubles = await Promise.all(asked(store).map((work) => work.catch(storageError)));
  expect(troubles).toEqual(Array(5).fill(expect.objectContaining({ status: 503, code: 'away' })));
  await server.start();
  expect(await Promise.all(asked(store))).toHaveLength(5);
  await store.$disconnect();
});

test('a server that ends under a statement is told as away too', async () => {
  await migrate(url, { backup: false });
  const store = await openStore(url);
  const slow = [
    store.$queryRawUnsafe('SELECT pg_sleep(20)::text'),
    store.$transaction((inside) => inside.$queryRawUnsafe('SELECT pg_sleep(20)::text')),
    rowsOn(store, sql`SELECT pg_sleep(20)`),
  ].map((work) => work.catch((error: unknown) => storageError(error) ?? error));
  while ((await query(`SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(20)%'`)).length < 4);
  server.process().kill('SIGKILL');
  expect(await Promise.all(slow)).toEqual(
    Array(3).fill(expect.objectContaining({ status: 503, code: 'away' })),
  );
  await store.$disconnect();
});
