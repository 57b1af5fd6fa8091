import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { armyOf } from '../armies';
import type { Benchmark } from '../benchmark';
import { quantile } from '../clock';
import { playersAt } from './saves';

const SAVES_A_SECOND = 100;
const SECONDS = 20;
const WARM_UP_SECONDS = 3;

export const autosave: Benchmark = {
  what: `autosave of 25 units at ${SAVES_A_SECOND} saves/s (99 in 100 within)`,
  budget: 50,
  unit: 'ms',
  peers: '',
  timed: true,
  measure: async ({ server }) => {
    const { address } = await server();
    const saveAt = await playersAt(address);
    await saveAt(SAVES_A_SECOND, WARM_UP_SECONDS);
    return quantile(await saveAt(SAVES_A_SECOND, SECONDS), 0.99);
  },
};

export const saveWork: Benchmark = {
  what: `processor time of a save of 25 units at ${SAVES_A_SECOND} saves/s`,
  budget: 4,
  unit: 'ms',
  peers: '',
  timed: true,
  measure: async ({ server }) => {
    const { address, work } = await server();
    const saveAt = await playersAt(address);
    await saveAt(SAVES_A_SECOND, WARM_UP_SECONDS);
    const before = await work();
    const times = await saveAt(SAVES_A_SECOND, SECONDS / 2);
    return ((await work()) - before) / times.length;
  },
};

/** Bare commits a second, each of an army's text and on the disk when it is answered, through the same driver. */
const bareCommits = async (): Promise<number> => {
  const { text } = await armyOf(25);
  const folder = mkdtempSync(join(tmpdir(), 'muster-bare-'));
  const client = createClient({ url: pathToFileURL(join(folder, 'bare.db')).href });
  try {
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
    await client.execute('CREATE TABLE bare (id INTEGER PRIMARY KEY, text TEXT)');
    await client.execute("INSERT INTO bare VALUES (1, '')");
    const start = performance.now();
    let commits = 0;
    for (; performance.now() - start < 3_000; commits++) {
      await client.batch([{ sql: 'UPDATE bare SET text = ?', args: [`${text}${commits}`] }], 'write');
    }
    return (commits * 1000) / (performance.now() - start);
  } finally {
    client.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const RATES = [100, 150, 200, 250, 300, 400, 500];
const LATEST = 50;
const WANTED = 150;

export const saveRate: Benchmark = {
  what: `time between saves while 99 in 100 are answered within ${LATEST} ms (${WANTED} saves/s)`,
  budget: 1000 / WANTED,
  unit: 'ms',
  peers: '',
  timed: false,
  measure: async ({ server }) => {
    const { address } = await server();
    const saveAt = await playersAt(address);
    await saveAt(SAVES_A_SECOND, WARM_UP_SECONDS);
    let best = Number.NaN;
    for (const rate of RATES) {
      const late = quantile(await saveAt(rate, 4), 0.99);
      process.stderr.write(`  ${rate} saves/s: 99 in 100 within ${late.toFixed(0)} ms\n`);
      if (late > LATEST) break;
      best = rate;
    }
    const bare = await bareCommits();
    process.stderr.write(
      `  ${bare.toFixed(0)} bare commits/s; saves are ${(best / bare).toFixed(2)} of that\n`,
    );
    return 1000 / best;
  },
};
