import './test-database';
import { afterAll, expect, test } from 'vitest';
import { batchOn, openStore, rowsOn } from './connection';
import { insertAll, insertInto, sql } from './statement';
import { databaseUrl } from './test-database';

const store = await openStore(databaseUrl);
afterAll(() => store.$disconnect());

const NOW = new Date('2026-11-22T10:00:00.050Z');
const person = (id: string) => ({
  id,
  name: `Ännchen ${id} 'quoted' ? $1`,
  email: `${id}@example.invalid`,
  emailVerified: true,
  isAnonymous: false,
  paper: null,
  closedAt: null,
  image: null,
  createdAt: NOW,
  updatedAt: NOW,
});

test('rows past Prisma have one shape on every store', async () => {
  await batchOn(store, [insertInto('User', person('a'))]);
  expect(await rowsOn(store, sql`SELECT * FROM "User" WHERE "createdAt" = ${NOW} AND "id" = ${'a'}`)).toEqual(
    [
      {
        ...person('a'),
        emailVerified: 1,
        isAnonymous: 0,
        createdAt: '2026-11-22T10:00:00.050+00:00',
        updatedAt: '2026-11-22T10:00:00.050+00:00',
      },
    ],
  );
  const [count] = await rowsOn(store, sql`SELECT count(*) AS "people", 1.5 AS "half" FROM "User"`);
  expect(count?.people).toBe(1);
  expect(await rowsOn(store, sql`SELECT "id" FROM "User" WHERE "emailVerified" = ${false}`)).toEqual([]);
});

test('what is written past Prisma is read by it, and the other way round', async () => {
  await batchOn(store, insertAll('User', [person('b'), person('c')]));
  expect(await store.user.findUnique({ where: { id: 'b' } })).toEqual(person('b'));
  await store.user.create({ data: person('d') });
  const [row] = await rowsOn(store, sql`SELECT "updatedAt", "isAnonymous" FROM "User" WHERE "id" = ${'d'}`);
  expect(row).toEqual({ updatedAt: '2026-11-22T10:00:00.050+00:00', isAnonymous: 0 });
});

test('a batch is carried out as a whole or not at all, and tells what each statement changed', async () => {
  expect(
    await batchOn(store, [
      insertInto('User', person('e')),
      sql`UPDATE "User" SET "name" = ${'E'} WHERE "id" = ${'e'}`,
      sql`UPDATE "User" SET "name" = ${'E'} WHERE "id" = ${'nobody'}`,
    ]),
  ).toEqual([1, 1, 0]);
  const twice = [insertInto('User', person('f')), insertInto('User', person('f'))];
  await expect(batchOn(store, twice)).rejects.toThrow(/unique/i);
  expect(await store.user.count({ where: { id: 'f' } })).toBe(0);
});

test('texts stand in one order everywhere: that of their bytes', async () => {
  const names = ['zieten', 'Zieten', 'Ännchen', 'annchen', 'a b', 'a-b', 'ab', 'AB', '1', 'ß'];
  const seededAt = NOW;
  await store.seedVersion.createMany({ data: names.map((name) => ({ name, version: 'order', seededAt })) });
  const rows = await store.seedVersion.findMany({ where: { version: 'order' }, orderBy: { name: 'asc' } });
  const byBytes = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect(rows.map(({ name }) => name)).toEqual(byBytes);
});
