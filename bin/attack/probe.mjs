// Loaded into the server under attack: on SIGUSR2 it notes its memory, its work and its longest stretch since.
// A stretch is what the loop worked without a pause: time in which the machine, or another thread of the server, did
// something else is none of it.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance as eventLoop } from 'node:perf_hooks';

/**
 * Milliseconds of processor time of the loop's own thread; of the whole process where the system does not tell them
 * apart.
 */
const worked = () => {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'latin1').split(' ')[0]) / 1_000_000;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
};

if (process.argv[1]?.endsWith('web.mjs')) {
  let requests = 0;
  let most = 0;
  let longest = 0;
  let last = performance.now();
  let work = worked();
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  setInterval(() => {
    const now = performance.now();
    const before = work;
    work = worked();
    longest = Math.max(longest, Math.min(now - last, work - before));
    last = now;
  }, 5).unref();
  setInterval(look, 50).unref();
  const note = () => {
    look();
    const { user, system } = process.cpuUsage();
    const file = join(process.env.ATTACK_PROBE ?? '', 'probe.json');
    const state = {
      pid: process.pid,
      asked: requests,
      rss: most,
      longest,
      cpu: (user + system) / 1000,
      active: eventLoop.eventLoopUtilization().active,
    };
    writeFileSync(`${file}.part`, JSON.stringify(state));
    renameSync(`${file}.part`, file);
    longest = 0;
  };
  process.on('SIGUSR2', () => {
    requests++;
    note();
  });
  note();
}
