// A page process, started by server/pages/start-page-process.ts: `node page.mjs SOCKET HOST PORT`
import './plain/tether.mjs';
import { rmdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import next from 'next';
import { drawPages } from './answers/draw-page';
import { refuse } from './answers/refusal';
import { LIMITS } from './limits';
import type { FromPages, ToPages } from './pages/page-process';
import { ID_HEADER } from './pages/pass-on';
import { watchForParent } from './plain/orphan-watch.mjs';
import { lend, ports } from './ports';
import { asRequest, noteTrouble, requestId } from './request-log';
import { FIRST_PAGES, warmUp } from './warm-up';
import { readBuild } from './worker-file';

const [path = '', host = '', port] = process.argv.slice(2);

/** Bytes of the headers of a request and of those that the door adds. */
const HEADERS = LIMITS.request.headers * 2;
/** Nanoseconds in a second. */
const NANO = 1e9;

watchForParent();

const tell = (message: FromPages): void => {
  process.send?.(message);
};

const openWrites = new Map<number, (fault?: string) => void>();
let writeCount = 0;

lend({
  build: readBuild(),
  limits: LIMITS,
  requestId,
  noteTrouble,
  notePageFault: () => tell({ pageFault: true }),
  onlyReads: true,
  write: (what, of) =>
    new Promise((done, failed) => {
      const id = ++writeCount;
      openWrites.set(id, (fault) => (fault === undefined ? done() : failed(new Error(fault))));
      tell({ write: id, what, of });
    }),
});

// connections are those of the door, which keeps its own times
const server = createServer({ maxHeaderSize: HEADERS, headersTimeout: 0, requestTimeout: 0 });
server.keepAliveTimeout = 0;

const app = next({ dir: process.cwd(), hostname: host, port: Number(port), httpServer: server, quiet: true });
await app.prepare();
const draw = drawPages(app.getRequestHandler());

server.on('request', (request, response) => {
  // ours and the framework's together
  response.setMaxListeners(20);
  const id = String(request.headers[ID_HEADER] ?? '');
  delete request.headers[ID_HEADER];
  asRequest(id, () => draw(request, response)).catch(() => {
    refuse(request, response, { status: 500, code: 'fault', message: 'Muster has a fault here. Try again.' });
  });
});

const lag = monitorEventLoopDelay({ resolution: 20 });
lag.enable();

const stateNow = () => {
  const { rss: resident, heapUsed: heap } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const state = { resident, heap, work: (user + system) / 1e6, lag: lag.max / NANO };
  lag.reset();
  return state;
};

const removeSocket = (): void => {
  if (process.platform === 'win32') return;
  rmSync(path, { force: true });
  try {
    // where the main process could not, the last of its page processes takes the folder away
    if (!process.connected) rmdirSync(dirname(path));
  } catch {
    // another has its socket there still
  }
};
process.on('exit', removeSocket);
// signals of a terminal or a service reach every process: the main one says when
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

process.on('message', async (message: ToPages) => {
  if ('ask' in message) tell({ asked: message.ask, state: stateNow() });
  else if ('done' in message) {
    openWrites.get(message.done)?.(message.fault);
    openWrites.delete(message.done);
  } else {
    await ports().stop?.();
    process.exit(0);
  }
});

server.listen(path, async () => {
  await warmUp(draw, FIRST_PAGES);
  tell({ warm: true });
});
