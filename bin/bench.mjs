// npm run bench [-- NAME...]: measures what design.md sets budgets for and prints it beside the peers' figures
import './lib/node-version.mjs';
import { needInstalled } from './lib/install.mjs';
import { build, generate } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { main } from './lib/say.mjs';

main(async () => {
  needInstalled();
  await generate();
  await build({ keepsWork: true });
  const args = ['--conditions=react-server', '--import', 'tsx', 'bin/bench/run.ts', ...process.argv.slice(2)];
  process.exitCode = (await run(process.execPath, args, { show: true })).status;
});
