// Does around a program that saves what `serve` does around a server: counts on, and leaves one file when it gets a
// signal.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { program } from '../lib/program.mjs';
import { say } from '../lib/say.mjs';
import { DATA } from '../lib/settings.mjs';
import { watchStore } from '../lib/store-count.mjs';

const store = watchStore(DATA);
const saver = spawn(process.execPath, [...program('bin/faults/saver.ts'), 'save', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const ended = once(saver, 'exit');
// as a server does, this stays when there is nothing to do
const stay = setInterval(() => {}, 60_000);
process.on('SIGTERM', async () => {
  clearInterval(stay);
  saver.kill('SIGTERM');
  await ended;
  say((await store.settle()) ?? 'Settled');
  process.exit();
});
