import { type ChildProcess, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from '@playwright/test';
import { AttackPerson } from '../../bin/attack/person';
import {
  ask,
  askAll,
  type ExitResult,
  ended,
  kill,
  newData,
  removeData,
  startOn,
} from '../../bin/faults/child';
import { freePort } from '../../bin/lib/port.mjs';
import { OWN_BOUNDS } from '../../lib/history/own/bounds';
import { battle, brigade, side, unit } from '../../lib/history/own/fixtures/battles';

const ARMY = JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8'));

const started: ChildProcess[] = [];
const folders: string[] = [];
test.afterAll(async () => {
  for (const child of started) await kill(child);
  for (const data of folders) removeData(data);
});

const newFolder = (): string => {
  const data = newData();
  folders.push(data);
  return data;
};

type RunningServer = {
  readonly child: ChildProcess;
  readonly over: Promise<ExitResult>;
  readonly port: number;
  readonly data: string;
};

/** The built Muster with so many page processes; answers once it serves. */
const serve = async (pages: number, data = newFolder(), port?: number): Promise<RunningServer> => {
  const at = port ?? (await freePort(0, '127.0.0.1'));
  const child = startOn(data, ['bin/serve.mjs'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(at),
      MUSTER_PAGES: String(pages),
      // as everybody's: pages that are made once are made
      MUSTER_TEST_COLD: '',
    },
  });
  started.push(child);
  const over = ended(child);
  let says = '';
  await Promise.race([
    over.then((end) => Promise.reject(new Error(end.says))),
    new Promise<void>((ready) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        says += chunk;
        if (says.includes('Ctrl-C')) ready();
      });
    }),
  ]);
  return { child, over, port: at, data };
};

const stop = async ({ child, over }: RunningServer): Promise<void> => {
  child.kill('SIGTERM');
  expect(await over).toMatchObject({ status: 0, says: expect.stringMatching(/Muster has stopped\.\n$/) });
};

type Running = { readonly pid: number; readonly parent: number; readonly args: string };

const allRunning = (): readonly Running[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return args.includes('.mjs') ? [{ pid: Number(pid), parent: Number(parent), args }] : [];
    });

/** The main process of a Muster, and its page processes. */
const processesOf = ({ child }: RunningServer) => {
  const running = allRunning();
  const main = running.find(({ parent, args }) => parent === child.pid && args.includes('web.mjs'));
  const pages = running.filter(
    ({ parent, args }) => parent === main?.pid && args.includes('render-worker.mjs'),
  );
  if (main === undefined) throw new Error('There is no main process');
  return { main: main.pid, pages: pages.map(({ pid }) => pid) };
};

const isRunning = (pid: number): boolean => allRunning().some((each) => each.pid === pid);

const newArmy = async (person: AttackPerson): Promise<string> =>
  (await person.json<{ id: string }>('POST', '/api/armies', ARMY)).id;

const NAVIGATION = { rsc: '1' };

