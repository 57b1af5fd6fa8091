import '../../../prisma/test-database';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../../prisma/connection';
import { databaseUrl } from '../../../prisma/test-database';
import { seed } from './seed';

const store = await openStore(databaseUrl);
afterAll(() => store.$disconnect());

const NOW = new Date('2026-11-22T10:00:00Z');

/** A battle of somebody's own with all that its rows may point to, a report and what it is found by. */
const makeOwn = async () => {
  await store.user.create({
    data: { id: 'u1', name: 'Anna', email: 'anna@example.invalid', updatedAt: NOW },
  });
  const nation = { id: 'lippe', name: 'Lippe', demonym: 'Lipper', provenance: 'general', confidence: 'low' };
  // rows that shipped once, and do no more
  await store.nation.createMany({ data: [nation, { ...nation, id: 'nobody' }] });
  const regiment = {
    nationId: 'lippe',
    name: 'Lippe',
    arm: 'infantry',
    type: 'line',
    foreign: false,
    provenance: 'general',
    confidence: 'low',
    aggregate: false,
    searchText: 'lippe',
  };
  await store.regiment.createMany({
    data: [
      { ...regiment, id: 'kept' },
      { ...regiment, id: 'gone' },
    ],
  });
  await store.source.createMany({
    data: ['my own book', 'nobody’s book'].map((citation) => ({ id: citation, citation })),
  });
  const unit = {
    nationText: 'Prussia',
    arm: 'infantry',
    armText: 'infantry',
    type: 'line',
    typeText: 'line',
    counting: 'counted',
    strength: 1,
  };
  await store.battle.create({
    data: {
      id: 'own',
      kind: 'battle',
      name: 'Kolin, as I see it',
      date: '1757-06-18',
      year: 1757,
      coverage: '',
      ownerId: 'u1',
      visibility: 'private',
      linkHash: 'secret',
      revision: 3,
      document: '{}',
      bytes: 2,
      createdAt: NOW,
      updatedAt: NOW,
      sources: { create: { sourceId: 'my own book', position: 0 } },
      reports: { create: { id: 'rep', reason: 'wrong', createdAt: NOW } },
      variants: {
        create: {
          id: 'v',
          position: 0,
          about: 'men',
          why: '',
          values: { create: { position: 0, value: '1', source: 'a', preferred: true } },
        },
      },
      entries: {
        create: {
          id: 'b:own',
          kind: 'battle',
          label: 'Kolin',
          detail: '',
          otherNames: '',
          words: { create: { word: '^kolin$', weight: 0 } },
        },
      },
      sides: {
        create: {
          id: 'own.0',
          position: 0,
          name: 'Prussians',
          depth: 'unknown',
          nations: { create: ['prussia', 'lippe'].map((nationId, position) => ({ nationId, position })) },
          formations: {
            create: {
              id: 'own.0.0',
              position: 0,
              name: 'Van',
              kind: 'brigade',
              units: {
                create: [
                  {
                    ...unit,
                    id: 'own.0.0.u0',
                    position: 0,
                    name: 'IR 1',
                    nationId: 'prussia',
                    regimentId: 'prussia-ir-1',
                  },
                  {
                    ...unit,
                    id: 'own.0.0.u1',
                    position: 1,
                    name: 'Lippe',
                    nationId: 'lippe',
                    regimentId: 'kept',
                  },
                ],
              },
            },
          },
        },
      },
    },
  });
};

const own = () =>
  store.battle.findUnique({
    where: { id: 'own' },
    include: {
      sources: true,
      reports: true,
      variants: { include: { values: true } },
      entries: { include: { words: true } },
      sides: {
        include: {
          nations: { orderBy: { position: 'asc' } },
          formations: { include: { units: { orderBy: { position: 'asc' } } } },
        },
      },
    },
  });

test('what people have entered stays as it is when newer facts ship', async () => {
  await makeOwn();
  const before = await own();
  await store.seedVersion.update({ where: { name: 'history' }, data: { version: 'older' } });
  await store.battle.update({ where: { id: '1757-06-18-kolin' }, data: { name: 'Touched' } });
  expect(await seed(databaseUrl)).toMatchObject({ changed: true });
  expect(await own()).toEqual(before);
  expect(await store.battle.findUnique({ where: { id: '1757-06-18-kolin' } })).toMatchObject({
    name: 'Kolin',
  });
});

test('of what ships no longer, only what their entries point to stays', async () => {
  const ids = ['kept', 'gone'];
  expect(await store.regiment.findMany({ where: { id: { in: ids } }, select: { id: true } })).toEqual([
    { id: 'kept' },
  ]);
  expect(
    await store.nation.findMany({ where: { id: { in: ['lippe', 'nobody'] } }, select: { id: true } }),
  ).toEqual([{ id: 'lippe' }]);
  expect(
    await store.source.findMany({
      where: { citation: { contains: 'book' }, battles: { some: { battleId: 'own' } } },
    }),
  ).toHaveLength(1);
  expect(await store.source.count({ where: { id: 'nobody’s book' } })).toBe(0);
});
