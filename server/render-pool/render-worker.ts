// A render worker, started by server/render-pool/spawn-worker.ts: `node render-worker.mjs HOST PORT`
import '../bootstrap/exit-with-parent.mjs';
import { Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import next from 'next';
import { provide, services } from '../../lib/platform/services';
import { watchForParent } from '../bootstrap/kill-when-orphaned.mjs';
import { LIMITS } from '../limits';
import type { RequestHandler } from '../request-internally';
import { recordStorageError, requestId } from '../request-log';
import { readBuild } from '../service-worker-script';
import { FIRST_PAGES, warmUp } from '../warm-up';
import { createPageServer } from './page-server';
import {
  FIRST_PIPE,
  PIPES,
  type WorkerCommand,
  type WorkerMessage,
  type WorkerState,
} from './worker-protocol';

const [host = '', port] = process.argv.slice(2);

/** Nanoseconds in a second. */
const NANO = 1e9;

watchForParent();

const send = (message: WorkerMessage): void => {
  process.send?.(message);
};

const openWrites = new Map<number, (error?: string) => void>();
let writeCount = 0;

provide({
  build: readBuild(),
  limits: LIMITS,
  requestId,
  recordStorageError,
  countPageError: () => send({ pageError: true }),
  isReadOnly: true,
  writeForPage: (what, of) =>
    new Promise((done, failed) => {
      const id = ++writeCount;
      openWrites.set(id, (error) => (error === undefined ? done() : failed(new Error(error))));
      send({ write: id, what, of });
    }),
});

const handle: RequestHandler = (request, response) => handler(request, response);
const server = createPageServer(handle);
const app = next({ dir: process.cwd(), hostname: host, port: Number(port), httpServer: server, quiet: true });
await app.prepare();
const handler = app.getRequestHandler();

const lag = monitorEventLoopDelay({ resolution: 20 });
lag.enable();

const readState = (): WorkerState => {
  const { rss: resident, heapUsed: heap } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const state = { resident, heap, work: (user + system) / 1e6, lag: lag.max / NANO };
  lag.reset();
  return state;
};

// A terminal or a service sends its signals to every process: the main one says when to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

process.on('message', async (message: WorkerCommand) => {
  if ('ping' in message) send({ pong: message.ping, state: readState() });
  else if ('done' in message) {
    openWrites.get(message.done)?.(message.error);
    openWrites.delete(message.done);
  } else {
    await services().stop?.();
    process.exit(0);
  }
});

for (let pipe = 0; pipe < PIPES; pipe++) {
  server.emit('connection', new Socket({ fd: FIRST_PIPE + pipe, readable: true, writable: true }));
}
await warmUp(server, FIRST_PAGES);
send({ warm: true });
