import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { AttackPerson } from '../../bin/attack/person';
import { kill, newData, removeData, runOn, startOn } from '../../bin/faults/child';
import { freePort } from '../../bin/lib/port.mjs';
import { createDatabase, startPostgres, type TestPostgres } from '../../prisma/test-postgres';

const ARMY = JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8'));

let database: TestPostgres;
let data: string;
let server: ChildProcess | undefined;
/** What the servers wrote to their standard error. */
let log = '';

test.beforeAll(async () => {
  data = newData();
  database = await startPostgres({ safe: true });
  await createDatabase(database.urlOf('postgres'), 'muster');
});
test.afterAll(async () => {
  if (server !== undefined) await kill(server);
  await database.remove();
  removeData(data);
});

const onDatabase = () => ({
  ...process.env,
  DATABASE_URL: database.urlOf('muster'),
  MUSTER_SECRET: 's'.repeat(64),
});

/** The built Muster on that database; answers once it serves. */
const serve = async (port: number): Promise<ChildProcess> => {
  const child = startOn(data, ['bin/serve.mjs'], {
    // nobody looks at a page
    env: { ...onDatabase(), HOST: '127.0.0.1', PORT: String(port), MUSTER_PAGES: '0' },
  });
  let says = '';
  await new Promise<void>((ready, failed) => {
    const collect = (chunk: Buffer) => {
      says += chunk;
      if (says.includes('Ctrl-C')) ready();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.stderr?.on('data', (chunk: Buffer) => {
      log += chunk;
    });
    child.once('exit', () => failed(new Error(`The server did not start:\n${says}`)));
  });
  expect(says).toContain('The data is in     postgresql://localhost/muster\n');
  expect(says).toContain('The secret is in   MUSTER_SECRET\n');
  return child;
};

test('on PostgreSQL an army is made, saved, kept while the database is away, there after a kill, and copied', async () => {
  const port = await freePort(0, '127.0.0.1');
  server = await serve(port);
  const person = new AttackPerson(port);
  const { id } = await person.json<{ id: string }>('POST', '/api/armies', ARMY);
  const save = (revision: number) =>
    person.ask('PUT', `/api/armies/${id}`, {
      body: JSON.stringify({ revision, file: { ...ARMY, name: `Turn ${revision + 1}` } }),
    });
  expect(JSON.parse(String((await save(1)).body))).toMatchObject({ ok: true, revision: 2 });

  await database.stop();
  const away = await save(2);
  expect(away.status).toBe(503);
  expect(JSON.parse(String(away.body))).toMatchObject({ ok: false, code: 'away' });
  // a page that cannot be made is one line of JSON too, with the id of its answer, and is counted
  log = '';
  const page = await person.ask('GET', `/armies/${id}`);
  expect(page.status).toBe(503);
  const lines = log.split('\n').filter((line) => line !== '');
  const faults = lines.map((line) => JSON.parse(line));
  expect(faults).toContainEqual(
    expect.objectContaining({
      level: 'fault',
      request: page.headers['x-request-id'],
      where: 'GET /armies/[armyId]',
    }),
  );
  expect(String((await person.ask('GET', '/metrics')).body)).toMatch(/^muster_page_faults_total [1-9]/m);
  await database.start();
  expect(JSON.parse(String((await save(2)).body))).toMatchObject({ ok: true, revision: 3 });

  await kill(server);
  server = await serve(port);
  const record = await person.json<{ revision: number; file: { name: string } }>('GET', `/api/armies/${id}`);
  expect(record).toMatchObject({ revision: 3, file: { name: 'Turn 3' } });
  person.close();

  const copied = await runOn(data, ['bin/backup.mjs'], { env: onDatabase() });
  expect(copied).toMatchObject({
    status: 0,
    says: expect.stringMatching(/Copied and verified: 1 army,.*\n.*MUSTER_SECRET.*\n.*pg_dump/),
  });
});
