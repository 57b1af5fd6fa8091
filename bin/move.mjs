// npm run move -- FROM TO: everything from one store to another, a SQLite file or a PostgreSQL database each
import './lib/node-version.mjs';
import { needInstalled } from './lib/install.mjs';
import { program } from './lib/program.mjs';
import { run } from './lib/run.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  needInstalled();
  const args = [...program('bin/lib/move-command.ts'), ...process.argv.slice(2)];
  process.exitCode = (await run(process.execPath, args, { show: true })).status;
});
