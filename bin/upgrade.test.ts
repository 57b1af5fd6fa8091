import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import told from '../prisma/fixtures/c35a564/told.json';
import { ask, askAll, newData, prepare, removeData } from './faults/child';

// starts a process that two busy cores may take their time over

/** A data folder as commit c35a564 left it, and what that told over HTTP of what it kept. */
const OLD = new URL('../prisma/fixtures/c35a564/muster.db.gz', import.meta.url);
/** Its tables that hold what people made; those of the history are shipped anew. */
const TABLES = ['User', 'Session', 'Account', 'DeviceLink', 'Army', 'ArmyVersion', 'ShareLink', 'Print'];

type Rows = Readonly<Record<string, readonly unknown[]>>;

const data = newData();
let before: Rows;
let says: string;

type Columns = Readonly<Record<string, readonly string[]>>;

const ofTables = <T>(answers: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(answers.map((answer, at) => [String(TABLES[at]), answer]));

const readColumns = async (): Promise<Columns> => {
  const answers = await askAll(
    data,
    TABLES.map((table) => `PRAGMA table_info("${table}")`),
  );
  return ofTables(answers.map((rows) => rows.map(({ name }) => String(name))));
};

const rowsOf = async (columns: Columns): Promise<Rows> => {
  const selects = TABLES.map((table) => {
    const listed = columns[table]?.map((name) => `"${name}"`).join(', ');
    return `SELECT ${listed} FROM "${table}" ORDER BY 1`;
  });
  return ofTables(await askAll(data, selects));
};

let columns: Columns;

beforeAll(async () => {
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'muster.db'), gunzipSync(readFileSync(OLD)));
  writeFileSync(join(data, 'secret'), 'test'.repeat(16));
  columns = await readColumns();
  before = await rowsOf(columns);
  const prepared = await prepare(data);
  expect(prepared).toMatchObject({ status: 0 });
  says = prepared.says;
  process.env.MUSTER_DATA = data;
  delete process.env.DATABASE_URL;
});
afterAll(async () => {
  const { db } = await import('../lib/db');
  await db.$disconnect();
  removeData(data);
});

test('an older database is copied first, brought up to date, and loses no row and no value', async () => {
  expect(says).toContain('brought up to date');
  expect(readdirSync(join(data, 'backups'))).toEqual([expect.stringMatching(/-before-\d+_\w+$/)]);
  for (const table of ['User', 'Army', 'ArmyVersion', 'ShareLink', 'Print'])
    expect(before[table]?.length).toBeGreaterThan(2);
  expect(await rowsOf(columns)).toEqual(before);
  expect(await ask(data, 'PRAGMA integrity_check')).toMatchObject([{ integrity_check: 'ok' }]);
  expect(await ask(data, 'PRAGMA foreign_key_check')).toEqual([]);
});

const ownerOf = async (id: string) => {
  const { db } = await import('../lib/db');
  return db.army.findUniqueOrThrow({ where: { id }, select: { userId: true } });
};

test('every army opens with its whole history, under its names', async () => {
  const { getArmy } = await import('../lib/armies/get-army');
  const { getVersion } = await import('../lib/armies/versions');
  const { listArmies } = await import('../lib/armies/list-armies');
  const { listVersions } = await import('../lib/armies/versions');
  for (const { id, revision, name, versions } of told.armies) {
    const viewer = await ownerOf(id);
    const army = await getArmy(viewer, id);
    expect(army).toMatchObject({ id, revision, file: { name } });
    expect(await listVersions(viewer, id)).toMatchObject(versions);
    for (const version of versions) {
      const { name: earlier } = version;
      expect(await getVersion(viewer, id, version.revision)).toMatchObject({ file: { name: earlier } });
    }
    const { armies } = await listArmies(viewer);
    expect(armies.map((each) => each.id)).toContain(id);
  }
});

test('a share link still opens its army, one that was revoked does not', async () => {
  const { getSharedArmy } = await import('../lib/armies/share-links');
  const shared = told.armies.find(({ id }) => id === told.shared.id);
  expect(await getSharedArmy(told.shared.token)).toMatchObject({
    name: shared?.name,
    revision: shared?.revision,
  });
  expect(await getSharedArmy(told.revoked)).toBeNull();
});

test('the code on a print stands for the same state of its army; a deleted army comes back', async () => {
  const { db } = await import('../lib/db');
  const { restoreArmy } = await import('../lib/armies/delete-army');
  const { getArmy } = await import('../lib/armies/get-army');
  for (const { code, id, revision, date } of told.prints) {
    const print = await db.print.findUniqueOrThrow({ where: { code } });
    expect(print).toMatchObject({ armyId: id, revision, createdAt: new Date(date) });
  }
  const viewer = await ownerOf(told.deleted);
  expect(await restoreArmy(viewer, told.deleted)).toMatchObject({ ok: true });
  expect(await getArmy(viewer, told.deleted)).toMatchObject({ id: told.deleted });
});
