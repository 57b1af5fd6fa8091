import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DATABASE, listBackups } from '../lib/backup-folders.mjs';
import { NOTE, watchStore } from '../lib/store-count.mjs';
import {
  addArmy,
  armyNames,
  ask,
  backup,
  type ExitResult,
  ended,
  kill,
  newData,
  prepare,
  removeData,
  runOn,
  startOn,
} from './child';
import { expectDone } from './expect-done';

let used: string;
let data: string;
beforeAll(async () => {
  used = newData();
  expectDone(await prepare(used));
});
afterAll(() => removeData(used));
beforeEach(() => {
  data = newData();
  cpSync(used, data, { recursive: true });
});
afterEach(() => removeData(data));

const database = () => join(data, DATABASE);
const logs = () => ['-wal', '-shm'].map((end) => `${database()}${end}`);
const removeLogs = () => {
  for (const path of logs()) rmSync(path, { force: true });
};
const noted = () => Number(readFileSync(join(data, NOTE), 'utf8'));

const OLDER =
  /is older than what was last written into it.*\nWhat to do: .*restore .*npm run up -- --older-store/;

const expectRefused = (refused: ExitResult) => {
  expect(refused).toMatchObject({ status: 1, says: expect.stringMatching(OLDER) });
  expect(refused.says).not.toMatch(/\n\s+at .*:\d+:\d+/);
};

/** A server's work on the data until ten saves are acknowledged; it goes on to `count`, and stays. */
const atWork = async (count = 10) => {
  const child = startOn(data, ['bin/faults/watched.mjs', `${count}`]);
  const over = ended(child);
  await new Promise<void>((done, failed) => {
    let says = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      says += chunk;
      if (/saved \S+ 11/.test(says)) done();
    });
    child.once('close', () => failed(new Error(says)));
  });
  return { child, over };
};

/** The last save that was acknowledged. */
const lastSaved = ({ says }: ExitResult): number =>
  Math.max(...[...says.matchAll(/^saved \S+ (\d+)$/gm)].map(([, revision]) => Number(revision)));

const revision = async () => Number((await ask(data, 'SELECT revision FROM "Army"'))[0]?.revision);

test('a clean stop leaves one file that holds everything, and the number outside', async () => {
  const before = noted();
  const { child, over } = await atWork(1_000_000);
  child.kill('SIGTERM');
  const end = await over;
  expect(end.says).toContain('Settled');
  expect(logs().filter(existsSync)).toEqual([]);
  expect(noted()).toBeGreaterThan(before);
  // the file alone, in another place
  const alone = newData();
  cpSync(join(used, 'secret'), join(alone, 'secret'));
  copyFileSync(database(), join(alone, DATABASE));
  expectDone(await prepare(alone));
  const [army] = await ask(alone, 'SELECT revision FROM "Army"');
  expect(Number(army?.revision)).toBeGreaterThanOrEqual(lastSaved(end));
  removeData(alone);
  expectDone(await prepare(data));
});

test('after a crash all is there with the log, and a store without it is refused by every command', async () => {
  const { child, over } = await atWork();
  await kill(child);
  const end = await over;
  const whole = newData();
  cpSync(data, whole, { recursive: true });
  removeLogs();
  expectRefused(await prepare(data));
  expectRefused(await backup(data));
  expectRefused(await runOn(data, ['bin/people.mjs']));
  // refused again, as long as nobody says that this is wanted
  expectRefused(await prepare(data));
  expectDone(await prepare(data, '--older-store'));
  expectDone(await prepare(data));

  cpSync(whole, data, { recursive: true });
  expectDone(await prepare(data));
  expect(await revision()).toBeGreaterThanOrEqual(lastSaved(end));
  removeData(whole);
});

/** A folder of its own with the file alone, as somebody takes it along to another machine. */
const withFileAlone = async (work: (alone: string) => Promise<void>) => {
  const alone = newData();
  cpSync(join(data, 'secret'), join(alone, 'secret'));
  copyFileSync(database(), join(alone, DATABASE));
  await work(alone);
  removeData(alone);
};

test('the file alone, copied from a server that runs or has crashed, is refused in another folder, too', async () => {
  const { child } = await atWork();
  await withFileAlone(async (alone) => expectRefused(await prepare(alone)));
  await kill(child);
  await withFileAlone(async (alone) => {
    expectRefused(await prepare(alone));
    // not taken for whole because a command has looked at it
    expectRefused(await prepare(alone));
    expectDone(await prepare(alone, '--older-store'));
    expectDone(await prepare(alone));
  });
  // another program has brought the log into the file: nothing is missing
  await ask(data, 'PRAGMA wal_checkpoint(TRUNCATE)');
  removeLogs();
  await withFileAlone(async (alone) => expectDone(await prepare(alone)));
});

