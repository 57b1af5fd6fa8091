// Loaded into the server under attack: on SIGUSR2 it notes its memory, its work and its longest stretch since.
// A stretch is what the loop worked without a pause: time in which the machine did something else is none of it.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

if (process.argv[1]?.endsWith('web.mjs')) {
  let asked = 0;
  let most = 0;
  let longest = 0;
  let last = performance.now();
  let work = process.cpuUsage();
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  setInterval(() => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(work);
    longest = Math.max(longest, Math.min(now - last, (user + system) / 1000));
    last = now;
    work = process.cpuUsage();
  }, 5).unref();
  setInterval(look, 50).unref();
  const note = () => {
    look();
    const { user, system } = process.cpuUsage();
    const file = join(process.env.ATTACK_PROBE, 'probe.json');
    const state = {
      pid: process.pid,
      asked,
      rss: most,
      longest,
      cpu: (user + system) / 1000,
      active: performance.eventLoopUtilization().active,
    };
    writeFileSync(`${file}.part`, JSON.stringify(state));
    renameSync(`${file}.part`, file);
    longest = 0;
  };
  process.on('SIGUSR2', () => {
    asked++;
    note();
  });
  note();
}
