// npm run move -- FROM TO: everything from one store to another, a SQLite file or a PostgreSQL database each
import './lib/node-version.mjs';
import { needInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  needInstalled();
  const program = ['--conditions=react-server', '--import', 'tsx', 'bin/lib/move-command.ts'];
  process.exitCode = (
    await run(process.execPath, [...program, ...process.argv.slice(2)], { show: true })
  ).status;
});
