import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { freePort } from '../lib/port.mjs';
import type { BreakableStore } from './breakable-store';
import { startOn } from './child';

/** One Muster of several on a store. */
export type Instance = { readonly address: string; readonly child: ChildProcess };

const untilServing = (child: ChildProcess): Promise<void> =>
  new Promise((ready, failed) => {
    let says = '';
    const collect = (chunk: Buffer) => {
      says += chunk;
      if (says.includes('Ctrl-C')) ready();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    once(child, 'exit').then(() => failed(new Error(`An instance did not start:\n${says}`)), failed);
  });

/**
 * Starts this many on one store, one after the other, with one secret; `begun` has those that run, even where one
 * does not.
 */
export const startInstances = async (
  { data, env: ofStore }: BreakableStore,
  count: number,
  begun: Instance[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const MUSTER_SECRET = randomBytes(32).toString('hex');
  for (let number = 1; number <= count; number++) {
    const port = await freePort(0, '127.0.0.1');
    const where = { HOST: '127.0.0.1', PORT: String(port), MUSTER_PROXIES: '127.0.0.1' };
    // each has a folder of its own, and the first that of the store
    const child = startOn(number === 1 ? data : `${data}-${number}`, ['bin/serve.mjs'], {
      env: { ...process.env, MUSTER_SECRET, ...env, ...ofStore, ...where },
    });
    begun.push({ address: `http://127.0.0.1:${port}`, child });
    await untilServing(child);
  }
};
