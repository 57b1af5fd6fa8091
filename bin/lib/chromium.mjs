import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, runNode, tool } from './run.mjs';
import { say, Trouble } from './say.mjs';

/** Without the parts of a window: a tenth less work for the processor. */
const SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Playwright turns these off, and says so in the one switch that counts, the last: they are named again. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the address bar, which tests never open: loading them takes a second in each test. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process in readiness for a page of another site, which no test opens: each test would start one. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/** Arguments of a browser for tests and measurements: it runs in a container and sends no requests of its own. */
export const CHROMIUM_ARGS = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES, SPARE_PROCESS].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same where nothing is measured: a page lives for seconds, too short for what V8 would optimise of it. */
export const BRIEF_CHROMIUM_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-maglev --no-turbofan'];

/** The Chromium to test with: CHROMIUM_PATH, else one that is installed, else Playwright's own; else undefined. */
export const findChromium = () => {
  const { CHROMIUM_PATH: path } = process.env;
  if (path && !existsSync(path)) {
    throw new Trouble(`CHROMIUM_PATH names ${path}, which does not exist.`, {
      advice: 'set it to a Chromium or Chrome, or unset it.',
    });
  }
  return path || [...INSTALLED, chromium.executablePath()].find((candidate) => existsSync(candidate));
};

// Ubuntu's package of that name is a shim for another package system
const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));

const installPackage = async () => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-q'], { env });
  if (update.status !== 0) return update;
  const install = (/** @type {string[]} */ ...packages) =>
    run('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], { env });
  const shell = await install('chromium-headless-shell', 'fonts-liberation');
  // an older Debian has no package of its own for it
  return shell.status === 0 ? shell : install('chromium', 'fonts-liberation');
};

/** Sees to it that there is a Chromium and gives its path. */
export const ensureChromium = async () => {
  const path = findChromium();
  if (path) return path;
  say('Installing Chromium for the browser tests (a minute or two, the first time only)');
  const byPackage = isDebianRoot() ? await installPackage() : undefined;
  if (byPackage?.status !== 0) {
    await runNode([tool('@playwright/test/cli.js'), 'install', 'chromium'], {
      failure: 'There is no Chromium for the browser tests, and it could not be installed.',
      advice: 'install Chromium or Chrome yourself, set CHROMIUM_PATH to it and run the command again.',
    });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Trouble('Chromium was installed, but cannot be found.', {
    output: byPackage?.output,
    advice: 'set CHROMIUM_PATH to it and run the command again.',
  });
};
