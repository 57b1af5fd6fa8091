import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createThreadPool } from '../platform/thread-pool';
import { TASKS } from './tasks';

const ARMY = readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8');

test('a thread reads what people send as it is read here, and asks for what it wants from the store', async () => {
  const pool = createThreadPool(
    () => new Worker(new URL('../worker-from-source.mjs', import.meta.url), { argv: ['readers'] }),
    { threads: 1, waiting: 5, milliseconds: 60_000, idle: 60_000, patience: 0 },
  );
  try {
    const asked: string[] = [];
    const sharedArmy = async (token: string) => {
      asked.push(token);
      return JSON.parse(ARMY);
    };
    const lookups = { regiments: async () => ({}), sharedArmy };
    const token = 'a'.repeat(32);
    const files = [
      { file: 'a.json', text: ARMY },
      { file: 'link', text: `/s/${token}` },
      { file: 'b.json', text: '{"a": 1,,' },
    ];
    const input = { sent: { text: JSON.stringify(files), bounds: {} }, words: true };
    const here = await TASKS.check(input, lookups);
    expect(here.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(await pool.run({ task: 'check', input }, lookups)).toEqual({
      how: 'value',
      value: structuredClone(here),
    });
    expect(asked).toEqual([token, token]);
    const broken = { sent: { text: '{"a": 1,,', bounds: {} }, words: true };
    expect(await pool.run({ task: 'check', input: broken }, lookups)).toMatchObject({
      how: 'refusal',
      refusal: { status: 400, code: 'broken-json', at: { line: 1, column: 9 } },
    });
  } finally {
    pool.close();
  }
});
