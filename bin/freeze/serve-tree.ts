import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TETHER = new URL('../../server/bootstrap/exit-with-parent.mjs', import.meta.url).href;
const CLOCK = new URL('../faults/shift-clock.mjs', import.meta.url).href;
const PATIENCE = 60_000;

/** Serves a built tree on throwaway data, its clock at `time` when it starts, for as long as `work` lasts. */
export const whileServed = async <T>(
  tree: string,
  port: number,
  time: number,
  work: () => Promise<T>,
): Promise<T> => {
  const data = mkdtempSync(join(tmpdir(), 'muster-freeze-data-'));
  const server = spawn(process.execPath, ['--import', TETHER, 'bin/serve.mjs'], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      MUSTER_DATA: data,
      NODE_OPTIONS: `--import ${CLOCK}`,
      CLOCK_SHIFT: String(time - Date.now()),
    },
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  try {
    await new Promise<void>((ready, failed) => {
      let output = '';
      server.stdout?.on('data', (chunk: Buffer) => {
        output += chunk;
        if (output.includes('Ctrl-C')) ready();
      });
      setTimeout(
        () => failed(new Error(`The server of ${tree} did not start:\n${output}`)),
        PATIENCE,
      ).unref();
      void ended.then(() => failed(new Error(`The server of ${tree} did not start:\n${output}`)));
    });
    return await work();
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
};
