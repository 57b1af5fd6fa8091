import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isDue, startAutomaticBackups } from '../lib/automatic-backups.mjs';
import { listBackups } from '../lib/backup-folders.mjs';
import { KEPT } from '../lib/backups.mjs';
import {
  addArmy,
  addEvent,
  armyNames,
  ask,
  backup,
  kill,
  newData,
  prepare,
  removeData,
  startOn,
} from './child';
import { expectDone } from './expect-done';

const DAY = 24 * 60 * 60 * 1000;

let used: string;
let data: string;
beforeAll(async () => {
  used = newData();
  expectDone(await prepare(used));
  await addArmy(used, 'Leuthen');
  expectDone(await backup(used));
  await addArmy(used, 'Torgau');
});
afterAll(() => removeData(used));
beforeEach(() => {
  data = newData();
  cpSync(used, data, { recursive: true });
});
afterEach(() => removeData(data));

const names = () => readdirSync(join(data, 'backups'));
const parts = () => names().filter((name) => name.endsWith('.part'));

test('a copy that is killed leaves nothing that stays, and the data as they were', async () => {
  for (const after of [200, 350, 500]) {
    const child = startOn(data, ['bin/backup.mjs']);
    await wait(after);
    await kill(child);
  }
  expectDone(await prepare(data));
  expect(parts()).toEqual([]);
  expect(await armyNames(data)).toEqual(['Leuthen', 'Torgau']);
});

test('unfinished copies are cleared when their process is gone or they are old, and not before', async () => {
  const over = spawnSync(process.execPath, ['-e', '']).pid;
  const part = (name: string, pid: number, maker?: object) => {
    const folder = join(data, 'backups', `${name}.${pid}.part`);
    mkdirSync(folder);
    if (maker) writeFileSync(join(folder, 'maker.json'), JSON.stringify(maker));
    return folder;
  };
  const own = process.pid;
  part('alive', own, { pid: own });
  part('gone', own, { pid: own, started: 'long ago' });
  part('young', own);
  // killed between the folder and its note
  part('unsaid', over);
  const old = part('old', own);
  utimesSync(old, new Date(Date.now() - DAY), new Date(Date.now() - DAY));
  expectDone(await prepare(data));
  expect(parts().toSorted()).toEqual([`alive.${own}.part`, `young.${own}.part`]);
});

/** The moments of a restore: after each, a kill leaves these files. */
const killedRestores: readonly [string, () => void, readonly string[]][] = [
  [
    'before anything moved',
    () => writeFileSync(join(data, 'restored.db'), 'half a co'),
    ['Leuthen', 'Torgau'],
  ],
  ['when all was laid ready', () => layReady(), ['Leuthen']],
  [
    'when the old database lay aside',
    () => {
      layReady();
      mkdirSync(join(data, 'backups', 'aside'));
      cpSync(join(data, 'muster.db'), join(data, 'backups', 'aside', 'muster.db'));
      rmSync(join(data, 'muster.db'));
    },
    ['Leuthen'],
  ],
  [
    'when the new database was in place',
    () => {
      layReady();
      mkdirSync(join(data, 'backups', 'aside'));
      cpSync(join(data, 'muster.db'), join(data, 'backups', 'aside', 'muster.db'));
      cpSync(join(data, 'restored.db'), join(data, 'muster.db'));
      rmSync(join(data, 'restored.db'));
    },
    ['Leuthen'],
  ],
];

const layReady = () => {
  const [copy] = listBackups(data);
  if (copy === undefined) throw new Error('There is no copy');
  cpSync(join(copy.folder, 'muster.db'), join(data, 'restored.db'));
  cpSync(join(copy.folder, 'secret'), join(data, 'restored.secret'));
  writeFileSync(join(data, 'restoring.json'), JSON.stringify({ replaced: 'aside', old: ['muster.db'] }));
};

test.each(killedRestores)(
  'a restore killed %s is finished or undone by the next start',
  async (_when, leave, armies) => {
    await ask(data, 'PRAGMA wal_checkpoint(TRUNCATE)');
    leave();
    const { status, says } = await backup(data, 'list');
    expect({ status, says }).toMatchObject({
      status: 0,
      says: expect.stringMatching(/^(A restore was interrupted|An interrupted restore)/),
    });
    expect(await armyNames(data)).toEqual(armies);
    expect(readdirSync(data).filter((name) => /^restor/.test(name))).toEqual([]);
    if (armies.length === 1) expect(existsSync(join(data, 'backups', 'aside', 'muster.db'))).toBe(true);
  },
);

