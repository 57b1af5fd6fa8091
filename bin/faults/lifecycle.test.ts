import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../lib/port.mjs';
import { ROOT } from '../lib/settings.mjs';
import { ended, kill, newData, prepare, removeData, startOn } from './child';
import { expectDone } from './expect-done';

let data = '';
let port = 0;
let children: ChildProcess[] = [];

beforeEach(async () => {
  data = newData();
  port = await freePort(0, '127.0.0.1');
  expectDone(await prepare(data));
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  children = [];
  removeData(data);
});

const START = ['bin/faults/lifecycle.mjs'];
const env = () => ({ HOST: '127.0.0.1', PORT: String(port), npm_lifecycle_event: undefined });

const answers = (path = '/') =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );

const until = (isDone: () => Promise<boolean>) => expect.poll(isDone, { interval: 50 }).toBe(true);

const started = async () => {
  const child = startOn(data, START, { env: env() as unknown as NodeJS.ProcessEnv });
  children.push(child);
  const end = ended(child);
  await until(() => answers());
  return { child, end };
};

test('a server that ends by itself is started again, three times', async () => {
  const { end } = await started();
  for (const path of ['/exit', '/kill', '/exit', '/kill']) {
    await until(() => answers());
    await answers(path);
    await wait(300);
  }
  const { status, says } = await end;
  expect(status).toBe(1);
  expect(says).toContain('The server stopped by itself (status 7). Starting it again (1 of 3).');
  expect(says).toContain('The server was killed (SIGKILL). Starting it again (2 of 3).');
  expect(says).toMatch(/The server was killed \(SIGKILL\)\.\n.*out of memory/);
});

test('a second server on the same data, or on a taken PORT, stops with a sentence', async () => {
  await started();
  const second = await ended(
    startOn(data, START, { env: { ...env(), PORT: '0' } as unknown as NodeJS.ProcessEnv }),
  );
  expect(second).toMatchObject({
    status: 1,
    says: expect.stringMatching(/Muster already runs at .* on the same data/),
  });
  const other = newData();
  expectDone(await prepare(other));
  const taken = await ended(startOn(other, START, { env: env() as unknown as NodeJS.ProcessEnv }));
  removeData(other);
  expect(taken).toMatchObject({ status: 1, says: expect.stringContaining(`Port ${port} is taken`) });
  expect(await answers()).toBe(true);
});

test('it ends when npm, its parent, has ended', async () => {
  // A shell that waits, as that of npm does, and dies of a signal without passing it on.
  const shell = spawn('sh', ['-c', `"${process.execPath}" ${START.join(' ')} & wait`], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...env(), npm_lifecycle_event: 'up', MUSTER_DATA: data, DATABASE_URL: '' },
  });
  children.push(shell);
  await until(() => answers());
  shell.kill('SIGTERM');
  await until(async () => !(await answers()));
});
