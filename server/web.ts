// The server itself, bundled and started by bin/lib/server.mjs in the root of the clone: `node web.mjs start|dev HOST PORT`
import './plain/tether.mjs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import { BUILD_HEADER } from '../lib/api/build';
import { drawPages } from './answers/draw-page';
import { plainPolicy } from './answers/plain-policy';
import { refuse } from './answers/refusal';
import { openCounters } from './counts/counters';
import { makeGate } from './gate';
import { LIMITS } from './limits';
import type { Handle } from './made/ask-within';
import { withPackedFiles } from './packed-files';
import { makePagePool } from './pages/page-pool';
import { makeStarter } from './pages/start-page-process';
import { proxiesOf } from './plain/proxies.mjs';
import { lend, ports } from './ports';
import { FIRST_ANSWERS, FIRST_PAGES, PATIENCE, warmUp } from './warm-up';
import { readBuild, readWorker } from './worker-file';

const [mode, host = '', port = ''] = process.argv.slice(2);
const dev = mode === 'dev';
const { request: bounds } = LIMITS;

/** What an answer says unless a page says otherwise. */
const PLAIN = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

const largest = Math.max(...LIMITS.routes.map(({ body }) => body));

const server = createServer({
  maxHeaderSize: bounds.headers,
  headersTimeout: bounds.headersSeconds * 1000,
  requestTimeout: bounds.seconds * 1000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 20_000,
  // a body is in memory as a whole before anything works on it; its size is known and bounded
  highWaterMark: largest + 100_000,
});
server.maxConnections = bounds.sockets;
server.maxRequestsPerSocket = 1_000;

const sockets = new Map<string, number>();
server.on('connection', (socket) => {
  const address = socket.remoteAddress ?? '';
  const count = (sockets.get(address) ?? 0) + 1;
  sockets.set(address, count);
  socket.once('close', () => {
    const left = (sockets.get(address) ?? 1) - 1;
    if (left > 0) sockets.set(address, left);
    else sockets.delete(address);
  });
  if (count > bounds.socketsOfAddress) socket.destroy();
});

const note = (line: Readonly<Record<string, unknown>>): void => {
  const time = new Date().toISOString();
  process.stderr.write(`${JSON.stringify({ time, level: 'fault', ...line })}\n`);
};

const startPages = makeStarter({
  host,
  port,
  write: async (what, of) => {
    const { writes } = ports();
    if (writes === undefined) throw new Error('The app has not started yet.');
    await writes[what](of);
  },
});
/** How many processes draw the pages; none: they are drawn here. */
const count = Number(process.env.MUSTER_PAGES ?? 0);
const pages =
  count === 0
    ? undefined
    : makePagePool({
        count,
        start: startPages,
        note: (fault) => note({ where: 'a page process', fault }),
      });
const build = dev ? undefined : readBuild();

// the app's own copies of the limits give way to the ones that hold here
lend({ limits: LIMITS, ...(build !== undefined && { build }) });

const app = next({
  dev,
  dir: process.cwd(),
  hostname: host,
  port: Number(port),
  httpServer: server,
  turbopack: dev,
  // each fault is one line of ours (instrumentation.ts)
  quiet: !dev,
});
const ready = app.prepare();
/** Nobody is let in before it is there. */
let handle: Handle = () => ready;
let starting = true;

const counters = await openCounters(process.env.DATABASE_URL);
// what is stored in a day is counted where turns are
lend({ limiter: counters.limiter });

const gate = makeGate({
  counter: counters.limiter,
  limits: LIMITS,
  dev,
  worker: build === undefined ? undefined : readWorker(build),
  starting: () => starting,
  proxies: proxiesOf(process.env.MUSTER_PROXIES),
  handle: (request, response) => handle(request, response),
  elsewhere: pages,
  token: process.env.METRICS_TOKEN,
  origins: process.env.MUSTER_ORIGINS,
  log: process.env.MUSTER_LOG,
});

server.on('request', (request, response) => {
  response.setHeader('content-security-policy', plainPolicy(request.url ?? '', dev));
  for (const [name, value] of Object.entries(PLAIN)) response.setHeader(name, value);
  if (build !== undefined && request.url?.startsWith('/api/')) response.setHeader(BUILD_HEADER, build);
  gate.pass(request, response).catch((error: unknown) => {
    note({ where: request.method, fault: error instanceof Error ? error.name : undefined });
    refuse(request, response, { status: 500, code: 'fault', message: 'Muster has a fault here. Try again.' });
  });
});
server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
});
if (!dev) server.on('upgrade', (_request, socket) => socket.destroy());

/** Milliseconds between two looks for connections that are under way no more. */
const LOOK = 100;

/** Milliseconds that pages under way have when the server is told to stop. */
const PAGES_PATIENCE = 5_000;

/** What is under way is answered, what comes is not; then pages, the writer of PDFs and the store are closed. */
const stop = async (): Promise<void> => {
  gate.close();
  const answered = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  setInterval(() => server.closeIdleConnections(), LOOK);
  await Promise.race([answered, wait(PAGES_PATIENCE)]);
  await pages?.stop();
  await answered;
  await ports().stop?.();
  await counters.close();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

await ready;
handle = dev ? app.getRequestHandler() : withPackedFiles(app.getRequestHandler());
server.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(`${error.code}: ${error.message}\n`);
  process.exit(1);
});
server.listen(Number(port), host, async () => {
  // who comes before is answered as ever, and waits for what is loaded
  if (pages !== undefined)
    await Promise.all([warmUp(handle, FIRST_ANSWERS), Promise.race([pages.warm, wait(PATIENCE)])]);
  else if (!dev) {
    await warmUp(drawPages(handle), FIRST_PAGES);
    await warmUp(handle, FIRST_ANSWERS);
  }
  starting = false;
});
