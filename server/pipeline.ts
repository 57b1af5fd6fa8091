import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { provide } from '../lib/platform/services';
import type { ServerLimits } from './limits';
import { Metrics } from './metrics';
import { changeStream } from './middlewares/change-stream';
import { clientIdentification } from './middlewares/client-identification';
import { errorHandler } from './middlewares/error-handler';
import { fastRoutes } from './middlewares/fast-routes';
import { requestMetrics } from './middlewares/measure-requests';
import { operatorEndpoints } from './middlewares/operator-endpoints';
import { cachedPages } from './middlewares/page-cache';
import { renderPages } from './middlewares/page-rendering';
import { openShell, sendShell } from './middlewares/page-shell';
import { createQueues, type Queues, waitInQueue } from './middlewares/queue';
import { rateLimit } from './middlewares/rate-limit';
import { readBody } from './middlewares/read-body';
import { rejectDuringShutdown } from './middlewares/reject-during-shutdown';
import { requestIds } from './middlewares/request-id';
import { rejectUnmatched, routing } from './middlewares/routing';
import { securityHeaders } from './middlewares/security-headers';
import { workerScript } from './middlewares/service-worker-script';
import { timeout } from './middlewares/timeout';
import { hostsOf } from './page-cache/cache-key';
import { createPageCache } from './page-cache/page-cache';
import { createPageShells, readPartChunks } from './page-shell/page-shells';
import { Scheduler } from './queues/scheduler';
import type { CreateCounter } from './rate-limit/rate-limiter';
import { renderInProcess } from './render-pool/in-process';
import type { RenderPool } from './render-pool/render-pool';
import { createContext } from './request-context';
import type { RequestHandler } from './request-internally';
import { recordStorageError, requestId } from './request-log';
import { type Middleware, runMiddlewares } from './run-middlewares';
import { ChangeStreams } from './streams/change-streams';

type PipelineOptions = {
  readonly limits: ServerLimits;
  readonly proxies: BlockList;
  /** the framework */
  readonly handle: RequestHandler;
  /** renders pages in other processes; without it they are rendered here */
  readonly renderPool?: RenderPool | undefined;
  readonly dev?: boolean;
  /** names the build; none while sources are served */
  readonly build?: string | undefined;
  /** the script of the service worker; none while sources are served */
  readonly worker?: string | undefined;
  /** true while the app warms up */
  readonly isStarting?: () => boolean;
  /** who may read the metrics: METRICS_TOKEN and MUSTER_ORIGINS */
  readonly token?: string | undefined;
  readonly origins?: string | undefined;
  /** what is logged: MUSTER_LOG */
  readonly log?: string | undefined;
  readonly logError?: (line: Readonly<Record<string, unknown>>) => void;
  /** counts requests for all instances */
  readonly counter?: CreateCounter;
};

type Pipeline = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly queues: Queues;
  /** Rejects new requests with 503; running ones finish. */
  readonly close: () => void;
};

/** Counts requests of this process alone. */
const countInProcess: CreateCounter = (limit) => new RateLimiterMemory(limit);

/** What several middlewares share. */
const createParts = (options: PipelineOptions) => {
  const { limits, handle, renderPool, dev = false, origins, logError = () => {} } = options;
  const render = renderPool?.render ?? renderInProcess(handle, dev);
  const cache = createPageCache(render, hostsOf(origins));
  const queues = createQueues(limits, renderPool);
  const metrics = new Metrics();
  const streams = new ChangeStreams({ limits: limits.streams, logError });
  metrics.watchQueues(queues);
  metrics.watchStreams(streams);
  if (renderPool !== undefined) metrics.watchRenderPool(renderPool);
  return {
    render,
    cache,
    queues,
    metrics,
    streams,
    shells: createPageShells(render, cache.version, readPartChunks(options.build)),
    scheduler: new Scheduler(),
    hasRenderPool: renderPool !== undefined,
  };
};

/** All that happens to a request, in this order (docs/decisions/0018-request-pipeline.md). */
const listMiddlewares = (
  options: PipelineOptions,
  {
    render,
    cache,
    queues,
    metrics,
    streams,
    shells,
    scheduler,
    hasRenderPool,
  }: ReturnType<typeof createParts>,
  isStopping: () => boolean,
): readonly Middleware[] => {
  const { limits, proxies, handle, dev = false, build, worker, token, origins, log } = options;
  const { isStarting = () => false, logError = () => {}, counter = countInProcess } = options;
  const { request: bounds, kinds } = limits;
  return [
    errorHandler(logError),
    securityHeaders(dev, build),
    clientIdentification(proxies),
    requestIds,
    routing(bounds, dev),
    requestMetrics(metrics, log),
    rateLimit(limits, countInProcess, counter),
    operatorEndpoints({ metrics, token, origins, isStarting, isStopping }),
    rejectDuringShutdown(isStopping),
    rejectUnmatched,
    readBody(bounds),
    changeStream(streams),
    timeout(kinds),
    workerScript(worker),
    // Sources change while they are served: no page of them is cached.
    ...(dev ? [] : [cachedPages(cache), openShell(shells)]),
    waitInQueue({ limits, queues, scheduler, hasRenderPool }),
    fastRoutes,
    sendShell,
    renderPages({ kinds, cache, render, scheduler, hasRenderPool }),
    ({ request, response }) => handle(request, response),
  ];
};

/** The server between Node's HTTP server and the framework: one array of middlewares. */
export const createPipeline = (options: PipelineOptions): Pipeline => {
  const parts = createParts(options);
  const { queues, scheduler, streams } = parts;
  provide({
    yieldToForeground: () => scheduler.yieldToForeground(),
    announceChange: (topic, version) => streams.announce(topic, version),
    requestId,
    recordStorageError,
  });
  let isStopping = false;
  const middlewares = listMiddlewares(options, parts, () => isStopping);
  return {
    handle: (request, response) => {
      // Our listeners and the framework's together.
      response.setMaxListeners(20);
      return runMiddlewares(middlewares, createContext(request, response));
    },
    queues,
    close: () => {
      isStopping = true;
      streams.close();
    },
  };
};
