import '../../prisma/test-database';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { deleteArmy } from '@/lib/armies/delete-army';
import { lobositz, newTestViewer } from '@/lib/armies/fixtures/armies';
import { createPrint } from '@/lib/armies/prints';
import { createArmy, saveArmy } from '@/lib/armies/save-army';
import { createShareLink } from '@/lib/armies/share-links';
import { migrate } from '../../prisma/migrate';
import { move, NotMoved } from '../../prisma/move';
import { sql } from '../../prisma/statement';
import { storeKind } from '../../prisma/stores/store';
import type { StoreRow } from '../../prisma/stores/store-kind';
import { type StoreTable, TABLES } from '../../prisma/tables';
import { databaseUrl, dataFolder } from '../../prisma/test-database';
import { createDatabase } from '../../prisma/test-postgres';

/** Armies of three people, with history, a link, a print and one that was deleted. */
beforeAll(async () => {
  for (const name of ['Kolin', "Zieten's 100 % \\ „Hußaren“", 'Leuthen']) {
    const viewer = await newTestViewer();
    for (let count = 0; count < 25; count++) {
      const made = await createArmy(viewer, lobositz(`${name} ${count}`));
      if (!made.ok) throw new Error('not stored');
      if (count > 0) continue;
      for (const revision of [1, 2])
        await saveArmy(viewer, made.id, { revision, explicit: true, file: lobositz(`${name} saved`) });
      await createShareLink(viewer, made.id);
      await createPrint(viewer, made.id, { revision: 3 });
      await deleteArmy(viewer, made.id);
    }
  }
});

const everything = async (url: string): Promise<Record<string, readonly StoreRow[]>> => {
  const kind = await storeKind(url);
  return kind.inTransaction(url, 'read', async ({ rows }) => {
    const all: Record<string, readonly StoreRow[]> = {};
    for (const [table, key] of Object.entries(TABLES))
      all[table] = await rows({
        parts: [`SELECT * FROM "${table}" ORDER BY ${key.map((name) => `"${name}"`)}`],
        values: [],
      });
    return all;
  });
};

const fileAt = (name: string) => pathToFileURL(join(dataFolder, name)).href;

const newDatabase = async (name: string): Promise<string> => {
  await createDatabase(databaseUrl, name);
  return databaseUrl.replace(/\/\w+\?/, `/${name}?`);
};

test('everything goes from PostgreSQL into a file and from there to another PostgreSQL, the same to the last row', async () => {
  const before = await everything(databaseUrl);
  const file = fileAt('moved.db');
  const there = await move(databaseUrl, file);
  expect(there).toMatchObject({
    contents: { armies: 72 },
    rows: { Army: 75, ArmyVersion: 81, Regiment: 990, Print: 3 },
  });
  expect(there.rows).toEqual(
    Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows.length])),
  );
  expect(await everything(file)).toEqual(before);
  const other = await newDatabase('moved');
  expect(await move(file, other)).toEqual(there);
  expect(await everything(other)).toEqual(before);
});

test('where people have something, nothing is moved to; facts that ship with Muster are no hindrance', async () => {
  const before = await everything(databaseUrl);
  const file = fileAt('empty.db');
  await migrate(file, { backup: false });
  await expect(move(file, databaseUrl)).rejects.toThrow(NotMoved);
  expect(await everything(databaseUrl)).toEqual(before);
});

test('data of another version are not moved', async () => {
  const file = fileAt('older.db');
  await migrate(file, { backup: false });
  const kind = await storeKind(file);
  await kind.inTransaction(file, 'write', ({ run }) =>
    run(sql`DELETE FROM "_prisma_migrations" WHERE "migration_name" LIKE ${'%army_search'}`),
  );
  await expect(move(file, await newDatabase('never'))).rejects.toThrow(/another version/);
  rmSync(join(dataFolder, 'older.db'));
});

test('of a move that fails nothing is kept', async () => {
  const file = fileAt('half.db');
  await migrate(file, { backup: false });
  const kind = await storeKind(file);
  const refuse: StoreTable = 'Print';
  await kind.inTransaction(file, 'write', ({ run }) =>
    run({
      parts: [`CREATE TRIGGER no BEFORE INSERT ON "${refuse}" BEGIN SELECT raise(ABORT, 'no room'); END`],
      values: [],
    }),
  );
  await expect(move(databaseUrl, file)).rejects.toThrow(/no room/);
  expect(Object.values(await everything(file)).flat()).toEqual([]);
});
