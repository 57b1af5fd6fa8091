import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../lib/port.mjs';

/** The built Muster, on throwaway data. */
export type BenchServer = {
  readonly address: string;
  /** megabytes of its heap after a collection */
  readonly heap: () => Promise<number>;
  /** megabytes that it has held at most since it began, its writers of PDF among them; Linux alone tells */
  readonly peak: () => number;
  /** milliseconds of processor time it has taken, after a collection */
  readonly work: () => Promise<number>;
  /** milliseconds of processor time while something is done, without the collections around it */
  readonly workWhile: (done: () => Promise<unknown>) => Promise<number>;
  readonly stop: () => Promise<void>;
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** It ends with the benchmark, however that ends. */
const TETHER = new URL('../../server/bootstrap/exit-with-parent.mjs', import.meta.url).href;
const PROBE = new URL('heap-probe.mjs', import.meta.url).href;

/** Once the server has said `words`. */
export const untilSaid = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((ready, failed) => {
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(words)) ready();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('exit', () => failed(new Error(`The server did not start:\n${output}`)));
  });

/** @param tree whose build it is: this one, or that of another commit */
export const startServer = async (tree = ROOT): Promise<BenchServer> => {
  const data = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  const port = await freePort(0, '127.0.0.1');
  const child = spawn(process.execPath, ['--import', TETHER, 'bin/serve.mjs'], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      MUSTER_DATA: data,
      // a bench of many people gives each an address of its own
      MUSTER_PROXIES: '127.0.0.1',
      NODE_OPTIONS: `--import ${PROBE}`,
      HEAP_PROBE: data,
    },
  });
  await untilSaid(child, 'Ctrl-C');
  const ended = new Promise((done) => child.once('exit', done));
  const read = () => JSON.parse(readFileSync(join(data, 'probe.json'), 'utf8'));
  const probed = async (): Promise<{ heap: number; before: number; work: number }> => {
    const probe = read();
    process.kill(probe.pid, 'SIGUSR2');
    for (;;) {
      await wait(50);
      const state = read();
      if (state.asked > probe.asked) return state;
    }
  };
  return {
    address: `http://127.0.0.1:${port}`,
    heap: async () => (await probed()).heap / 1_000_000,
    peak: () => {
      const status = readFileSync(`/proc/${read().pid}/status`, 'utf8');
      return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000;
    },
    work: async () => (await probed()).work,
    workWhile: async (done) => {
      const { work } = await probed();
      await done();
      return (await probed()).before - work;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
};
