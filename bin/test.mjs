// npm test: installs what is missing, then everything that can be wrong, and how many tests ran
import './lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRIEF } from './lib/brief.mjs';
import { install } from './lib/install.mjs';
import { build, generate, typeRoutes } from './lib/prepare.mjs';
import { run, tool } from './lib/run.mjs';
import { main, report, say } from './lib/say.mjs';
import { failedUnits, secondTries, tallyBrowser, tallyUnits, totals } from './lib/test-counts.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'muster-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const unitReport = join(scratch, 'unit.json');
const componentReport = join(scratch, 'component.json');
const browserReport = join(scratch, 'browser.json');
// the tests must not touch the store of the person who runs them
const env = { MUSTER_DATA: join(scratch, 'data'), DATABASE_URL: '', CI: '1' };

/** Tests make much that is soon forgotten: with room for it, it is collected seldom. */
const ROOM = ['--max-semi-space-size=64'];

const node = async (/** @type {string[]} */ args, yields = false) =>
  (await run(process.execPath, [...BRIEF, ...ROOM, ...args], { env, show: true, yields })).status === 0;

/** Says what a check found when it has found it, as others go on beside it. */
const check = async (/** @type {string[]} */ ...args) => {
  const { status, output } = await run(process.execPath, [...BRIEF, ...args], { env, yields: true });
  if (output.trim() !== '') say(output.trim());
  return status === 0;
};

/** These read the sources only, each on one core for most of its time: all at once. */
const CHECKS = {
  lint: () => check(tool('@biomejs/biome/bin/biome'), 'check', '.'),
  'unused code': () => check(tool('knip/bin/knip.js')),
};

/** The build takes the types of routes away and writes them again: this comes after it. */
const checkTypes = () => check(tool('typescript/bin/tsc'), '--noEmit');

const vitest = (/** @type {string} */ file, /** @type {string} */ projects) =>
  node(
    [
      tool('vitest/vitest.mjs'),
      'run',
      `--project=${projects}`,
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    true,
  );

/** True for work that was finished; what stopped it is reported where it stopped. */
const ended = (/** @type {Promise<unknown>} */ work) =>
  work.then(
    () => true,
    (/** @type {unknown} */ error) => {
      report(error);
      return false;
    },
  );

const UNITS = {
  'unit tests': () => vitest(unitReport, '!components'),
  'component tests': async (/** @type {Promise<string>} */ chromium) => {
    if (!(await ended(chromium))) return false;
    Object.assign(env, { CHROMIUM_PATH: await chromium });
    return vitest(componentReport, 'components');
  },
};

/** Chromium is fetched while other tests run; Playwright is there only after the installation. */
const fetchChromium = () => {
  const fetched = import('./lib/chromium.mjs').then(({ ensureChromium }) => ensureChromium());
  // Printed by the caller that needs it.
  fetched.catch(() => {});
  return fetched;
};

const browserTests = async (/** @type {Promise<string>} */ chromium) => {
  Object.assign(env, { CHROMIUM_PATH: await chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport });
  const passed = await node([
    tool('@playwright/test/cli.js'),
    'test',
    '--forbid-only',
    '--reporter=list,json',
  ]);
  return passed && tallyBrowser(browserReport).failed === 0;
};

main(async () => {
  /** @type {string[]} */
  const failed = [];
  const step = async (
    /** @type {string} */ name,
    /** @type {(chromium: Promise<string>) => Promise<boolean>} */ work,
  ) => {
    say(`\n== ${name}`);
    const passed = await work(chromium);
    if (!passed) failed.push(name);
    return passed;
  };
  await install();
  const chromium = fetchChromium();
  await generate();
  await typeRoutes();
  // browsers wait for a page or a server a quarter of their time: what can wait has that time, and no more
  const beside = async () => {
    for (const atOnce of [CHECKS, UNITS]) {
      await Promise.all(Object.entries(atOnce).map(([name, work]) => step(name, work)));
    }
  };
  const afterBuild = async () => {
    const isBuilt = await step('build', () => ended(build({ quickly: true })));
    await Promise.all([isBuilt && step('browser tests', browserTests), step('types', checkTypes)]);
  };
  await Promise.all([afterBuild(), beside()]);
  for (const line of [unitReport, componentReport].flatMap(failedUnits)) say(`\nFailed: ${line}`);
  for (const line of secondTries(browserReport)) say(`\nPassed at the second try only: ${line}`);
  say(
    `\n${totals([tallyUnits(unitReport), tallyUnits(componentReport), tallyBrowser(browserReport)], failed)}`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
});
