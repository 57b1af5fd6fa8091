import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../prisma/migrate';
import { program } from '../lib/program.mjs';
import { ROOT } from '../lib/settings.mjs';
import {
  addArmy,
  armyNames,
  ask,
  ended,
  giveAway,
  kill,
  newData,
  removeData,
  runOn,
  startOn,
  unprivileged,
} from './child';
import { expectDone } from './expect-done';

const SAVER = program('bin/faults/saver.ts');
const DAY = 24 * 60 * 60 * 1000;

let base: string;
let data: string;
const url = (folder: string) => pathToFileURL(join(folder, 'muster.db')).href;

beforeAll(async () => {
  base = newData();
  await migrate(url(base), { backup: false });
  await ask(base, 'PRAGMA wal_checkpoint(TRUNCATE)');
});
afterAll(() => removeData(base));
beforeEach(() => {
  data = newData();
  cpSync(base, data, { recursive: true });
});
afterEach(() => removeData(data));

type SavedArmy = { readonly id: string; readonly revision: number };

const acknowledged = (says: string): SavedArmy[] =>
  [...says.matchAll(/^saved (\S+) (\d+)$/gm)].map(([, id = '', revision]) => ({
    id,
    revision: Number(revision),
  }));

/** Whatever was acknowledged is there, whole, and so is its history. */
const expectStored = async (saved: readonly SavedArmy[]): Promise<void> => {
  expect((await ask(data, 'PRAGMA integrity_check'))[0]).toMatchObject({ integrity_check: 'ok' });
  for (const { id, revision } of saved.slice(-1)) {
    const [army] = await ask(data, `SELECT revision, document FROM "Army" WHERE id = '${id}'`);
    expect(Number(army?.revision)).toBeGreaterThanOrEqual(revision);
    const { name } = JSON.parse(String(army?.document));
    if (name.startsWith('Turn')) expect(name).toBe(`Turn ${army?.revision}`);
  }
  const whole = await ask(
    data,
    `SELECT count(*) AS n FROM "Army" a WHERE NOT EXISTS
       (SELECT 1 FROM "ArmyVersion" v WHERE v.armyId = a.id AND v.revision = a.revision AND v.document = a.document)`,
  );
  expect(Number(whole[0]?.n)).toBe(0);
};

test('on a full disk the player is told so, nothing acknowledged is lost, and with room it goes on', async () => {
  // a limit on the size of files stands for a full disk: 512 KB
  const limited = spawn(
    'bash',
    ['-c', 'trap "" XFSZ; ulimit -f 512; exec "$0" "$@"', process.execPath, ...SAVER, 'save'],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, MUSTER_DATA: data } },
  );
  const { status, says } = await ended(limited);
  expect({ status, says }).toMatchObject({
    status: 3,
    says: expect.stringMatching(/^50[37] (disk-full|read-only) The disk of this Muster /m),
  });
  const saved = acknowledged(says);
  expect(saved.length).toBeGreaterThan(0);
  await expectStored(saved);
  const after = await runOn(data, [...SAVER, 'save', '3']);
  expectDone(after);
  await expectStored(acknowledged(after.says));
});

test('where nothing may be written the player is told so', async () => {
  giveAway(join(data, '..'));
  if (unprivileged.uid !== undefined) chownSync(join(data, 'muster.db'), 0, 0);
  chmodSync(join(data, 'muster.db'), 0o444);
  chmodSync(data, 0o555);
  try {
    expect(await runOn(data, [...SAVER, 'save'], unprivileged)).toMatchObject({
      status: 3,
      says: expect.stringMatching(/^503 read-only This Muster cannot write to its disk\./m),
    });
  } finally {
    chmodSync(data, 0o755);
  }
});

test('a killed upgrade leaves the data as they were or brought up to date, with a copy of what was', async () => {
  const migrations = join(data, 'migrations');
  cpSync(join(ROOT, 'prisma/migrations'), migrations, { recursive: true });
  mkdirSync(join(migrations, '20990101000000_more'));
  const rows = Array.from(
    { length: 4000 },
    (_, index) => `INSERT INTO "More" VALUES (${index}, '${'x'.repeat(500)}');`,
  );
  const sql = `CREATE TABLE "More" ("id" INTEGER, "text" TEXT);\n${rows.join('\n')}`;
  writeFileSync(join(migrations, '20990101000000_more', 'migration.sql'), sql);
  await addArmy(data, 'Leuthen');
  const script = `import('./prisma/migrate.ts').then(async ({ migrate }) => {
    const { makeBackup } = await import('./bin/lib/backups.mjs');
    const backup = async ({ next }) => void (await makeBackup(${JSON.stringify(data)}, { why: next }));
    console.log('begun');
    await migrate(${JSON.stringify(url(data))}, { backup, folder: ${JSON.stringify(migrations)} }); })`;
  for (const patience of [10, 40]) {
    const child = startOn(data, ['--import', 'tsx', '-e', script]);
    await new Promise((done) => {
      child.stdout?.once('data', done);
      child.once('close', done);
    });
    await wait(patience);
    await kill(child);
    expect(await armyNames(data)).toEqual(['Leuthen']);
  }
  await migrate(url(data), { backup: false, folder: migrations });
  expect((await ask(data, 'SELECT count(*) AS n FROM "More"'))[0]).toMatchObject({ n: 4000 });
  expect(await armyNames(data)).toEqual(['Leuthen']);
});

test('a clock that is a month or a year wrong for some starts purges nothing', async () => {
  const remove = async (shift: number): Promise<string> => {
    const { says } = await runOn(data, ['--import', './bin/faults/shift-clock.mjs', ...SAVER, 'delete'], {
      env: { ...process.env, CLOCK_SHIFT: String(shift) },
    });
    return /^deleted (\S+)$/m.exec(says)?.[1] ?? says;
  };
  const ids = [];
  for (const shift of [0, 31 * DAY, 365 * DAY, 0]) ids.push(await remove(shift));
  const left = await ask(data, 'SELECT id FROM "Army"');
  expect(left.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});
