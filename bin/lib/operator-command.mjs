import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { needInstalled } from './install.mjs';
import { program } from './program.mjs';
import { run } from './run.mjs';
import { runningServers } from './running.mjs';
import { main, Trouble } from './say.mjs';
import { DATA, SERVER_DATABASE } from './settings.mjs';

/** Runs a program of the operator's on the data that a server here would use, with what was typed behind its name. */
export const runOnData = (/** @type {string} */ path) =>
  main(async () => {
    needInstalled();
    if (SERVER_DATABASE === undefined && !existsSync(join(DATA, 'muster.db'))) {
      throw new Trouble(`There is no data in ${DATA}.`, {
        advice: 'set MUSTER_DATA to the folder that `npm run up` names.',
      });
    }
    const isServed = SERVER_DATABASE !== undefined || runningServers(DATA).length > 0;
    const { needNewest, watchStore } = await import('./store-count.mjs');
    if (SERVER_DATABASE === undefined) needNewest(DATA);
    const args = [...program(path), ...process.argv.slice(2)];
    process.exitCode = (await run(process.execPath, args, { show: true })).status;
    // a server that runs does that when it stops
    if (!isServed) await watchStore(DATA).settle();
  });
