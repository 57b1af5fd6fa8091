// The server itself, bundled and started by bin/lib/server.mjs in the root of the clone: `node web.mjs start|dev HOST
// PORT`
import './bootstrap/exit-with-parent.mjs';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import { provide, services } from '../lib/platform/services';
import { proxiesOf } from './bootstrap/trusted-proxies.mjs';
import { endBrokenConnection } from './end-broken-connection';
import { isTrustedProxy } from './identify-client';
import { LIMITS } from './limits';
import { createPipeline } from './pipeline';
import { openCounters } from './rate-limit/create-counters';
import { createPageServer } from './render-pool/page-server';
import { WorkerPool } from './render-pool/render-pool';
import { createSpawner } from './render-pool/spawn-worker';
import { internalServer, type RequestHandler } from './request-internally';
import { readBuild, readWorker } from './service-worker-script';
import { withStaticFiles } from './static-files';
import { FIRST_ANSWERS, FIRST_PAGES, PATIENCE, warmUp } from './warm-up';

const [mode, host = '', port = ''] = process.argv.slice(2);
const dev = mode === 'dev';
const { request: bounds } = LIMITS;

const largest = Math.max(...LIMITS.routes.map(({ body }) => body));

const server = createServer({
  maxHeaderSize: bounds.headers,
  headersTimeout: bounds.headersSeconds * 1000,
  requestTimeout: bounds.seconds * 1000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 20_000,
  // A body is in memory as a whole before a handler runs; its size is bounded.
  highWaterMark: largest + 100_000,
});
server.maxConnections = bounds.sockets;
server.maxRequestsPerSocket = 1_000;

const proxies = proxiesOf(process.env.MUSTER_PROXIES);
const sockets = new Map<string, number>();
server.on('connection', (socket) => {
  const address = socket.remoteAddress ?? '';
  // Through a trusted proxy come many visitors, whose streams stay open.
  if (isTrustedProxy(address, proxies)) return;
  const count = (sockets.get(address) ?? 0) + 1;
  sockets.set(address, count);
  socket.once('close', () => {
    const left = (sockets.get(address) ?? 1) - 1;
    if (left > 0) sockets.set(address, left);
    else sockets.delete(address);
  });
  if (count > bounds.socketsOfAddress) socket.destroy();
});

const logError = (line: Readonly<Record<string, unknown>>): void => {
  const time = new Date().toISOString();
  process.stderr.write(`${JSON.stringify({ time, level: 'fault', ...line })}\n`);
};

const startWorker = createSpawner({
  host,
  port,
  write: async (what, of) => {
    const { pageWrites } = services();
    if (pageWrites === undefined) throw new Error('The app has not started yet.');
    await pageWrites[what](of);
  },
});
/** How many processes render the pages; with none they are rendered here. */
const count = Number(process.env.MUSTER_PAGES ?? 0);
const renderPool =
  count === 0
    ? undefined
    : new WorkerPool({
        count,
        start: startWorker,
        log: (fault) => logError({ where: 'a render worker', fault }),
      });
const build = dev ? undefined : readBuild();

// These limits replace the app's own copy, as a test may have lowered them.
provide({ limits: LIMITS, ...(build !== undefined && { build }) });

const app = next({
  dev,
  dir: process.cwd(),
  hostname: host,
  port: Number(port),
  httpServer: server,
  turbopack: dev,
  // We log each error in one line (instrumentation.ts).
  quiet: !dev,
});
const ready = app.prepare();
/** Requests wait until Next is ready. */
let handle: RequestHandler = () => ready;
let isStarting = true;

const counters = await openCounters(process.env.DATABASE_URL);
// Quotas of a day are counted where rate limits are.
provide({ limiter: counters.limiter });

const pipeline = createPipeline({
  counter: counters.limiter,
  limits: LIMITS,
  dev,
  build,
  worker: build === undefined ? undefined : readWorker(build),
  isStarting: () => isStarting,
  proxies,
  handle: (request, response) => handle(request, response),
  renderPool,
  token: process.env.METRICS_TOKEN,
  origins: process.env.MUSTER_ORIGINS,
  log: process.env.MUSTER_LOG,
  logError,
});

server.on('request', pipeline.handle);
server.on('clientError', (error, socket) => endBrokenConnection(error, socket as Socket));
if (!dev) server.on('upgrade', (_request, socket) => socket.destroy());

/** Milliseconds between two searches for idle connections while the server stops. */
const IDLE_CHECK = 100;

/** Milliseconds that pages under way have when the server stops. */
const PAGES_PATIENCE = 5_000;

/** Finishes what is under way and refuses the rest; then stops render workers, PDF workers and the store. */
const stop = async (): Promise<void> => {
  pipeline.close();
  const answered = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
  await Promise.race([answered, wait(PAGES_PATIENCE)]);
  await renderPool?.stop();
  await answered;
  await services().stop?.();
  await counters.close();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

await ready;
handle = dev ? app.getRequestHandler() : withStaticFiles(app.getRequestHandler());
server.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(`${error.code}: ${error.message}\n`);
  process.exit(1);
});
server.listen(Number(port), host, async () => {
  // Requests during warm-up are answered, only slower.
  if (renderPool !== undefined) {
    const warmPool = Promise.race([renderPool.warm, wait(PATIENCE)]);
    await Promise.all([warmUp(internalServer(handle), FIRST_ANSWERS), warmPool]);
  } else if (!dev) {
    await warmUp(createPageServer(handle), FIRST_PAGES);
    await warmUp(internalServer(handle), FIRST_ANSWERS);
  }
  isStarting = false;
});
