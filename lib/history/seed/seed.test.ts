import '@/prisma/test-database';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../../prisma/connection';
import { databaseUrl } from '../../../prisma/test-database';
import { seed } from './seed';

const store = await openStore(databaseUrl);
afterAll(() => store.$disconnect());

const everything = async () =>
  JSON.stringify([
    await store.nation.findMany({
      orderBy: { id: 'asc' },
      include: { coats: { orderBy: { arm: 'asc' } }, pieces: { orderBy: { id: 'asc' } } },
    }),
    await store.regiment.findMany({
      orderBy: { id: 'asc' },
      include: { sources: { orderBy: { position: 'asc' } } },
    }),
    await store.battle.findMany({
      orderBy: { id: 'asc' },
      include: { sources: { orderBy: { position: 'asc' } } },
    }),
    await store.side.findMany({
      orderBy: { id: 'asc' },
      include: { nations: { orderBy: { position: 'asc' } } },
    }),
    await store.formation.findMany({
      orderBy: { id: 'asc' },
      include: { units: { orderBy: { position: 'asc' } } },
    }),
    await store.source.findMany({ orderBy: { id: 'asc' } }),
    await store.variantValue.findMany({ orderBy: [{ variantId: 'asc' }, { position: 'asc' }] }),
    await store.searchPlace.findMany({ orderBy: [{ word: 'asc' }, { entryId: 'asc' }] }),
  ]);

test('holds what the data folder holds', async () => {
  expect(await store.nation.count()).toBe(14);
  expect(await store.regiment.count()).toBe(990);
  expect(await store.battle.count({ where: { kind: 'battle' } })).toBe(50);
  expect(await store.battle.count({ where: { kind: 'scenario' } })).toBe(4);
  expect(await store.side.count({ where: { battle: { kind: 'battle' } } })).toBe(100);
  expect(
    await store.battleUnit.count({ where: { formation: { side: { battle: { kind: 'battle' } } } } }),
  ).toBe(691);
  expect(await store.regiment.count({ where: { provenance: 'sourced' } })).toBe(381);
  expect(await store.regiment.count({ where: { provenance: 'sourced', sources: { none: {} } } })).toBe(0);
});

test('unknown stays unknown, and a vague nation keeps its words', async () => {
  const guard = await store.regiment.findUniqueOrThrow({ where: { id: 'prussia-ir-1' } });
  expect(guard).toMatchObject({ coat: 'dark blue', facings: null, squadrons: null, provenance: 'sourced' });
  const allied = await store.battleUnit.findFirstOrThrow({
    where: { nationText: 'allied German' },
  });
  expect(allied.nationId).toBeNull();
  const lobositz = await store.side.findFirstOrThrow({
    where: { battleId: '1756-10-01-lobositz', position: 0 },
  });
  expect(lobositz).toMatchObject({ commander: 'King Frederick II', battalions: 26.25, infantry: null });
});

test('a second seed finds nothing to do; seeded anew, the rows are the same', async () => {
  const before = await everything();
  expect(await seed(databaseUrl)).toMatchObject({ changed: false });
  await store.seedVersion.deleteMany();
  await store.regiment.updateMany({ where: { id: 'prussia-ir-1' }, data: { name: 'Touched' } });
  expect(await seed(databaseUrl)).toMatchObject({ changed: true });
  expect(await everything()).toBe(before);
});
