// What `serve` does around a server, around a program that saves: counts on, and leaves one file when it is told to stop
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { program } from '../lib/program.mjs';
import { say } from '../lib/say.mjs';
import { DATA } from '../lib/settings.mjs';
import { watchStore } from '../lib/store-count.mjs';

const store = watchStore(DATA);
const saver = spawn(process.execPath, [...program('bin/faults/saver.ts'), 'save'], { stdio: 'inherit' });
process.on('SIGTERM', async () => {
  const ended = once(saver, 'exit');
  saver.kill('SIGTERM');
  await ended;
  const left = await store.settle();
  say(left ?? 'Settled');
  process.exit();
});
