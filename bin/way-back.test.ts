import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, noteVersion } from '../prisma/migrate';
import { type Columns, insertAll, insertInto, type Statement } from '../prisma/statement';
import { storeKind } from '../prisma/stores/store';
import type { StoreRow } from '../prisma/stores/store-kind';
import { databaseUrl, onPostgres } from '../prisma/test-database';
import { createDatabase } from '../prisma/test-postgres';
import { type ExitResult, newData, removeData, runOn } from './faults/child';
import { expectDone } from './faults/expect-done';
import { VERSION } from './lib/version.mjs';

// starts processes that two busy cores may take their time over

/** What people had at commit c35a564, whose Muster knew SQLite only. */
const OLD = new URL('../prisma/fixtures/c35a564/muster.db.gz', import.meta.url);
const TABLES = ['User', 'Session', 'Account', 'DeviceLink', 'Army', 'ArmyVersion', 'ShareLink', 'Print'];
/** The version that those data say they were used by, and one that is not there yet. */
const [EARLIER, LATER] = ['0.8.7', '99.0.0'];
const NEXT = '20990101000000_later';

const data = newData();
const migrations = mkdtempSync(join(tmpdir(), 'muster-old-'));
const file = pathToFileURL(join(data, 'muster.db')).href;
const at = (database: string) => databaseUrl.replace(/\/test_\w+\?/, `/${database}?`);
/** Names of its own: files of one run share a server. */
const [USED, DUMP] = ['used', 'dump'].map((name) => `wayback_${process.pid}_${name}`) as [string, string];
const store = onPostgres ? at(USED) : file;

const rowsOf = async (url: string): Promise<Record<string, readonly StoreRow[]>> =>
  (await storeKind(url)).inTransaction(url, 'read', async ({ rows }) => {
    const all: Record<string, readonly StoreRow[]> = {};
    for (const table of TABLES)
      all[table] = await rows({ parts: [`SELECT * FROM "${table}" ORDER BY 1`], values: [] });
    return all;
  });

const writeTo = async (url: string, statements: readonly Statement[]): Promise<void> =>
  (await storeKind(url)).inTransaction(url, 'write', async ({ run }) => {
    for (const statement of statements) await run(statement);
  });

/** Tables as they were some releases ago, on either store. */
const migrateHalfWay = async (url: string): Promise<void> => {
  const folder = fileURLToPath(new URL(`../prisma/${(await storeKind(url)).migrations}`, import.meta.url));
  rmSync(migrations, { recursive: true });
  mkdirSync(migrations);
  for (const name of readdirSync(folder).filter((each) => /^\d/.test(each) && each < '20261122999999'))
    cpSync(join(folder, name), join(migrations, name), { recursive: true });
  await migrate(url, { backup: false, folder: migrations });
};

const onStore = (args: readonly string[], url = store): Promise<ExitResult> =>
  runOn(data, args, { env: { ...process.env, DATABASE_URL: onPostgres ? url : '' } });

const start = (url = store) => onStore(['bin/faults/prepare.mjs'], url);

/** Types the first command of that kind that a text names, as whoever reads it would. */
const typeCommand = (says: string): Promise<ExitResult> => {
  const [, typed = ''] = /`npm run backup -- (restore [^`]+)`/.exec(says) ?? [];
  expect(typed).not.toBe('');
  return onStore(['bin/backup.mjs', ...typed.split(' ')]);
};

const newcomer = insertInto('User', {
  id: 'newcomer',
  name: 'Newcomer',
  email: 'newcomer@example.invalid',
  updatedAt: new Date(0),
});
const laterMigration = insertInto('_prisma_migrations', {
  id: 'later',
  checksum: 'x',
  migration_name: NEXT,
  finished_at: new Date(0),
});

let before: Record<string, readonly StoreRow[]>;

beforeAll(async () => {
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'muster.db'), gunzipSync(readFileSync(OLD)));
  writeFileSync(join(data, 'secret'), 'test'.repeat(16));
  await migrateHalfWay(file);
  if (onPostgres) {
    await createDatabase(at('postgres'), USED);
    await migrateHalfWay(store);
    const old = await rowsOf(file);
    await writeTo(
      store,
      TABLES.flatMap((table) => insertAll(table, old[table] as readonly Columns[])),
    );
  }
  await noteVersion(store, EARLIER);
  before = await rowsOf(store);
});
afterAll(() => {
  removeData(data);
  rmSync(migrations, { recursive: true });
});

test('after an upgrade the way that was told leads back to every row as it was', async () => {
  for (const table of ['User', 'Army', 'ArmyVersion']) expect(before[table]?.length).toBeGreaterThan(2);
  if (onPostgres) await createDatabase(at('postgres'), DUMP, USED);
  const upgrade = await start();
  expect(upgrade).toMatchObject({ status: 0 });
  expect(upgrade.says).toContain(`last used by Muster ${EARLIER}; Muster ${VERSION} now changes its tables.`);
  expect(upgrade.says).toContain(`\`git checkout v${EARLIER}\``);
  expect(upgrade.says.indexOf('The way back')).toBeLessThan(upgrade.says.indexOf('brought up to date'));
  await writeTo(store, [newcomer]);

  if (onPostgres) expect(upgrade.says).toMatch(new RegExp(`no copy of postgresql://\\S+/${USED}: .*pg_dump`));
  else expectDone(await typeCommand(upgrade.says));
  const back = onPostgres ? at(DUMP) : store;
  // no row and no column but those of then, and the older Muster finds its own tables
  expect(await rowsOf(back)).toEqual(before);
  expect(await migrate(back, { backup: false, folder: migrations })).toEqual({ applied: [] });
  // the way forward is open again
  expectDone(await start(back));
});

test('data of a newer Muster are left alone, and both ways on are told', async () => {
  const folder = join(data, 'backups', `2099-01-01-000000-before-${NEXT}`);
  expectDone(await start());
  if (!onPostgres) {
    expectDone(await onStore(['bin/backup.mjs']));
    const [made = ''] = readdirSync(join(data, 'backups')).filter((name) => /^[\d-]+$/.test(name));
    cpSync(join(data, 'backups', made), folder, { recursive: true });
  }
  await noteVersion(store, LATER);
  await writeTo(store, [laterMigration]);
  const held = await rowsOf(store);
  const refused = await start();
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.says).toContain(
    `made by a newer Muster (${LATER}); this is ${VERSION}. Nothing was changed.`,
  );
  expect(refused.says).toContain(`\`git checkout v${LATER}\``);
  expect(refused.says).toMatch(/since then are lost/);
  expect(refused.says).not.toMatch(/\n\s+at .*:\d+:\d+/);
  expect(await rowsOf(store)).toEqual(held);
  if (onPostgres) return expect(refused.says).toContain('pg_dump');
  expectDone(await typeCommand(refused.says));
  expectDone(await start());
});
