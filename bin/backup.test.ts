import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../prisma/migrate';
import { newTestFolder } from '../prisma/test-folder';

let data: string;
let url: string;

const sql = async (text: string) => {
  const client = createClient({ url });
  try {
    return (await client.execute(text)).rows;
  } finally {
    client.close();
  }
};

const users = async () => (await sql('SELECT name FROM "User" ORDER BY name')).map(({ name }) => name);
const addUser = (name: string) =>
  sql(
    `INSERT INTO "User" (id, name, email, emailVerified, createdAt, updatedAt) VALUES ('${name}', '${name}', '${name}', 0, 0, 0)`,
  );

const backup = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/backup.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, MUSTER_DATA: data, DATABASE_URL: '' },
  });
  return { status, says: stdout + stderr };
};

beforeEach(async () => {
  data = newTestFolder('muster-backup-');
  url = pathToFileURL(join(data, 'muster.db')).href;
  await migrate(url, { backup: false });
  writeFileSync(join(data, 'secret'), 'first');
  await addUser('Seydlitz');
});

afterEach(() => rmSync(data, { recursive: true, force: true }));

test('copies what is committed while another connection writes, and restores it', async () => {
  const client = createClient({ url });
  const writing = await client.transaction('write');
  await writing.execute(`UPDATE "User" SET name = 'half done'`);
  expect(backup()).toMatchObject({ status: 0, says: expect.stringContaining('Copied and verified') });
  await writing.rollback();
  client.close();
  const [name = ''] = readdirSync(join(data, 'backups'));
  expect(readdirSync(join(data, 'backups', name)).toSorted()).toEqual(['muster.db', 'secret']);

  await addUser('Zieten');
  writeFileSync(join(data, 'secret'), 'second');
  expect(backup('list').says).toContain(name);
  expect(backup('restore', name)).toMatchObject({ status: 0 });
  expect(await users()).toEqual(['Seydlitz']);
  expect(readFileSync(join(data, 'secret'), 'utf8')).toBe('first');

  const replaced = readdirSync(join(data, 'backups')).find((entry) => entry.endsWith('-replaced')) ?? '';
  expect(readFileSync(join(data, 'backups', replaced, 'secret'), 'utf8')).toBe('second');
  expect(backup('restore', join(data, 'backups', replaced))).toMatchObject({ status: 0 });
  expect(await users()).toEqual(['Seydlitz', 'Zieten']);
});

test('two copies in one second stand side by side', () => {
  expect([backup().status, backup().status]).toEqual([0, 0]);
  expect(readdirSync(join(data, 'backups'))).toHaveLength(2);
});

test('refuses to restore under a running server', () => {
  backup();
  const [name = ''] = readdirSync(join(data, 'backups'));
  const server: ChildProcess = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  try {
    mkdirSync(join(data, 'running'));
    writeFileSync(
      join(data, 'running', 'note.json'),
      JSON.stringify({ pid: server.pid, address: 'http://localhost:1' }),
    );
    expect(backup('restore', name)).toMatchObject({
      status: 1,
      says: expect.stringContaining('Muster runs on this data'),
    });
    expect(backup()).toMatchObject({ status: 0 });
  } finally {
    server.kill();
  }
});

test('refuses a damaged copy and leaves everything as it is', async () => {
  const folder = join(data, 'backups', 'bad');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'muster.db'), 'no database at all'.repeat(1000));
  expect(backup('restore', 'bad')).toMatchObject({ status: 1, says: expect.stringContaining('damaged') });
  expect(await users()).toEqual(['Seydlitz']);
  expect(existsSync(join(data, 'restored.db'))).toBe(false);
});

test('says what is wrong in words', () => {
  expect(backup('restore', 'nowhere')).toMatchObject({
    status: 1,
    says: expect.stringContaining('There is no copy at nowhere'),
  });
  expect(backup('explode')).toMatchObject({
    status: 1,
    says: expect.stringContaining('npm run backup -- list'),
  });
});
