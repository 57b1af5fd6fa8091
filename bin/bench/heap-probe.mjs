// Loaded into the server under measurement: on SIGUSR2 it collects garbage and notes its heap and its processor time.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

if (process.argv[1]?.endsWith('web.mjs')) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  let asked = 0;
  const note = () => {
    const file = join(process.env.HEAP_PROBE, 'probe.json');
    const { user, system } = process.cpuUsage();
    const work = (user + system) / 1000;
    writeFileSync(
      `${file}.part`,
      JSON.stringify({ pid: process.pid, asked, heap: process.memoryUsage().heapUsed, work }),
    );
    renameSync(`${file}.part`, file);
  };
  process.on('SIGUSR2', () => {
    asked++;
    collect();
    note();
  });
  note();
}
