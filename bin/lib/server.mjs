import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { lanAddresses } from '../../server/bootstrap/lan-addresses.mjs';
import { pageCount, renderWorkersError } from '../../server/bootstrap/render-worker-count.mjs';
import { STARTING } from '../../server/bootstrap/starting-message.mjs';
import { proxiesError } from '../../server/bootstrap/trusted-proxies.mjs';
import { startAutomaticBackups } from './automatic-backups.mjs';
import { BRIEF_WITH_STORE } from './brief.mjs';
import { fixedPort, freePort } from './port.mjs';
import { needOnlyServer, noteRunning } from './running.mjs';
import { say, Trouble } from './say.mjs';
import { secretPlace } from './secret-words.mjs';
import { serverBundle } from './server-bundle.mjs';
import { DATA, ENVIRONMENT, ROOT, SERVER_DATABASE, storeName } from './settings.mjs';
import { VERSION } from './version.mjs';

/**
 * The server's own heap in megabytes, some five times what it needs at rest: garbage is collected before it is a heap.
 */
const HEAP = ['--max-old-space-size=448', '--max-semi-space-size=8'];

/**
 * @typedef {import('./server-bundle.mjs').Mode} Mode
 * @typedef {{ status: number, signal: NodeJS.Signals | null }} End
 * `isFixed`: a taken port is refused in place of the next free one; `restarts`: how often a server that ended by itself
 * is started again; `program`: a test's own server.
 * @typedef {{ host: string, port: number, isFixed?: boolean, restarts?: number, program?: string }} Address
 */

/** A server of browser tests ends with them. */
const BRIEFLY = process.env.MUSTER_TEST_BRIEF === '1' ? BRIEF_WITH_STORE : [];

/** Time for running requests when the server gets a signal to stop. */
const PATIENCE = 25_000;

const launch = (
  /** @type {string} */ program,
  /** @type {Mode} */ mode,
  /** @type {string} */ host,
  /** @type {number} */ port,
) => {
  const child = spawn(process.execPath, [...HEAP, ...BRIEFLY, program, mode, host, String(port)], {
    cwd: ROOT,
    env: {
      ...ENVIRONMENT,
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      PORT: String(port),
      MUSTER_GATE: '1',
      // sources that are edited are served by one process
      MUSTER_PAGES:
        mode === 'dev' ? '0' : String(pageCount(process.env.MUSTER_PAGES, availableParallelism())),
      // freed memory goes back to the system sooner: bodies and PDFs come and go
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('A child with pipes has none.');

  // what Next says before it is ready is its banner, or why it is not; from then on it is news
  const collect = (/** @type {string} */ chunk) => {
    server.output += chunk;
  };
  stdout.setEncoding('utf8').on('data', collect);
  stderr.setEncoding('utf8').on('data', collect);
  const server = {
    child,
    output: '',
    over: false,
    /** @type {Promise<End>} */
    ended: new Promise((done) =>
      child.on('exit', (status, signal) => {
        server.over = true;
        done({ status: status ?? 1, signal });
      }),
    ),
    letThrough: () => {
      stdout.off('data', collect).pipe(process.stdout);
      stderr.off('data', collect).pipe(process.stderr);
    },
  };
  return server;
};

const ANYWHERE = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);
const hostToAsk = (/** @type {string} */ host) => ANYWHERE.get(host) ?? host;

/**
 * True once the server answers and has warmed up, whether or not its store is ready.
 * @returns {Promise<boolean>}
 */
const answers = (/** @type {string} */ host, /** @type {number} */ port) =>
  new Promise((done) => {
    const request = get({ host: hostToAsk(host), port, path: '/readyz' }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => done(text.trim() !== STARTING));
    });
    request.on('error', () => done(false));
  });

