import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../lib/settings.mjs';
import {
  addArmy,
  addEvent,
  armyNames,
  ask,
  backup,
  giveAway,
  kill,
  newData,
  prepare,
  removeData,
  runOn,
  startOn,
  unprivileged,
} from './child';
import { expectDone } from './expect-done';

/** A folder as a first start leaves it, with one army and one copy; each test has its own copy of it. */
let used: string;
let data: string;

beforeAll(async () => {
  used = newData();
  expectDone(await prepare(used));
  await addArmy(used, 'Leuthen');
  expectDone(await backup(used));
});
afterAll(() => removeData(used));
beforeEach(() => {
  data = newData();
});
afterEach(() => removeData(data));

const likeUsed = () => cpSync(used, data, { recursive: true });

const noStack = (says: string) => expect(says).not.toMatch(/\n\s+at .*:\d+:\d+/);

test('a first start makes files for their owner only, and later ones put wider modes right', async () => {
  likeUsed();
  const modeOf = (path: string) => statSync(join(data, path)).mode & 0o777;
  chmodSync(data, 0o755);
  chmodSync(join(data, 'backups'), 0o755);
  chmodSync(join(data, 'muster.db'), 0o644);
  chmodSync(join(data, 'secret'), 0o644);
  expect((await prepare(data)).says).toContain('Ready');
  expect(['', 'backups'].map(modeOf)).toEqual([0o700, 0o700]);
  expect(['muster.db', 'secret'].map(modeOf)).toEqual([0o600, 0o600]);
  expect(existsSync(join(data, 'first-start'))).toBe(false);
});

test('a copy is restored into a folder that is not there yet, as docs/hosting.md says', async () => {
  expect(readFileSync('docs/hosting.md', 'utf8')).toContain(
    'MUSTER_DATA=/tmp/trial npm run backup -- restore FOLDER',
  );
  const copies = join(used, 'backups');
  const [name = ''] = readdirSync(copies);
  expect(existsSync(data)).toBe(false);
  const restored = await backup(data, 'restore', join(copies, name));
  expect(restored).toMatchObject({ status: 0, says: expect.stringContaining('Restored from') });
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expectDone(await prepare(data));
  expect(await armyNames(data)).toEqual(['Leuthen']);
  // A name that is wrong makes no folder.
  const wrong = join(data, 'wrong');
  expect(await backup(wrong, 'restore', 'nothing')).toMatchObject({ status: 1 });
  expect(existsSync(wrong)).toBe(false);
});

test('a first start that is killed at any moment is finished by the next', async () => {
  for (const after of [60, 250, 700]) {
    const child = startOn(data, ['bin/faults/prepare.mjs']);
    await wait(after);
    await kill(child);
  }
  expect(await prepare(data)).toMatchObject({ status: 0, says: expect.stringContaining('Ready') });
  expect(readFileSync(join(data, 'secret'), 'utf8')).toMatch(/^[\da-f]{64}$/);
  expect(await armyNames(data)).toEqual([]);
});

test('an empty store is not made in silence in place of one that is gone', async () => {
  likeUsed();
  for (const end of ['', '-wal', '-shm']) rmSync(join(data, `muster.db${end}`), { force: true });
  const refused = await prepare(data);
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.says).toMatch(/muster\.db is gone, .* Muster does not make an empty one in its place/);
  expect(refused.says).toMatch(/npm run backup -- restore \d{4}-.*npm run up -- --empty-store/);
  noStack(refused.says);
  expect(existsSync(join(data, 'muster.db'))).toBe(false);
  expectDone(await prepare(data, '--empty-store'));
  expect(await armyNames(data)).toEqual([]);
});

test('an empty secret comes back from a copy, and without one nobody is signed out in silence', async () => {
  likeUsed();
  const secret = readFileSync(join(data, 'secret'), 'utf8');
  writeFileSync(join(data, 'secret'), '');
  const back = await prepare(data);
  expect(back).toMatchObject({ status: 0, says: expect.stringContaining('The secret was missing') });
  expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(secret);

  rmSync(join(data, 'secret'));
  rmSync(join(data, 'backups'), { recursive: true });
  const refused = await prepare(data);
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.says).toMatch(/secret is missing or cut off.*\n.*--new-secret/);
  expectDone(await prepare(data, '--new-secret'));
  expect(readFileSync(join(data, 'secret'), 'utf8')).not.toBe(secret);
  expect(await armyNames(data)).toEqual(['Leuthen']);
});

test.each([
  [
    'overwritten in the middle',
    (path: string) => {
      const file = openSync(path, 'r+');
      writeSync(file, Buffer.alloc(40_000, 0x5a), 0, 40_000, Math.floor(statSync(path).size / 2));
      closeSync(file);
    },
  ],
  ['cut off', (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2))],
  ['no database at all', (path: string) => writeFileSync(path, 'something else '.repeat(10_000))],
])('a database that is %s is told with the newest good copy', async (_how, harm) => {
  likeUsed();
  const [copy = ''] = readdirSync(join(data, 'backups'));
  // a newer copy that is no good is not what to restore
  mkdirSync(join(data, 'backups', '2999-bad'));
  writeFileSync(join(data, 'backups', '2999-bad', 'muster.db'), 'no database '.repeat(1000));
  harm(join(data, 'muster.db'));
  const refused = await prepare(data);
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.says).toContain('is damaged.');
  expect(refused.says).toContain(`\`npm run backup -- restore ${copy}\``);
  noStack(refused.says);
  expectDone(await backup(data, 'restore', copy));
  expectDone(await prepare(data));
  expect(await armyNames(data)).toEqual(['Leuthen']);
});

