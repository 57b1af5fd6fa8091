import '@/prisma/test-database';
import { beforeEach, expect, test } from 'vitest';
import { deleteArmy, purgeArmies, restoreArmy } from './armies/delete-army';
import { lobositz } from './armies/fixtures/armies';
import { createArmy } from './armies/save-army';
import { db } from './db';
import { createSteadyClock, MAX_STEP } from './steady-clock';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2026, 10, 22);

beforeEach(() => db.clock.deleteMany());

/** A machine whose clock can be set, and a server on it that can be started again. */
const machine = (store: Parameters<typeof createSteadyClock>[0] = db) => {
  let wall = BEGIN;
  let elapsed = 0;
  const clocks = { wall: () => wall, monotonic: () => elapsed };
  // nobody waits for what is written every ten minutes; these tests do, as the next one writes there too
  const writing: Promise<unknown>[] = [];
  const clock = new Proxy(store.clock, {
    get: (of, key) =>
      key !== 'upsert'
        ? Reflect.get(of, key)
        : (row: Parameters<typeof of.upsert>[0]) => {
            const written = Promise.resolve(of.upsert(row));
            writing.push(written.catch(() => {}));
            return written;
          },
  });
  const begin = () => createSteadyClock({ clock }, clocks);
  let now = begin();
  const told = async () => {
    const time = await now();
    await Promise.all(writing);
    return time;
  };
  return {
    now: async () => (await told()).getTime(),
    clock: told,
    /** the machine's clock is set */
    jump: (by: number) => {
      wall += by;
    },
    /** the server runs on */
    run: (by: number) => {
      wall += by;
      elapsed += by;
    },
    start: () => {
      elapsed = 0;
      now = begin();
    },
  };
};

test('it starts as the machine has it and runs on with it', async () => {
  const { now, run, start, jump } = machine();
  expect(await now()).toBe(BEGIN);
  run(HOUR);
  expect(await now()).toBe(BEGIN + HOUR);
  jump(2 * DAY);
  start();
  expect(await now()).toBe(BEGIN + HOUR + 2 * DAY);
});

test.each([
  ['a month', 31 * DAY],
  ['a year', 365 * DAY],
])('a jump of %s while it runs changes nothing', async (_name, by) => {
  const { now, run, jump } = machine();
  await now();
  for (const step of [by, -by, -by, by]) {
    jump(step);
    run(HOUR);
    await now();
  }
  expect(await now()).toBe(BEGIN + 4 * HOUR);
});

test('many starts under a clock that jumps to and fro move it by seven days once', async () => {
  const { now, jump, start } = machine();
  await now();
  let before = BEGIN;
  for (let turn = 0; turn < 10; turn++) {
    jump(turn % 2 === 0 ? 365 * DAY : -365 * DAY);
    start();
    const time = await now();
    expect(time).toBeGreaterThanOrEqual(before);
    before = time;
  }
  expect(before).toBe(BEGIN + MAX_STEP);
});

test('it is written at the start and every ten minutes, not at each look', async () => {
  let writes = 0;
  const clock = {
    findUnique: () => Promise.resolve(null),
    upsert: () => {
      writes++;
      return Promise.resolve();
    },
  };
  const { now, run } = machine({ clock } as never);
  for (let minute = 0; minute < 60; minute++) {
    for (let look = 0; look < 100; look++) await now();
    run(60_000);
  }
  expect(writes).toBe(6);
});

test('it answers while the store cannot be written, and asks again when it could not be read', async () => {
  let works = false;
  const fail = () => Promise.reject(new Error('SQLITE_FULL: database or disk is full'));
  const clock = {
    findUnique: () => (works ? Promise.resolve(null) : fail()),
    upsert: () => Promise.resolve(),
  };
  const { now } = machine({ clock } as never);
  await expect(now()).rejects.toThrow('SQLITE_FULL');
  works = true;
  expect(await now()).toBe(BEGIN);
});

test('a deleted army outlives a clock that was a year wrong', async () => {
  const user = await db.user.create({
    data: { id: 'u1', name: 'Anonymous', email: 'u1@example.invalid' },
    select: { id: true },
  });
  const viewer = { userId: user.id };
  const idOf = async (name: string) => {
    const created = await createArmy(viewer, lobositz(name));
    if (!created.ok) throw new Error(created.code);
    return created.id;
  };
  const [first, second, third] = [await idOf('first'), await idOf('second'), await idOf('third')];
  const { clock, jump, run, start } = machine();
  await deleteArmy(viewer, first, await clock());
  jump(365 * DAY);
  start();
  await deleteArmy(viewer, second, await clock());
  expect(await purgeArmies(await clock())).toBe(0);
  expect(await restoreArmy(viewer, first, await clock())).toEqual({ ok: true });
  await deleteArmy(viewer, first, await clock());
  run(31 * DAY);
  await deleteArmy(viewer, third, await clock());
  expect(await purgeArmies(await clock())).toBe(2);
  expect(await restoreArmy(viewer, first, await clock())).toEqual({ ok: false, code: 'not-found' });
});