const tell = (/** @type {string} */ host, /** @type {number} */ port) => {
  const local = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const urlOf = (/** @type {string} */ address) =>
    `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
  say();
  say(`Muster ${VERSION} is at ${urlOf(local)}`);
  if (local === 'localhost' && host !== 'localhost') {
    for (const address of lanAddresses()) say(`On the network at  ${urlOf(address)}`);
  }
  if (SERVER_DATABASE === undefined) say(`The data is in     ${DATA}`);
  else {
    say(`The data is in     ${storeName(SERVER_DATABASE)}`);
    say(`The secret is in   ${secretPlace(DATA)}`);
  }
  say('Ctrl-C stops it.');
  return urlOf(local);
};

/**
 * Why a server ended without a signal.
 * @returns {{ sentence: string, advice: string }}
 */
const endWords = (/** @type {End} */ { status, signal }) => {
  if (signal === 'SIGKILL') {
    return {
      sentence: 'The server was killed (SIGKILL).',
      advice:
        'this is often the system, out of memory: `journalctl -k` or `dmesg` says so. Give the machine more memory or swap.',
    };
  }
  if (signal !== null) {
    return {
      sentence: `The server was ended by ${signal}.`,
      advice: 'see the lines above, if there are any.',
    };
  }
  if (status === 0) {
    return {
      sentence: 'Another program told the server to stop (status 0).',
      advice: 'to stop Muster, stop `npm run up` or its service.',
    };
  }
  return {
    sentence: `The server stopped by itself (status ${status}).`,
    advice: 'see the lines above, if there are any.',
  };
};

/** Counts on how far the store is written; the driver is there only after the installation. */
const watch = async () =>
  SERVER_DATABASE === undefined ? (await import('./store-count.mjs')).watchStore(DATA) : undefined;

/**
 * Serves the built pages (`start`) or the sources (`dev`) until a signal ends it; only a test may lower the limits.
 * @param {Mode} mode
 * @param {Address & { forTests?: boolean }} address
 */
export const serve = async (mode, { forTests = false, ...address }) => {
  if (process.env.MUSTER_TEST_LIMITS && !forTests) {
    throw new Trouble(
      'MUSTER_TEST_LIMITS is set, which lowers limits for tests: Muster does not serve people with it.',
      {
        advice: 'unset it, and start again.',
      },
    );
  }
  const store = await watch();
  try {
    await serveUntilStopped(mode, address);
  } finally {
    const left = await store?.settle();
    if (left !== undefined) say(left);
  }
  say('Muster has stopped.');
};

const serveUntilStopped = async (
  /** @type {Mode} */ mode,
  /** @type {Address} */ { host, port: preferredPort, isFixed, restarts = 0, program = serverBundle(mode) },
) => {
  // Reject bad settings in words before anything starts.
  const fault = proxiesError(process.env.MUSTER_PROXIES);
  if (fault !== null) {
    throw new Trouble(fault, {
      advice: 'write addresses or networks separated by commas: 127.0.0.1, 10.0.0.0/8.',
    });
  }
  const wrong = renderWorkersError(process.env.MUSTER_PAGES);
  if (wrong !== null) {
    throw new Trouble(wrong, { advice: 'write a number, 0 for one process that does all, or leave it out.' });
  }
  // what the server writes is for its user's eyes only
  process.umask(0o077);
  /** @type {ReturnType<typeof launch> | undefined} */
  let server;
  let stopping = false;
  const stop = () => {
    // A second signal stops at once.
    if (stopping) return server?.child.kill('SIGKILL');
    stopping = true;
    server?.child.kill('SIGTERM');
    setTimeout(() => server?.child.kill('SIGKILL'), PATIENCE).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

  needOnlyServer();
  let port = await (isFixed ? fixedPort(preferredPort, host) : freePort(preferredPort, host));
  const start = async () => {
    server = launch(program, mode, host, port);
    while (!server.over && !(await answers(host, port))) await wait(50);
    return server;
  };
  while (!stopping) {
    const { over, output } = await start();
    // another program may have been quicker to take the port
    if (!over || !output.includes('EADDRINUSE')) break;
    port = await (isFixed ? fixedPort(preferredPort, host) : freePort(port + 1, host));
  }
  if (server?.over && !stopping) {
    throw new Trouble('The server could not start.', {
      output: server.output,
      advice: 'see the message above.',
    });
  }
  if (!stopping) {
    if (preferredPort !== 0 && port !== preferredPort) say(`Port ${preferredPort} is taken; using ${port}.`);
    const address = tell(host, port);
    noteRunning(DATA, address);
    if (mode === 'start') noteRunning('.next', address);
    server?.letThrough();
  }
  const stopBackups = stopping || SERVER_DATABASE !== undefined ? undefined : startAutomaticBackups(DATA);
  let end = await server?.ended;
  for (let count = 1; !stopping && end !== undefined && end.status !== 0 && count <= restarts; count++) {
    say(`${endWords(end).sentence} Starting it again (${count} of ${restarts}).`);
    const again = await start();
    again.letThrough();
    if (again.over) process.stderr.write(again.output);
    end = await again.ended;
  }
  await stopBackups?.();
  if (!stopping && end !== undefined) {
    const { sentence, advice } = endWords(end);
    throw new Trouble(sentence, { advice });
  }
};