test('a folder that may only be read is told in a sentence', async () => {
  likeUsed();
  giveAway(join(data, '..'));
  chmodSync(join(data, 'muster.db'), 0o400);
  const file = join(data, 'muster.db');
  chmodSync(data, 0o500);
  try {
    // the owner may change the modes back, so the folder belongs to another user here
    if (unprivileged.uid !== undefined) chownSync(file, 0, 0);
    const refused = await runOn(data, ['bin/faults/prepare.mjs'], unprivileged);
    expect(refused).toMatchObject({ status: 1 });
    expect(refused.says).toMatch(/cannot be opened or written by this user\.\n.*MUSTER_DATA/);
    noStack(refused.says);
  } finally {
    chmodSync(data, 0o700);
  }
});

test('a database that another program keeps locked is told in a sentence', async () => {
  likeUsed();
  await ask(data, 'PRAGMA journal_mode = DELETE');
  const script = `import { createClient } from '@libsql/client';
    const client = createClient({ url: process.argv[1] });
    await client.execute('BEGIN EXCLUSIVE');
    console.log('locked');
    // a client that nobody knows any more would be collected, and its lock with it
    setInterval(() => client.closed, 1000);`;
  const url = pathToFileURL(join(data, 'muster.db')).href;
  const holder = startOn(data, ['--input-type=module', '-e', script, url]);
  try {
    await new Promise((done) => holder.stdout?.once('data', done));
    const refused = await prepare(data);
    expect(refused).toMatchObject({ status: 1 });
    expect(refused.says).toMatch(/Another program keeps the database in .* locked\.\nWhat to do: close it/);
    noStack(refused.says);
  } finally {
    await kill(holder);
  }
});

test.each(['secret', 'muster.db', 'backups', 'running', 'store-count'])(
  'a folder in place of a file, or a file in place of a folder, is told in a sentence: %s',
  async (name) => {
    likeUsed();
    const path = join(data, name);
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
    rmSync(path, { recursive: true, force: true });
    if (isFile) mkdirSync(path);
    else writeFileSync(path, '');
    const refused = await prepare(data);
    expect(refused).toMatchObject({ status: 1 });
    expect(refused.says).toMatch(/^\n.+\.\nWhat to do: .+\n$/);
    noStack(refused.says);
  },
);

test.each([
  ['below a file', () => join(data, 'muster.db', 'below')],
  ['a file', () => join(data, 'muster.db')],
])('a data folder that is %s is told in a sentence', async (_what, folder) => {
  likeUsed();
  const refused = await prepare(folder());
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.says).toMatch(/A file stands where Muster has a folder.*\nWhat to do: .*MUSTER_DATA/);
  noStack(refused.says);
});

test.each(['data', 'lib/armies', 'node_modules/.cache', '.next/standalone'])(
  'a data folder among what Muster is made of is refused by name: %s',
  async (folder) => {
    const inside = join(ROOT, folder, 'of-a-club');
    const refused = await prepare(inside);
    expect(refused).toMatchObject({ status: 1 });
    expect(refused.says).toContain(`MUSTER_DATA names ${inside}, which lies in "${folder.split('/')[0]}"`);
    expect(existsSync(inside)).toBe(false);
  },
);

test('a secret that is missing is asked for as a file or as MUSTER_SECRET', async () => {
  likeUsed();
  rmSync(join(data, 'secret'));
  rmSync(join(data, 'backups'), { recursive: true });
  expect((await prepare(data)).says).toContain('or set MUSTER_SECRET to the one you had');
  const given = { env: { ...process.env, MUSTER_SECRET: 's'.repeat(64) } };
  expectDone(await runOn(data, ['bin/faults/prepare.mjs'], given));
  const copied = await runOn(data, ['bin/backup.mjs'], given);
  expect(copied.says).toContain('1 army');
  expect(copied.says).toContain('The secret is not in the copy but in MUSTER_SECRET');
});

test.each([
  [{}, /take that file along, or set MUSTER_SECRET/],
  [{ MUSTER_SECRET: 's'.repeat(64) }, /not in the data but in MUSTER_SECRET/],
])('a move says what it moved, and where the secret is', async (env, words) => {
  likeUsed();
  await addEvent(data, 'Autumn Manoeuvres', 3);
  const target = join(data, '..', 'moved.db');
  const moved = await runOn(data, ['bin/move.mjs', join(data, 'muster.db'), target], {
    env: { ...process.env, ...env },
  });
  expectDone(moved);
  expect(moved.says).toContain('Moved and compared: 1 army, 1 event, 3 lists entered, to ');
  expect(moved.says).toMatch(words);
});
