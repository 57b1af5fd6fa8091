import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type PoolTimes, WorkerPool } from './render-pool';
import type { RenderWorker, WorkerState } from './worker-protocol';

const STATE: WorkerState = { resident: 1, heap: 1, work: 1, lag: 0 };

/** A page process that does as it is told. */
class Fake implements RenderWorker {
  readonly warm: Promise<void>;
  readonly exited: Promise<string>;
  warmUp = () => {};
  #end = (_how: string) => {};
  readonly #under = new Set<{ done: () => void; failed: (error: Error) => void }>();
  answers = true;
  stopped = false;
  drawn = 0;
  readonly number: number;

  constructor(number: number) {
    this.number = number;
    this.warm = new Promise((done) => {
      this.warmUp = done;
    });
    this.exited = new Promise((done) => {
      this.#end = done;
    });
  }

  get under(): number {
    return this.#under.size;
  }

  render = (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    this.drawn++;
    return new Promise((done, failed) => {
      const page = {
        done: () => {
          response.end(`page of ${this.number}`);
          done();
        },
        failed,
      };
      this.#under.add(page);
    });
  };

  finish(): void {
    for (const { done } of this.#under) done();
    this.#under.clear();
  }

  end(how = 'ended'): void {
    for (const { failed } of this.#under) failed(new Error('cut off'));
    this.#under.clear();
    this.#end(how);
  }

  ping = () => (this.answers ? Promise.resolve(STATE) : new Promise<WorkerState>(() => {}));
  stop = () => {
    this.stopped = true;
    this.end();
  };
  kill = () => this.end('ended (SIGKILL)');
}

const opened: { server: Server; pool: WorkerPool }[] = [];
afterEach(async () => {
  for (const { server, pool } of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
    await pool.stop();
  }
});

const begin = async (count: number, times: Partial<PoolTimes> = {}) => {
  const started: Fake[] = [];
  const notes: string[] = [];
  const pool = new WorkerPool({
    count,
    start: (number) => {
      const fake = new Fake(number);
      started.push(fake);
      return fake;
    },
    log: (what) => notes.push(what),
    times: { ping: 20, patience: 200, pause: 40, longestPause: 80, ...times },
  });
  const server = createServer((request, response) => void pool.render(request, response));
  opened.push({ server, pool });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const look = (): Promise<{ status: number | undefined; text: string; retry: string | undefined }> =>
    new Promise((done, failed) => {
      get({ host: '127.0.0.1', port, agent: false }, async (answer) => {
        let text = '';
        for await (const chunk of answer) text += chunk;
        done({ status: answer.statusCode, text, retry: answer.headers['retry-after'] });
      }).on('error', failed);
    });
  return { pool, started, notes, look };
};

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await wait(2);
};

const sumOf = (fakes: readonly Fake[]) => fakes.reduce((sum, { under }) => sum + under, 0);

test('the process that has least to do draws the next page, and none more than its share', async () => {
  const { started, look, pool } = await begin(2);
  for (const fake of started) fake.warmUp();
  await pool.warm;
  const looks = [look(), look(), look(), look(), look()];
  await until(() => sumOf(started) === 4);
  await wait(20);
  expect(started.map(({ under }) => under)).toEqual([2, 2]);
  started[0]?.finish();
  await until(() => sumOf(started) === 3);
  expect(started[0]?.under).toBe(1);
  for (const fake of started) fake.finish();
  for (const { status } of await Promise.all(looks)) expect(status).toBe(200);
});

test('a page waits for a process that warms up', async () => {
  const { started, look } = await begin(1, { patience: 30_000 });
  const page = look();
  await wait(30);
  expect(started[0]?.drawn).toBe(0);
  started[0]?.warmUp();
  await until(() => sumOf(started) === 1);
  started[0]?.finish();
  expect(await page).toMatchObject({ status: 200, text: 'page of 1' });
});

test('while no process is there a page is refused in words', async () => {
  const { look } = await begin(1);
  expect(await look()).toMatchObject({ status: 503, retry: '5', text: expect.stringMatching(/try again/i) });
});

test('a process that dies is replaced, and who had a page of it hears a sentence', async () => {
  const { started, notes, look, pool } = await begin(1, { shortLife: 0 });
  started[0]?.warmUp();
  await pool.warm;
  const page = look();
  await until(() => sumOf(started) === 1);
  started[0]?.end('ended (SIGKILL)');
  expect(await page).toMatchObject({ status: 503, text: expect.stringContaining('could not be made') });
  await until(() => started.length === 2);
  started[1]?.warmUp();
  const next = look();
  await until(() => sumOf(started) === 1);
  started[1]?.finish();
  expect(await next).toMatchObject({ status: 200 });
  expect([notes, pool.replaced()]).toEqual([['ended (SIGKILL)'], 1]);
});

test('a process that hangs is killed and replaced', async () => {
  const { started, notes, look, pool } = await begin(1, { shortLife: 0 });
  started[0]?.warmUp();
  await pool.warm;
  const page = look();
  await until(() => pool.states().length === 1);
  if (started[0]) started[0].answers = false;
  expect(await page).toMatchObject({ status: 503 });
  await until(() => started.length === 2);
  expect(notes).toEqual(['hangs', 'ended (SIGKILL)']);
});

test('one that warms up never is killed', async () => {
  const { started, notes } = await begin(1, { warmUp: 20 });
  await until(() => started.length === 2);
  expect(notes[0]).toBe('ended (SIGKILL)');
});

test('one that ends at once is started again later and later', async () => {
  const { started } = await begin(1);
  const times: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await until(() => started.length > turn);
    times.push(performance.now());
    started[turn]?.end();
  }
  const pauses = times.slice(1).map((time, turn) => time - (times[turn] ?? 0));
  expect(pauses[0]).toBeGreaterThan(35);
  expect(pauses[1]).toBeGreaterThan(75);
  // no longer than the longest
  expect(pauses[2]).toBeGreaterThan(75);
});

test('an end ends all of them, and what is asked afterwards is refused at once', async () => {
  const { started, notes, look, pool } = await begin(2, { patience: 30_000 });
  for (const fake of started) fake.warmUp();
  await pool.warm;
  const page = look();
  await until(() => sumOf(started) === 1);
  await pool.stop();
  expect(await page).toMatchObject({ status: 503 });
  expect(await look()).toMatchObject({ status: 503 });
  expect(started.map(({ stopped }) => stopped)).toEqual([true, true]);
  expect([started.length, notes]).toEqual([2, []]);
});