test('a store that was killed while it was counted on is taken, also after a command has looked at it', async () => {
  const odd = noted() + 1;
  const store = startOn(data, [
    ...['--input-type=module', '-e'],
    `import Database from 'libsql';
     const database = new Database(process.argv[1]);
     database.exec('PRAGMA user_version = ${odd}; PRAGMA wal_checkpoint(PASSIVE)');
     console.log('odd');
     setInterval(() => database.open, 1000);`,
    database(),
  ]);
  await once(store.stdout ?? store, 'data');
  await kill(store);
  expectDone(await backup(data));
  expectDone(await prepare(data));
  expect(noted()).toBe(odd + 1);
});

test('an older copy put in by hand is refused, and what went aside for it is older from then on', async () => {
  const older = `${database()}.older`;
  copyFileSync(database(), older);
  await addArmy(data, 'Leuthen');
  await watchStore(data).settle();
  const newer = `${database()}.newer`;
  copyFileSync(database(), newer);
  copyFileSync(older, database());
  expectRefused(await prepare(data));
  expectDone(await prepare(data, '--older-store'));
  await ask(data, 'PRAGMA wal_checkpoint(TRUNCATE)');
  copyFileSync(newer, database());
  removeLogs();
  expectRefused(await prepare(data));
});

test('a copy that the command puts back is taken, and so is an empty store that was asked for', async () => {
  expectDone(await backup(data));
  const [copy] = listBackups(data);
  await addArmy(data, 'Torgau');
  await watchStore(data).settle();
  const newer = noted();
  expectDone(await backup(data, 'restore', copy?.name ?? ''));
  expect(noted()).toBeGreaterThan(newer);
  expectDone(await prepare(data));
  expect(await armyNames(data)).toEqual([]);

  rmSync(database());
  removeLogs();
  const before = noted();
  expectDone(await prepare(data, '--empty-store'));
  expect(noted()).toBeGreaterThan(before);
  expectDone(await prepare(data));
});

test('a restore that is killed before the number outside is written is finished all the same', async () => {
  expectDone(await backup(data));
  const [copy] = listBackups(data);
  expectDone(await backup(data, 'restore', copy?.name ?? ''));
  writeFileSync(join(data, NOTE), `${noted() - 2}\n`);
  expectDone(await prepare(data));
});

test('a store that is moved into the place of a newer one is taken', async () => {
  const elsewhere = join(data, '..', 'elsewhere.db');
  copyFileSync(database(), elsewhere);
  writeFileSync(join(data, NOTE), '40\n');
  rmSync(database());
  removeLogs();
  expectDone(await runOn(data, ['bin/move.mjs', elsewhere, database()]));
  expect(noted()).toBeGreaterThan(40);
  expectDone(await prepare(data));
});

test('a note outside that says nothing stops nobody', async () => {
  writeFileSync(join(data, NOTE), '');
  expectDone(await prepare(data));
  rmSync(join(data, NOTE));
  expectDone(await prepare(data));
});

test('the number is written at once, then where something was written since, once a minute', async () => {
  let minutes = 0;
  const before = noted();
  const store = watchStore(data, { clock: () => minutes * 60_000, look: 5 });
  try {
    expect(noted()).toBe(before + 2);
    await addArmy(data, 'Rossbach');
    await wait(50);
    expect(noted()).toBe(before + 2);
    minutes++;
    await expect.poll(noted).toBe(before + 4);
    minutes++;
    await wait(50);
    // nobody has written anything
    expect(noted()).toBe(before + 4);
  } finally {
    await store.settle();
  }
});

test('a log that another program reads from is told of in a sentence, and its reader is not waited for long', async () => {
  const script = `import Database from 'libsql';
    const reader = new Database(process.argv[1]);
    reader.exec('BEGIN');
    const row = reader.prepare('SELECT count(*) FROM "User"').get();
    console.log('reads');
    setInterval(() => reader.exec('SELECT 1'), 1000);`;
  const reader = startOn(data, ['--input-type=module', '-e', script, database()]);
  await once(reader.stdout ?? reader, 'data');
  try {
    await addArmy(data, 'Minden');
    expect(await watchStore(data).settle()).toMatch(/^Another program reads the database.*muster\.db-wal/);
  } finally {
    await kill(reader);
  }
  expectDone(await prepare(data));
  expect(await armyNames(data)).toEqual(['Minden']);
});
