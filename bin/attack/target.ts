import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type BreakableStore, openBreakable, type StoreName } from '../faults/breakable-store';
import { freePort } from '../lib/port.mjs';

/**
 * What the server says of itself: bytes of memory at most, milliseconds of its longest stretch, of its work and of
 * its loop's.
 */
export type ServerState = {
  readonly pid: number;
  readonly rss: number;
  readonly longest: number;
  readonly cpu: number;
  readonly active: number;
};

/** The built Muster on throwaway data, to be attacked on loopback. */
export type AttackTarget = {
  readonly port: number;
  /** its folder of data */
  readonly data: string;
  /** since it was last asked */
  readonly state: () => Promise<ServerState>;
  /** what it has written down as its own faults */
  readonly faults: () => readonly string[];
  readonly stop: () => Promise<void>;
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TETHER = new URL('../../server/bootstrap/exit-with-parent.mjs', import.meta.url).href;
const PROBE = new URL('probe.mjs', import.meta.url).href;
const PLANTED = new URL('planted-loop.mjs', import.meta.url).href;

const untilReady = (child: ChildProcess, output: () => string): Promise<void> =>
  new Promise((ready, failed) => {
    child.stdout?.on('data', () => {
      if (output().includes('Ctrl-C')) ready();
    });
    child.once('exit', () => failed(new Error(`The server did not start:\n${output()}`)));
  });

/** The store of the server where nothing is said: its own file, or PostgreSQL under ATTACK_STORE=postgres. */
const USUAL: StoreName = process.env.ATTACK_STORE === 'postgres' ? 'postgres' : 'sqlite';

/** @param env what else it must know, such as the address of another store */
export const startTarget = async (
  env: Readonly<Record<string, string>> = {},
  storeName = USUAL,
): Promise<AttackTarget> => {
  const store: BreakableStore | undefined =
    storeName === 'postgres' ? await openBreakable(storeName) : undefined;
  const data = mkdtempSync(join(tmpdir(), 'muster-attack-'));
  const port = await freePort(0, '0.0.0.0');
  const child = spawn(process.execPath, ['--import', TETHER, 'bin/serve.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...store?.env,
      ...env,
      HOST: '0.0.0.0',
      PORT: String(port),
      MUSTER_DATA: data,
      NODE_OPTIONS: `--import ${PROBE} --import ${PLANTED}`,
      ATTACK_PROBE: data,
    },
  });
  let output = '';
  let faults = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    faults += chunk;
  });
  await untilReady(child, () => output + faults);
  const ended = new Promise((done) => child.once('exit', done));
  const read = () => JSON.parse(readFileSync(join(data, 'probe.json'), 'utf8'));
  return {
    port,
    data,
    state: async () => {
      const { pid, asked } = read();
      process.kill(pid, 'SIGUSR2');
      for (let tries = 0; tries < 600; tries++) {
        await wait(50);
        const state = read();
        if (state.asked > asked) return state;
      }
      throw new Error('The server does not answer its probe');
    },
    // A process that V8 or a native module ends writes lines of its own, which say why.
    faults: () => faults.split('\n').filter((line) => line.trim() !== ''),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await store?.remove();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