test('a restore killed at any moment leaves the one or the other, and both can be had', async () => {
  const [copy = ''] = names();
  for (const after of [250, 400, 550]) {
    const child = startOn(data, ['bin/backup.mjs', 'restore', copy]);
    await wait(after);
    await kill(child);
    expectDone(await backup(data, 'list'));
    expect([['Leuthen'], ['Leuthen', 'Torgau']]).toContainEqual(await armyNames(data));
  }
});

test.each(['..', '.', '../..', '../backups/..', ''])(
  '%j is no copy: the data stay as they are',
  async (name) => {
    const restored = await backup(data, 'restore', name);
    expect(restored.status).not.toBe(0);
    expect(await armyNames(data)).toEqual(['Leuthen', 'Torgau']);
    expect(names()).toHaveLength(1);
  },
);

test('a copy is restored by its name, its path, or from a folder elsewhere; the data folder is none by its path', async () => {
  const [copy = ''] = names();
  const elsewhere = newData();
  try {
    cpSync(join(data, 'backups', copy), elsewhere, { recursive: true });
    for (const name of [copy, join(data, 'backups', copy), elsewhere]) {
      expectDone(await backup(data, 'restore', name));
      expect(await armyNames(data)).toEqual(['Leuthen']);
    }
    for (const name of [data, join(data, 'backups', '..')]) {
      expect((await backup(data, 'restore', name)).says).toContain('There is no copy at');
    }
  } finally {
    removeData(elsewhere);
  }
});

test('the last seven automatic copies are kept, those made by hand all', async () => {
  for (let age = 1; age <= KEPT + 1; age++) {
    const folder = join(data, 'backups', `2026-01-0${age}-000000-automatic`);
    cpSync(join(data, 'backups', names().find((name) => !/auto|2026-01/.test(name)) ?? ''), folder, {
      recursive: true,
    });
    const when = new Date(Date.now() - (10 - age) * DAY);
    utimesSync(folder, when, when);
  }
  // of a clock that was wrong: neither counts as the newest, nor pushes out what is
  const future = join(data, 'backups', '2999-01-01-000000-automatic');
  cpSync(join(data, 'backups', '2026-01-01-000000-automatic'), future, { recursive: true });
  utimesSync(future, new Date('2999-01-01'), new Date('2999-01-01'));
  expect(isDue(data)).toBe(true);
  expect(await backup(data, 'automatic')).toMatchObject({ status: 0, says: '' });
  expect(isDue(data)).toBe(false);
  expect(isDue(data, Date.now() + DAY + 60_000)).toBe(true);
  const kept = listBackups(data);
  expect(kept.filter(({ automatic }) => automatic)).toHaveLength(KEPT);
  expect(kept.filter(({ automatic }) => !automatic)).toHaveLength(1);
  expect(names()).not.toContain('2999-01-01-000000-automatic');
  expect(names()).not.toContain('2026-01-01-000000-automatic');
});

test('a store without armies pushes out no copy that has some', async () => {
  await ask(data, 'DELETE FROM "Army"');
  const before = names();
  expectDone(await backup(data, 'automatic'));
  expect(names()).toEqual(before);
});

test('a copy is due at the start and once a day; one that failed is told and tried again', async () => {
  vi.useFakeTimers();
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let runs = 0;
  const stop = startAutomaticBackups(data, {
    run: () => {
      runs++;
      return { ended: Promise.resolve(1), stop: () => false };
    },
    clock: () => Date.now(),
  });
  try {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toBe(1);
    expect(told.mock.calls.join('')).toContain('The automatic backup failed');
    await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
    expect(runs).toBeGreaterThan(1);
    stop();
    const before = runs;
    await vi.advanceTimersByTimeAsync(DAY);
    expect(runs).toBe(before);
  } finally {
    stop();
    told.mockRestore();
    vi.useRealTimers();
  }
});

test('a copy that is stopped with the server has not failed, and the stop waits for its end', async () => {
  vi.useFakeTimers();
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let end = (_status: number) => {};
  const ended = new Promise<number>((done) => {
    end = done;
  });
  const stop = startAutomaticBackups(data, {
    run: () => ({ ended, stop: () => setTimeout(() => end(1), 100) !== undefined }),
  });
  try {
    await vi.advanceTimersByTimeAsync(15_000);
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(200);
    await stopped;
    expect(written).not.toHaveBeenCalled();
  } finally {
    written.mockRestore();
    vi.useRealTimers();
  }
});

test('a store with an event and no army is copied by itself', async () => {
  await ask(data, 'DELETE FROM "Army"');
  await addEvent(data, 'Autumn Manoeuvres', 2);
  expectDone(await backup(data, 'automatic'));
  expect(listBackups(data).filter(({ automatic }) => automatic)).toHaveLength(1);
  expect(await backup(data)).toMatchObject({
    status: 0,
    says: expect.stringContaining('Copied and verified: 1 event, 2 lists entered, '),
  });
});
