import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../lib/port.mjs';
import { untilSaid } from '../server';

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');
const FOLDER = fileURLToPath(new URL('bare', import.meta.url));
const TETHER = new URL('../../../server/bootstrap/exit-with-parent.mjs', import.meta.url).href;

/** A Next page with one button and nothing else, built and served: what the framework itself costs. */
export const serveBarePage = async (): Promise<{ readonly address: string; readonly stop: () => void }> => {
  await promisify(execFile)(process.execPath, [NEXT, 'build', FOLDER], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const port = await freePort(0, '127.0.0.1');
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', TETHER, NEXT, 'start', FOLDER, '-H', '127.0.0.1', '-p', String(port)],
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  await untilSaid(child, 'Ready');
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      child.kill('SIGTERM');
      rmSync(`${FOLDER}/.next`, { recursive: true, force: true });
    },
  };
};
