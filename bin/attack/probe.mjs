// Loaded into the server under attack: on SIGUSR2 it notes its memory, its work and its longest stretch since.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

if (process.argv[1]?.endsWith('web.mjs')) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let asked = 0;
  let most = 0;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  setInterval(look, 50).unref();
  const note = () => {
    look();
    const { user, system } = process.cpuUsage();
    const file = join(process.env.ATTACK_PROBE, 'probe.json');
    const state = {
      pid: process.pid,
      asked,
      rss: most,
      longest: delay.max / 1e6,
      cpu: (user + system) / 1000,
    };
    writeFileSync(`${file}.part`, JSON.stringify(state));
    renameSync(`${file}.part`, file);
    delay.reset();
  };
  process.on('SIGUSR2', () => {
    asked++;
    note();
  });
  note();
}
