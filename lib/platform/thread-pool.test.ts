import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { createThreadPool, type Outcome, type PoolBounds, type ThreadPool } from './thread-pool';

// On two busy cores a thread takes more than a second to start.
const SHORT = 6_000;
const AMPLE: PoolBounds = { threads: 2, waiting: 10, milliseconds: 20_000, idle: 20_000, patience: 50 };

let pool: ThreadPool | undefined;
let opened = 0;

const newPool = (bounds: Partial<PoolBounds> = {}): ThreadPool => {
  opened = 0;
  pool = createThreadPool(
    () => {
      opened++;
      return new Worker(new URL('./fixtures/obedient-thread.mjs', import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: 16 },
        stderr: true,
      });
    },
    { ...AMPLE, ...bounds },
  );
  return pool;
};

afterEach(() => pool?.close());

const run = (of: ThreadPool, task: string, input: unknown = null): Promise<Outcome> =>
  of.run({ task, input }, { double: async (number: number) => number * 2 });

const untilThreads = async (of: ThreadPool, count: number): Promise<void> => {
  while (of.threads() !== count) await wait(10);
};

describe('the pool', () => {
  test('opens no thread before one is wanted, and keeps it for the next job', async () => {
    const of = newPool();
    expect(of.threads()).toBe(0);
    expect(await run(of, 'say', 'Kolin')).toEqual({ how: 'value', value: 'Kolin' });
    expect(await run(of, 'say', 'Leuthen')).toEqual({ how: 'value', value: 'Leuthen' });
    expect(opened).toBe(1);
  });

  test('does jobs one after the other, and opens one more thread for one that has to wait for long', async () => {
    const of = newPool({ patience: 20_000 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => run(of, 'say', number)));
    expect(answers).toEqual([1, 2, 3, 4, 5].map((value) => ({ how: 'value', value })));
    expect(opened).toBe(1);
    of.close();
    const impatient = newPool({ milliseconds: SHORT });
    const sleepers = [1, 2, 3].map(() => run(impatient, 'sleep'));
    await untilThreads(impatient, 2);
    expect(opened).toBe(2);
    for (const sleeper of sleepers) await sleeper;
    expect(opened).toBe(3);
  });

  test('ends a job that never ends, and answers others meanwhile', async () => {
    const of = newPool({ milliseconds: SHORT });
    const loop = run(of, 'loop');
    let isOver = false;
    void loop.then(() => {
      isOver = true;
    });
    expect(await run(of, 'say', 'Zorndorf')).toEqual({ how: 'value', value: 'Zorndorf' });
    expect(isOver).toBe(false);
    expect(await loop).toEqual({ how: 'time' });
    expect(await run(of, 'say', 'Hochkirch')).toEqual({ how: 'value', value: 'Hochkirch' });
  });

  test('ends a job that takes all memory, and nothing else with it', async () => {
    const of = newPool();
    expect(await run(of, 'hoard')).toEqual({ how: 'memory' });
    expect(await run(of, 'say', 'Torgau')).toEqual({ how: 'value', value: 'Torgau' });
  });

  test.each(['die', 'leave', 'fail'])(
    'tells a job that ends as %j as a fault, and goes on',
    async (order) => {
      const of = newPool();
      expect(await run(of, order)).toMatchObject({ how: 'fault', fault: expect.any(Error) });
      expect(await run(of, 'say', 'Minden')).toEqual({ how: 'value', value: 'Minden' });
    },
  );

  test('hands on what a job refuses', async () => {
    const refusal = { status: 422, code: 'invalid', message: 'no list' };
    expect(await run(newPool(), 'refuse', 'no list')).toEqual({ how: 'refusal', refusal });
  });

  test('answers what a job asks; what cannot be answered is what the job comes to', async () => {
    const of = newPool();
    expect(await run(of, 'ask', 21)).toEqual({ how: 'value', value: 42 });
    const fault = new Error('The store is away');
    const double = () => Promise.reject(fault);
    expect(await of.run({ task: 'ask', input: 1 }, { double })).toEqual({ how: 'fault', fault });
    expect(await run(of, 'ask', 4)).toEqual({ how: 'value', value: 8 });
    expect(opened).toBe(1);
  });

  test('refuses a job where too many wait', async () => {
    const of = newPool({ threads: 1, waiting: 1, milliseconds: SHORT });
    const first = run(of, 'sleep');
    const second = run(of, 'say', 2);
    expect(await run(of, 'say', 3)).toEqual({ how: 'full' });
    expect(await first).toEqual({ how: 'time' });
    expect(await second).toEqual({ how: 'value', value: 2 });
  });

  test('ends a thread that has been quiet', async () => {
    const of = newPool({ idle: 50 });
    await run(of, 'say');
    expect(of.threads()).toBe(1);
    await untilThreads(of, 0);
    expect(await run(of, 'say', 'Krefeld')).toEqual({ how: 'value', value: 'Krefeld' });
    expect(opened).toBe(2);
  });

  test('ends the thread of a large job with it', async () => {
    const of = newPool();
    expect(await of.run({ task: 'say', input: 'Liegnitz', isLarge: true }, {})).toEqual({
      how: 'value',
      value: 'Liegnitz',
    });
    expect(of.threads()).toBe(0);
    expect(await run(of, 'say', 'Burkersdorf')).toEqual({ how: 'value', value: 'Burkersdorf' });
    expect(opened).toBe(2);
  });

  test('sends what a job is made of one part at a time, and nothing of it is left for the next', async () => {
    const of = newPool();
    const join = (...parts: string[]) => of.run({ task: 'join', input: 'end', parts });
    expect(await join('Kolin', 'Leuthen')).toEqual({ how: 'value', value: 'Kolin Leuthen end' });
    expect(await join('Prag')).toEqual({ how: 'value', value: 'Prag end' });
  });

  test('that is closed ends what is under way', async () => {
    const of = newPool({ threads: 1 });
    const jobs = [run(of, 'loop'), run(of, 'say')];
    of.close();
    for (const outcome of await Promise.all(jobs)) expect(outcome).toMatchObject({ how: 'fault' });
    expect(of.threads()).toBe(0);
  });
});
