import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const HERE = pathToFileURL('server/bootstrap/kill-when-orphaned.mjs').href;
/** The loop hangs as in work that never ends, and leaves the processor to others. */
const SLEEP = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';
const HANGS = `const { watchForParent } = await import(${JSON.stringify(HERE)});
watchForParent();
setTimeout(() => { process.stdout.write(String(process.pid)); ${SLEEP}; }, 300);`;
const PARENT = `require('node:child_process')
  .spawn(process.execPath, ['--input-type=module', '-e', process.argv[1]], { stdio: 'inherit' });`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a process whose loop hangs ends soon after its parent, however that ends', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT, HANGS], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(parent.stdout, 'data');
  const child = Number(said);
  await wait(100);
  expect(isAlive(child)).toBe(true);
  parent.kill('SIGKILL');
  while (isAlive(child)) await wait(50);
});