/** A page without what is another each time: nonce, id of the request, time and mark of the answer. */
const plainly = async (person: AttackPerson, path: string, headers: Record<string, string>) => {
  const { status, headers: answered, body } = await person.ask('GET', path, { headers });
  const { date, etag: _, 'x-request-id': id, ...rest } = answered;
  expect([typeof date, typeof id], path).toEqual(['string', 'string']);
  const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(String(rest['content-security-policy'])) ?? [];
  // the framework draws keys by lot as well
  const without = (text: string) =>
    text.replaceAll(nonce, 'NONCE').replaceAll(/[\w-]{21}[vm](?=\\?")/g, 'KEY');
  return { status, headers: without(JSON.stringify(rest)), text: without(String(body)) };
};

/** An order of battle with as many formations and units as one may hold. */
const largestBattle = (() => {
  const { formations: most, units } = OWN_BOUNDS;
  const [formations, perFormation] = [Math.floor(most / 2), Math.floor(units / most)];
  const sideOf = (name: string, at: number) =>
    side(name, {
      formations: Array.from({ length: formations }, (_, n) =>
        brigade(`f${at}-${n}`, `Brigade ${n}`, {
          units: Array.from({ length: perFormation }, (__, u) => unit(`u${at}-${n}-${u}`, `Battalion ${u}`)),
        }),
      ),
    });
  return battle({ sides: [sideOf('Allies', 0), sideOf('French', 1)] });
})();

/** A source that ships, cited by every formation and unit that ships: more than its page lists. */
const citeEverywhere = async (data: string): Promise<string> => {
  const [row] = await ask(data, 'SELECT "cites" FROM "BattleUnit" WHERE "cites" IS NOT NULL LIMIT 1');
  const [work = ''] = String(row?.cites).trim().split(' ');
  await askAll(data, [
    `UPDATE "BattleUnit" SET "cites" = ' ${work} '`,
    `UPDATE "Formation" SET "cites" = ' ${work} '`,
  ]);
  return work;
};

test('a page process answers as the main process does, pages with the longest lists too', async () => {
  const port = await freePort(0, '127.0.0.1');
  const person = new AttackPerson(port);
  const first = await serve(1, newFolder(), port);
  const id = await newArmy(person);
  const work = await citeEverywhere(first.data);
  const own = await person.json<{ id: string }>('POST', '/api/history/battles', {
    key: 'largest-battle',
    battle: largestBattle,
  });
  const battlePath = `/history/battles/${own.id}`;
  const paths = ['/', `/armies/${id}`, `/armies/${id}/history`, '/events', '/armies/none', '/nothing/here'];
  const largest = [
    ...['', '/muster', '/match-up', '/evening'].map((page) => `${battlePath}${page}`),
    `/history/sources/${work}`,
    '/history?kind=regiments',
  ];
  const questions = [
    ...[...paths, ...largest].map((path) => ({ path, headers: {} })),
    ...paths.slice(0, 3).map((path) => ({ path, headers: NAVIGATION })),
  ];
  const answers = async () => {
    const each = [];
    for (const { path, headers } of questions) each.push(await plainly(person, path, headers));
    return each;
  };
  const elsewhere = await answers();
  expect(processesOf(first).pages).toHaveLength(1);
  await stop(first);
  const second = await serve(0, first.data, port);
  const here = await answers();
  expect(processesOf(second).pages).toEqual([]);
  for (const [at, { path }] of questions.entries()) expect(elsewhere[at], path).toEqual(here[at]);
  expect(here[0]?.text).toContain(ARMY.name);
  await stop(second);
  person.close();
});

test.describe('a Muster with one page process', () => {
  let served: RunningServer;
  test.beforeAll(async () => {
    served = await serve(1);
  });

  test('what is saved stands in the next page', async () => {
    const person = new AttackPerson(served.port);
    const id = await newArmy(person);
    for (let revision = 1; revision <= 20; revision++) {
      const name = `Turn number ${revision}`;
      await person.json('PUT', `/api/armies/${id}`, { revision, file: { ...ARMY, name } });
      const page = await person.ask('GET', revision % 2 === 0 ? '/' : `/armies/${id}`);
      expect(String(page.body)).toContain(name);
      expect((await person.ask('HEAD', `/armies/${id}`)).status).toBe(200);
    }
    const metrics = String((await person.ask('GET', '/metrics')).body);
    expect(metrics).toContain('muster_page_processes_replaced 0');
    person.close();
  });

  test('a page process that is killed is replaced, and nothing of the main process is lost', async () => {
    const person = new AttackPerson(served.port);
    const id = await newArmy(person);
    const before = processesOf(served);
    const [page = 0] = before.pages;
    process.kill(page, 'SIGKILL');
    const next = await person.ask('GET', `/armies/${id}/history`, { headers: { accept: 'text/html' } });
    // the page that it was rendering is lost
    expect([200, 503]).toContain(next.status);
    if (next.status === 503) expect(String(next.body)).toMatch(/Try again in a few seconds/);
    expect((await person.ask('GET', `/api/armies/${id}`)).status).toBe(200);
    // a page that is asked for meanwhile waits for the next process
    expect((await person.ask('GET', `/armies/${id}/history`)).status).toBe(200);
    const after = processesOf(served);
    expect(after.main).toBe(before.main);
    expect(after.pages).toHaveLength(1);
    expect(after.pages).not.toContain(page);
    const metrics = String((await person.ask('GET', '/metrics')).body);
    expect(metrics).toContain('muster_page_processes_replaced 1');
    person.close();
  });

  test('a page process that hangs is replaced', async () => {
    const person = new AttackPerson(served.port);
    const id = await newArmy(person);
    const before = processesOf(served);
    const [page = 0] = before.pages;
    process.kill(page, 'SIGSTOP');
    await expect
      .poll(() => processesOf(served).pages.some((pid) => pid !== page), { timeout: 30_000 })
      .toBe(true);
    await expect
      .poll(async () => (await person.ask('GET', `/armies/${id}/history`)).status, { timeout: 30_000 })
      .toBe(200);
    expect(processesOf(served).main).toBe(before.main);
    person.close();
  });

  test('a page leaves a session as it is, and the next request starts its days again', async () => {
    const person = new AttackPerson(served.port);
    const id = await newArmy(person);
    const old = '2026-01-01T00:00:00.000+00:00';
    await askAll(served.data, [`UPDATE "Session" SET "updatedAt" = '${old}'`]);
    const ofOwner = `SELECT "updatedAt" FROM "Session" WHERE "userId" = (SELECT "userId" FROM "Army" WHERE "id" = '${id}')`;
    const updatedAt = async () => (await ask(served.data, ofOwner))[0]?.updatedAt;
    const page = await person.ask('GET', '/');
    expect(String(page.body)).toContain(ARMY.name);
    expect([await updatedAt(), page.headers['set-cookie']]).toEqual([old, undefined]);
    const list = await person.ask('GET', '/api/armies');
    expect(String(list.headers['set-cookie'])).toContain('muster.session_token=');
    expect(await updatedAt()).not.toBe(old);
    person.close();
  });

  test('what a page needs written is written by the main process', async () => {
    const person = new AttackPerson(served.port);
    const id = await newArmy(person);
    await askAll(served.data, [`UPDATE "Army" SET "searchText" = '', "sortName" = '', "nationLabel" = ''`]);
    const page = await person.ask('GET', '/');
    expect(page.status).toBe(200);
    expect(String(page.body)).toContain(ARMY.name);
    const columns = `SELECT "nationLabel" FROM "Army" WHERE "id" = '${id}'`;
    expect((await ask(served.data, columns))[0]?.nationLabel).toBe('Prussia');
    person.close();
  });

  test('nobody outside speaks in the name of the door', async () => {
    const person = new AttackPerson(served.port);
    const forged = {
      'content-security-policy': "script-src 'nonce-forged'",
      'x-muster-request': 'forged',
      'x-muster-address': 'forged',
      'x-muster-arrived': 'forged',
      'x-forwarded-host': 'forged.example',
    };
    for (const path of ['/', '/events', '/s/none', '/nothing/here']) {
      const page = await person.ask('GET', path, { headers: forged });
      expect(page.status, path).toBeLessThan(500);
      expect(String(page.body), path).not.toContain('forged');
      expect(JSON.stringify(page.headers), path).not.toContain('forged');
    }
    person.close();
  });

  test('a page process ends with the main process, however that ends', async () => {
    const { main, pages } = processesOf(served);
    expect(pages).toHaveLength(1);
    process.kill(main, 'SIGKILL');
    await served.over;
    for (const pid of pages) await expect.poll(() => isRunning(pid)).toBe(false);
    // its connections are pipes: nothing in a folder that others tidy, and nothing left behind
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('muster-pages-'))).toEqual([]);
  });
});
