// npm test: installs what is missing, then everything that can be wrong, and how many tests ran
import './lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { build, generate, typeRoutes } from './lib/prepare.mjs';
import { run, tool } from './lib/run.mjs';
import { main, report, say } from './lib/say.mjs';
import { tallyBrowser, tallyUnits, totals } from './lib/tally.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'muster-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const unitReport = join(scratch, 'unit.json');
const browserReport = join(scratch, 'browser.json');
const env = { MUSTER_DATA: join(scratch, 'data'), CI: '1' };

const node = async (...args) => (await run(process.execPath, args, { env, show: true })).status === 0;

const STEPS = {
  lint: () => node(tool('@biomejs/biome/bin/biome'), 'check', '.'),
  types: () => node(tool('typescript/bin/tsc'), '--noEmit'),
  'unused code': () => node(tool('knip/bin/knip.js')),
  'unit tests': () =>
    node(
      tool('vitest/vitest.mjs'),
      'run',
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ),
  build: () =>
    build().then(
      () => true,
      (error) => {
        report(error);
        return false;
      },
    ),
};

const browserTests = async () => {
  // Playwright is there only after the installation
  const { ensureChromium } = await import('./lib/chromium.mjs');
  Object.assign(env, { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport });
  return node(tool('@playwright/test/cli.js'), 'test', '--forbid-only', '--reporter=list,json');
};

main(async () => {
  const failed = [];
  const step = async (name, work) => {
    say(`\n== ${name}`);
    const passed = await work();
    if (!passed) failed.push(name);
    return passed;
  };
  await install();
  await generate();
  await typeRoutes();
  for (const [name, work] of Object.entries(STEPS)) await step(name, work);
  if (!failed.includes('build')) await step('browser tests', browserTests);
  say(`\n${totals([tallyUnits(unitReport), tallyBrowser(browserReport)], failed)}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});
