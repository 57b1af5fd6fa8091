// npm run test:node -- MAJOR: `up`, the pure and the server tests on another version of Node, fetched as an npm package
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { install, npm } from './lib/install.mjs';
import { freePort } from './lib/port.mjs';
import { run, tool } from './lib/run.mjs';
import { main, say, Trouble } from './lib/say.mjs';
import { ENVIRONMENT, ROOT } from './lib/settings.mjs';

/** Milliseconds that `up` may take, an installation and a build included. */
const START_PATIENCE = 900_000;

const PLATFORM = process.platform === 'win32' ? 'win' : process.platform;

/** Installs the newest Node of a major version into a folder; the path of its program. */
const fetchNode = async (/** @type {string} */ major, /** @type {string} */ folder) => {
  const name = `node-${PLATFORM}-${process.arch}`;
  const { status, output } = await npm([
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `${name}@${major}`,
  ]);
  if (status !== 0) {
    throw new Trouble(`Node ${major} could not be fetched.`, { output, advice: 'check that version.' });
  }
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  return join(folder, 'node_modules', name, program);
};

/** Starts Muster with `up` until it answers, asks for its first page, and stops it. */
const startAndStop = async (
  /** @type {string} */ node,
  /** @type {Record<string, string | undefined>} */ env,
) => {
  const port = await freePort(0, '127.0.0.1');
  const child = spawn(node, ['bin/up.mjs'], {
    cwd: ROOT,
    env: /** @type {NodeJS.ProcessEnv} */ ({
      ...ENVIRONMENT,
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((done) => child.once('exit', done));
  let output = '';
  const ready = new Promise((done) => {
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      output += chunk;
      if (output.includes('Ctrl-C')) done(true);
    });
  });
  const late = setTimeout(() => child.kill('SIGTERM'), START_PATIENCE);
  const isReady = await Promise.race([ready, exited.then(() => false)]);
  clearTimeout(late);
  const page = isReady ? (await fetch(`http://127.0.0.1:${port}/`)).status : 0;
  child.kill('SIGTERM');
  const status = await exited;
  if (page !== 200 || status !== 0) say(`${output}\nFirst page: ${page}; exit status: ${status}`);
  return page === 200 && status === 0;
};

main(async () => {
  const [major = ''] = process.argv.slice(2);
  if (!/^\d+$/.test(major)) {
    throw new Trouble('No version of Node is given.', { advice: 'run npm run test:node -- 22, 24 or 26.' });
  }
  await install();
  const scratch = mkdtempSync(join(tmpdir(), 'muster-node-'));
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
  const node = await fetchNode(major, scratch);
  const { output: version } = await run(node, ['--version']);
  say(`Node ${version.trim()}`);
  // What a program starts by the name `node` is that Node too.
  const env = {
    PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
    MUSTER_DATA: join(scratch, 'data'),
    DATABASE_URL: '',
  };
  const runTests = async (/** @type {string[]} */ ...args) =>
    (await run(node, args, { env, show: true })).status === 0;
  const steps = {
    up: () => startAndStop(node, env),
    'pure tests': () => runTests(tool('vitest/vitest.mjs'), 'run', '--project=pure'),
    'server tests': async () => {
      const { ensureChromium } = await import('./lib/chromium.mjs');
      Object.assign(env, { CHROMIUM_PATH: await ensureChromium() });
      return runTests(tool('@playwright/test/cli.js'), 'test', '--project=server');
    },
  };
  const failed = [];
  for (const [name, step] of Object.entries(steps)) {
    say(`\n== ${name}`);
    if (!(await step())) failed.push(name);
  }
  say(`\nNode ${version.trim()}: ${failed.length === 0 ? 'all passed' : `failed: ${failed.join(', ')}`}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});
