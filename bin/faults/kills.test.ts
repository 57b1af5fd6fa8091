import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, rowsOn, type Store } from '../../prisma/connection';
import { migrate } from '../../prisma/migrate';
import { sql } from '../../prisma/statement';
import { onPostgres } from '../../prisma/test-database';
import { program } from '../lib/program.mjs';
import { type BreakableStore, openBreakable } from './breakable-store';
import { type ExitResult, ended, kill, runOn, startOn } from './child';
import { expectDone } from './expect-done';

const SAVER = program('bin/faults/saver.ts');

let broken: BreakableStore;
beforeAll(async () => {
  broken = await openBreakable(onPostgres ? 'postgres' : 'sqlite');
  await migrate(broken.url, { backup: false });
});
afterAll(() => broken.remove());

const environment = () => ({ env: { ...process.env, ...broken.env } });

/** Work on the store, which is killed some time after it has said `line`, and the store's own process with it. */
const killedAfter = async (
  mode: readonly string[],
  line: RegExp,
  patience: number,
  withStore: boolean,
): Promise<ExitResult> => {
  const child = startOn(broken.data, [...SAVER, ...mode], environment());
  const end = ended(child);
  await new Promise<void>((done) => {
    let says = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      says += chunk;
      if (line.test(says)) done();
    });
    child.once('close', () => done());
  });
  await wait(patience);
  if (withStore) await broken.kill();
  await kill(child);
  if (withStore) await broken.start();
  return end;
};

const opened = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(broken.url);
  try {
    return await work(store);
  } finally {
    await store.$disconnect();
  }
};

/** Every page, row and index is sound, and each army has its history. */
const expectWhole = async (): Promise<void> => {
  expect(await broken.faults()).toEqual([]);
  const without = sql`SELECT "id" FROM "Army" a WHERE NOT EXISTS (SELECT 1 FROM "ArmyVersion" v
    WHERE v."armyId" = a."id" AND v."revision" = a."revision" AND v."document" = a."document")`;
  expect(await opened((store) => rowsOn(store, without))).toEqual([]);
};

test.each([
  [5, false],
  [30, true],
])(
  'what was acknowledged %i ms before a kill is there after it; the store killed, too: %s',
  async (patience, withStore) => {
    const { says } = await killedAfter(['save'], /saved .*\n.*saved/, patience, withStore);
    const saved = [...says.matchAll(/^saved (\S+) (\d+)$/gm)];
    expect(saved.length).toBeGreaterThan(1);
    const [, id = '', revision] = saved.at(-1) ?? [];
    const army = await opened((store) => store.army.findUniqueOrThrow({ where: { id } }));
    expect(army.revision).toBeGreaterThanOrEqual(Number(revision));
    expect(JSON.parse(army.document).name).toBe(`Turn ${army.revision}`);
    await expectWhole();
  },
);

/**
 * Of each order of battle: units and brigades that its document has and rows that there are, and the men of them all.
 */
const battlesStored = () =>
  opened(async (store) => {
    const battles = await store.battle.findMany({ select: { id: true, revision: true } });
    const rows = battles.map(async ({ id, revision }) => {
      const within = { formation: { side: { battleId: id } } };
      const [units, right, formations] = await Promise.all([
        store.battleUnit.count({ where: within }),
        store.battleUnit.count({ where: { ...within, men: revision } }),
        store.formation.count({ where: { side: { battleId: id } } }),
      ]);
      return { id, units, right, formations };
    });
    return Promise.all(rows);
  });

test.each([
  [/importing/, 40],
  [/saved (.*\n)+.*stored/, 10],
])(
  'an import of 2,000 units that is killed after %s and %i ms is there whole or not at all, and so is a save of it',
  async (line, patience) => {
    await opened((store) => store.battle.deleteMany({}));
    const { says } = await killedAfter(['battles', '2000'], line, patience, true);
    const stored = await battlesStored();
    for (const battle of stored) {
      expect(battle).toMatchObject({ units: 2_000, right: 2_000, formations: 200 });
    }
    const told = [...says.matchAll(/^stored (\S+)$/gm)].map(([, id]) => id);
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(told));
    const without = sql`SELECT "id" FROM "Formation" f WHERE NOT EXISTS (SELECT 1 FROM "Side" s WHERE s."id" = f."sideId")`;
    expect(await opened((store) => rowsOn(store, without))).toEqual([]);
    expect(await broken.faults()).toEqual([]);
  },
);

test('acts of a game that were acknowledged before a kill are there after it, once and in their places', async () => {
  const { says } = await killedAfter(['play'], /(added .*\n){4}/, 20, true);
  const added = [...says.matchAll(/^added (\S+) (\S+) (\d+)$/gm)];
  const id = added[0]?.[1] ?? '';
  const game = await opened((store) =>
    store.game.findUniqueOrThrow({
      where: { id },
      select: { facts: true, log: { orderBy: { number: 'asc' } } },
    }),
  );
  const oneToLast = (list: readonly unknown[]) => list.map((_, index) => index + 1);
  expect(game.log.map(({ number }) => number)).toEqual(oneToLast(game.log));
  expect(game.facts).toBe(game.log.length);
  for (const name of ['device-one', 'device-two']) {
    const own = game.log.filter(({ device }) => device === name).map(({ n }) => n);
    const last = added.findLast(([, , device]) => device === name)?.[3];
    expect(own).toEqual(oneToLast(own));
    expect(own.length).toBeGreaterThanOrEqual(Number(last));
  }
  expect(await broken.faults()).toEqual([]);
});

test('an import that is killed leaves whole armies only', async () => {
  await killedAfter(['import', '400'], /importing/, 150, true);
  await expectWhole();
  expectDone(await runOn(broken.data, [...SAVER, 'import', '3'], environment()));
});
