import './test-database';
import { afterEach, expect, test } from 'vitest';
import { diskTrouble } from '@/lib/platform/disk-error.mjs';
import { batchOn, openStore, rowsOn, type Store } from './connection';
import { sql } from './statement';
import { databaseUrl } from './test-database';

const opened: Store[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.$disconnect();
});

const open = async (how?: { onlyReads: boolean }): Promise<Store> => {
  const store = await openStore(databaseUrl, how);
  opened.push(store);
  return store;
};

const row = (name: string) => ({ name, version: '1', seededAt: new Date() });
const UPDATE = sql`UPDATE "SeedVersion" SET "version" = ${'2'}`;

test.each<readonly [string, (store: Store) => Promise<unknown>]>([
  ['a row', (store) => store.seedVersion.create({ data: row('mine') })],
  ['rows', (store) => store.seedVersion.updateMany({ data: { version: '2' } })],
  ['a transaction', (store) => store.$transaction([store.seedVersion.create({ data: row('mine') })])],
  ['a batch past Prisma', (store) => batchOn(store, [UPDATE])],
  ['a query past Prisma', (store) => rowsOn(store, UPDATE)],
])('a store that is opened for reading refuses to write %s', async (_, write) => {
  const reader = await open({ onlyReads: true });
  await reader.seedVersion.findMany({ select: { name: true } });
  const refused = await write(reader).catch((error: unknown) => error);
  expect(diskTrouble(refused)).toBe('read-only');
});

test('it reads a transaction', async () => {
  const reader = await open({ onlyReads: true });
  const counts = await reader.$transaction([reader.seedVersion.count(), reader.user.count()]);
  expect(counts).toHaveLength(2);
});

test('it reads what another connection has just written', async () => {
  const [writer, reader] = [await open(), await open({ onlyReads: true })];
  for (const name of ['first', 'second']) {
    await writer.seedVersion.create({ data: row(name) });
    expect(await reader.seedVersion.count({ where: { name } })).toBe(1);
    expect(await rowsOn(reader, sql`SELECT "name" FROM "SeedVersion" WHERE "name" = ${name}`)).toEqual([
      { name },
    ]);
  }
});
