import type { ChildProcess } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { AttackPerson } from '../../bin/attack/person';
import {
  armyNames,
  type ExitResult,
  ended,
  kill,
  newData,
  removeData,
  startOn,
} from '../../bin/faults/child';
import { freePort } from '../../bin/lib/port.mjs';

const ARMY = JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8'));

let data: string;
let server: ChildProcess | undefined;
test.beforeEach(() => {
  data = newData();
});
test.afterEach(async () => {
  if (server !== undefined) await kill(server);
  removeData(data);
});

type RunningServer = {
  readonly child: ChildProcess;
  readonly over: Promise<ExitResult>;
  readonly port: number;
};

/** The built Muster on those data; answers once it serves, or has ended. */
const serve = async (env: Readonly<Record<string, string>>): Promise<RunningServer> => {
  const port = await freePort(0, '127.0.0.1');
  const child = startOn(data, ['bin/serve.mjs'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
  });
  server = child;
  const over = ended(child);
  let says = '';
  await Promise.race([
    over,
    new Promise<void>((ready) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        says += chunk;
        if (says.includes('Ctrl-C')) ready();
      });
    }),
  ]);
  return { child, over, port };
};

const NAMES = Array.from({ length: 10 }, (_, number) => `Army ${number}`);

/** Where nobody looks at a page. */
const NO_PAGES = { MUSTER_PAGES: '0' };

const withTenArmies = async (env = {}): Promise<RunningServer & { readonly person: AttackPerson }> => {
  const served = await serve(env);
  const person = new AttackPerson(served.port);
  for (const name of NAMES) {
    await person.json('POST', '/api/armies', { ...ARMY, name });
  }
  return { ...served, person };
};

const logs = () => ['-wal', '-shm'].map((end) => join(data, `muster.db${end}`));

test('after a clean stop the one file holds all', async () => {
  const { child, over, person } = await withTenArmies(NO_PAGES);
  person.close();
  child.kill('SIGTERM');
  const { status, says } = await over;
  expect({ status, says }).toMatchObject({
    status: 0,
    says: expect.stringMatching(/Muster has stopped\.\n$/),
  });
  expect(logs().filter(existsSync)).toEqual([]);
  const alone = newData();
  cpSync(join(data, 'muster.db'), join(alone, 'muster.db'));
  expect(await armyNames(alone)).toEqual(NAMES);
  removeData(alone);
});

test('after a crash a store whose log was deleted is refused', async () => {
  const { child, over, person } = await withTenArmies(NO_PAGES);
  person.close();
  await kill(child);
  await over;
  for (const path of logs()) rmSync(path);
  const refused = await (await serve(NO_PAGES)).over;
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.says).toMatch(/is older than what was last written into it.*\nWhat to do: .*--older-store/);
});

test('where the store fails, pages say so in words and with the status that the API has', async () => {
  const { person } = await withTenArmies();
  const database = join(data, 'muster.db');
  writeFileSync(database, Buffer.alloc(statSync(database).size, 'no page '), { flag: 'r+' });
  truncateSync(`${database}-wal`, 0);
  const asked = await person.ask('GET', '/api/armies');
  expect(asked.status).toBe(503);
  // a process that reads other places of the file, such as one that draws pages, may find another fault in it
  const sentence = /^The (?:disk|database) of this Muster [^<]+\.$/;
  expect(JSON.parse(String(asked.body)).message).toMatch(sentence);
  for (const path of ['/', '/events', '/account', '/devices']) {
    const page = await person.ask('GET', path, { headers: { accept: 'text/html' } });
    expect(page.status, path).toBe(503);
    expect(/<p>(.*)<\/p>/.exec(String(page.body))?.[1]).toMatch(sentence);
  }
  // what asks nothing of the store is there
  expect((await person.ask('GET', '/about')).status).toBe(200);
  person.close();
});
