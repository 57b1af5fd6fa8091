import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { hits, smallGame } from '@/lib/rules/fixtures/small-game';
import { createGameStore } from './game-store';
import { forgetHanded, forgetTold, keepHanded, openKept, readHanded } from './outbox';

const AT = '1756-10-01T07:00:00.000Z';
const row = (n: number) =>
  ({ game: 'lobositz', device: 'device-1', n, at: AT, what: { act: 'go on' } }) as const;

test('what an earlier version kept unsent is there in this one', async () => {
  const name = 'muster-games-of-version-1';
  const before = await openDB(name, 1, {
    upgrade: (store) => {
      store.createObjectStore('unsent', { keyPath: ['game', 'device', 'n'] }).createIndex('game', 'game');
      store.createObjectStore('told', { keyPath: 'game' });
    },
  });
  await before.put('unsent', row(1));
  before.close();

  const kept = await openKept(name);
  expect(await kept.getAllFromIndex('unsent', 'game', 'lobositz')).toEqual([row(1)]);
  await kept.put('handed', { ...row(2), role: 'first' });
  expect(await kept.getAllFromIndex('handed', 'game', 'lobositz')).toHaveLength(1);
  kept.close();
});

test('what was handed over is kept until it is told, and goes with what a device was told', async () => {
  const [one, two] = [1, 2].map((n) => ({ ...row(n), role: 'second' as const }));
  if (one === undefined || two === undefined) throw new Error('two rows');
  await keepHanded([one, two]);
  await forgetHanded([one]);
  expect(await readHanded('lobositz')).toEqual([two]);
  await forgetTold();
  expect(await readHanded('lobositz')).toEqual([]);
});

test('a browser that can keep no more is told as one that keeps nothing, and the act stands in the page', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  const held = createGameStore({ id: 'kolin', role: 'both', setup: smallGame([1, 1]), count: 0, facts: [] });
  await held.recall();
  expect(held.store.getState().keeps).toBe(true);
  held.act(hits('0:0', 1));
  await expect.poll(() => held.store.getState().keeps).toBe(false);
  expect(held.store.getState().unsent).toHaveLength(1);
  full.mockRestore();
});
