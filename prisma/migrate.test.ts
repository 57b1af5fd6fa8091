import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, noteVersion, type SchemaChange } from './migrate';
import { openFile } from './stores/sqlite-file';
import { newTestFolder } from './test-folder';

const SHIPPED = fileURLToPath(new URL('migrations', import.meta.url));

let folder: string;
let url: string;
let migrations: string;

beforeEach(() => {
  folder = newTestFolder('muster migrate ü-');
  url = pathToFileURL(join(folder, 'data', 'muster.db')).href;
  migrations = join(folder, 'migrations');
  cpSync(SHIPPED, migrations, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const addMigration = (name: string, sql: string) => {
  mkdirSync(join(migrations, name));
  writeFileSync(join(migrations, name, 'migration.sql'), sql);
};

const dump = async () => {
  const client = openFile(url);
  const tables = await client.execute(
    "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name",
  );
  const applied = await client.execute(
    'SELECT migration_name, checksum FROM _prisma_migrations ORDER BY migration_name',
  );
  const users = await client.execute('SELECT id, name FROM User');
  client.close();
  return JSON.stringify([tables.rows, applied.rows, users.rows]);
};

const addUser = async () => {
  const client = openFile(url);
  await client.execute(
    "INSERT INTO User (id, name, email, updatedAt) VALUES ('u1', 'Zieten', 'z@example.org', 0)",
  );
  client.close();
};

test('a fresh database gets all tables, a second run changes nothing', async () => {
  const first = await migrate(url, { backup: false });
  expect(first).toEqual({ applied: readdirSync(SHIPPED).filter((name) => /^\d/.test(name)) });
  const before = await dump();
  expect(await migrate(url, { backup: false })).toEqual({ applied: [] });
  expect(await dump()).toBe(before);
});

test('write-ahead log and foreign keys are on', async () => {
  await migrate(url, { backup: false });
  const client = openFile(url);
  expect((await client.execute('PRAGMA journal_mode')).rows[0]).toMatchObject({ journal_mode: 'wal' });
  expect((await client.execute('PRAGMA foreign_keys')).rows[0]).toMatchObject({ foreign_keys: 1 });
  expect((await client.execute('PRAGMA synchronous')).rows[0]).toMatchObject({ synchronous: 2 });
  client.close();
});

test('whoever brings a database in use up to date is asked for a copy before it changes, and not else', async () => {
  const seen: unknown[] = [];
  const backup = async (change: SchemaChange) => {
    seen.push([change, (await dump()).includes('"More"')]);
  };
  await migrate(url, { backup, folder: migrations });
  await migrate(url, { backup, folder: migrations });
  expect(seen).toEqual([]);
  await noteVersion(url, '0.9.0');
  addMigration('20990101000000_more', 'CREATE TABLE "More" ("id" TEXT NOT NULL PRIMARY KEY);');
  addMigration('20990102000000_still', 'CREATE TABLE "Still" ("id" TEXT NOT NULL PRIMARY KEY);');
  const { applied } = await migrate(url, { backup, folder: migrations });
  expect(applied).toEqual(['20990101000000_more', '20990102000000_still']);
  expect(seen).toEqual([[{ next: '20990101000000_more', version: '0.9.0' }, false]]);
});

test('a copy that fails leaves the database as it was', async () => {
  await migrate(url, { backup: false, folder: migrations });
  const before = await dump();
  addMigration('20990101000000_more', 'CREATE TABLE "More" ("id" TEXT NOT NULL PRIMARY KEY);');
  const failing = () => Promise.reject(new Error('the disk is full'));
  await expect(migrate(url, { backup: failing, folder: migrations })).rejects.toThrow('the disk is full');
  expect(await dump()).toBe(before);
});

test.each([
  [
    'a fault in its second statement',
    'CREATE TABLE "More" ("id" TEXT);\nALTER TABLE "Nowhere" ADD COLUMN "x" TEXT;',
  ],
  [
    'rows that would point to nothing',
    `INSERT INTO Session (id, token, userId, expiresAt, updatedAt) VALUES ('s', 't', 'nobody', 0, 0);`,
  ],
])('a migration with %s leaves the database as it was', async (_why, sql) => {
  await migrate(url, { backup: false, folder: migrations });
  await addUser();
  const before = await dump();
  addMigration('20990101000000_broken', sql);
  addMigration('20990102000000_after', 'CREATE TABLE "After" ("id" TEXT);');
  await expect(migrate(url, { backup: false, folder: migrations })).rejects.toThrow(
    /20990101000000_broken failed; the data is unchanged/,
  );
  expect(await dump()).toBe(before);
  rmSync(join(migrations, '20990101000000_broken'), { recursive: true });
  expect((await migrate(url, { backup: false, folder: migrations })).applied).toEqual([
    '20990102000000_after',
  ]);
});

test('a table can be rebuilt although others point to it', async () => {
  await migrate(url, { backup: false, folder: migrations });
  await addUser();
  const client = openFile(url);
  await client.execute(
    "INSERT INTO Session (id, token, userId, expiresAt, updatedAt) VALUES ('s', 't', 'u1', 0, 0)",
  );
  client.close();
  const columns = 'id, name, email, emailVerified, image, isAnonymous, createdAt, updatedAt';
  const table =
    /CREATE TABLE "User" \([^;]+;/.exec(
      readFileSync(
        join(migrations, readdirSync(migrations).find((name) => /^\d/.test(name)) ?? '', 'migration.sql'),
        'utf8',
      ),
    )?.[0] ?? '';
  addMigration(
    '20990101000000_rebuild',
    `PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
${table.replace('"User"', '"new_User"')}
INSERT INTO "new_User" (${columns}) SELECT ${columns} FROM "User";
DROP TABLE "User";
ALTER TABLE "new_User" RENAME TO "User";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");`,
  );
  await migrate(url, { backup: false, folder: migrations });
  const after = openFile(url);
  expect((await after.execute('SELECT id FROM Session')).rows).toMatchObject([{ id: 's' }]);
  after.close();
});

test('a game that was opened when its setup stood in its row has it still, and goes with it', async () => {
  const later = readdirSync(migrations).filter((name) => /^\d/.test(name) && name > '20261128');
  for (const name of later) rmSync(join(migrations, name), { recursive: true });
  await migrate(url, { backup: false, folder: migrations });
  const before = openFile(url);
  await before.execute(
    `INSERT INTO Game (id, system, first, second, setup, facts, bytes, createdAt, playedAt)
     VALUES ('lobositz', 'x', 'Prussia', 'Austria', '{"pieces":[]}', 0, 13, 0, 0)`,
  );
  before.close();
  await migrate(url, { backup: false });
  const after = openFile(url);
  expect((await after.execute('SELECT gameId, document FROM GameSetup')).rows).toMatchObject([
    { gameId: 'lobositz', document: '{"pieces":[]}' },
  ]);
  await after.execute('PRAGMA foreign_keys = ON');
  await after.execute('DELETE FROM Game');
  expect((await after.execute('SELECT gameId FROM GameSetup')).rows).toEqual([]);
  after.close();
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

test('two starts at once apply each migration once', async () => {
  const outcomes = await Promise.all([migrate(url, { backup: false }), migrate(url, { backup: false })]);
  const applied = outcomes.flatMap((outcome) => outcome.applied);
  expect(applied.length).toBeGreaterThan(0);
  expect(new Set(applied).size).toBe(applied.length);
});
