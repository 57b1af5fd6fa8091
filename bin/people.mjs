// npm run people: who has armies here, and a link that signs somebody's browser in to his armies again
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { needInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { main, Trouble } from './lib/say.mjs';
import { DATA, SERVER_DATABASE } from './lib/settings.mjs';

main(async () => {
  needInstalled();
  if (SERVER_DATABASE === undefined && !existsSync(join(DATA, 'muster.db'))) {
    throw new Trouble(`There are no data in ${DATA}.`, {
      advice: 'set MUSTER_DATA to the folder that `npm run up` names.',
    });
  }
  const program = ['--conditions=react-server', '--import', 'tsx', 'bin/lib/people-command.ts'];
  process.exitCode = (
    await run(process.execPath, [...program, ...process.argv.slice(2)], { show: true })
  ).status;
});
