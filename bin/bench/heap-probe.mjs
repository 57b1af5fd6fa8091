// Loaded into the server under measurement: on SIGUSR2 it collects garbage and notes its heap and its processor time.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

if (process.argv[1]?.endsWith('web.mjs')) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  let requests = 0;
  const worked = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const note = (before = worked()) => {
    const file = join(process.env.HEAP_PROBE ?? '', 'probe.json');
    writeFileSync(
      `${file}.part`,
      JSON.stringify({
        pid: process.pid,
        asked: requests,
        heap: process.memoryUsage().heapUsed,
        before,
        work: worked(),
      }),
    );
    renameSync(`${file}.part`, file);
  };
  process.on('SIGUSR2', () => {
    requests++;
    const before = worked();
    collect();
    note(before);
  });
  note();
}
