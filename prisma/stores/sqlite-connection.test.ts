import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { storageError } from '@/lib/platform/storage-error';
import { openStore, type Store } from '../connection';
import { databaseUrl } from '../test-database';
import { openFile } from './sqlite-file';

const LOCK = `import { createClient } from '@libsql/client';
const client = createClient({ url: process.argv[1], timeout: 5000 });
await client.execute('BEGIN IMMEDIATE');
process.stdin.on('end', async () => { await client.execute('ROLLBACK'); process.exit(); }).resume();
console.log('locked');`;

let holder: ChildProcess | undefined;
let store: Store | undefined;
afterEach(async () => {
  if (holder?.exitCode === null) {
    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    await ended;
    holder = undefined;
  }
  await store?.$disconnect();
});

/** Another process that keeps the database to itself until its input ends. */
const lock = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', LOCK, databaseUrl], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  holder = child;
  await once(child.stdout, 'data');
  return child;
};

const open = async (): Promise<Store> => {
  store = await openStore(databaseUrl);
  return store;
};

const write = (to: Store, name: string) =>
  to.seedVersion.create({ data: { name, version: '1', seededAt: new Date() } });

test.each([
  ['a statement', (to: Store) => write(to, 'a statement')],
  ['a transaction', (to: Store) => to.$transaction((inside) => write(inside as Store, 'a transaction'))],
  ['a batch', (to: Store) => to.$transaction([write(to, 'a batch')])],
])('%s waits for the lock of another process while this one goes on', async (what, save) => {
  const child = await lock();
  let ticks = 0;
  const clock = setInterval(() => {
    ticks++;
    // freed only after the event loop went on many times: it cannot be what the save waits for
    if (ticks === 50) child.stdin?.end();
  }, 5);
  await save(await open());
  clearInterval(clock);
  expect(ticks).toBeGreaterThanOrEqual(50);
  // what was acknowledged is there for others, and the lock is free again
  const other = openFile(databaseUrl);
  const { rows } = await other.execute('SELECT name FROM "SeedVersion" ORDER BY seededAt DESC LIMIT 1');
  expect(rows).toMatchObject([{ name: what }]);
  await other.execute('BEGIN IMMEDIATE');
  await other.execute('ROLLBACK');
  other.close();
});

test('a lock that stays is told as one, to all that wait behind it', async () => {
  await lock();
  const here = await open();
  let ticks = 0;
  const clock = setInterval(() => ticks++, 5);
  const faults = await Promise.all(['a', 'b', 'c'].map((name) => write(here, name).catch(storageError)));
  clearInterval(clock);
  expect(faults).toEqual(Array(3).fill(expect.objectContaining({ status: 503, code: 'busy' })));
  expect(ticks).toBeGreaterThan(50);
});

test('when there is room again after a full disk, the same connection stores again', async () => {
  const here = await open();
  const room = async (pages: number) => void (await here.$queryRawUnsafe(`PRAGMA max_page_count = ${pages}`));
  const large = { name: 'large', version: 'x'.repeat(5_000_000), seededAt: new Date() };
  await room(1);
  for (const save of [
    () => here.seedVersion.create({ data: large }),
    () => here.$transaction((inside) => inside.seedVersion.create({ data: large })),
    () => here.$transaction([here.seedVersion.create({ data: large })]),
  ]) {
    await expect(save().catch(storageError)).resolves.toMatchObject({ status: 507, code: 'disk-full' });
  }
  await room(1_000_000);
  await here.$transaction((inside) => inside.seedVersion.create({ data: large }));
  expect(await here.seedVersion.count({ where: { name: 'large' } })).toBe(1);
});
