import { FairQueue } from '../../lib/platform/fair-queue';
import { required, type ServerLimits } from '../limits';
import type { Scheduler } from '../queues/scheduler';
import type { RenderPool } from '../render-pool/render-pool';
import type { Context } from '../request-context';
import { BUSY } from '../responses/refusals';
import { refuse } from '../responses/refuse';
import { ResponseBackpressure } from '../responses/response-backpressure';
import type { Middleware } from '../run-middlewares';

/** Seconds a handler may keep its place after its client has disconnected or its time is over. */
const GRACE = 30;

/** The queue of requests that are answered with a page, if only with one that says "not found". */
export const PAGE_QUEUE = 'page';
/** The queue of small responses. */
const SMALL_QUEUE = 'light';
/** The queue of requests that take long, which run in the background. */
const HEAVY_QUEUE = 'heavy';

export type Queues = Readonly<Record<string, FairQueue>>;

/** A queue for each name of data/limits.json; as many pages at once as the render pool takes, if there is one. */
export const createQueues = ({ queues }: Pick<ServerLimits, 'queues'>, renderPool?: RenderPool): Queues =>
  Object.fromEntries(
    Object.entries(queues).map(([name, bounds]) => [
      name,
      new FairQueue(
        name === PAGE_QUEUE && renderPool ? { ...bounds, atOnce: renderPool.concurrency } : bounds,
      ),
    ]),
  );

type QueueOptions = {
  readonly limits: Pick<ServerLimits, 'kinds' | 'queues' | 'request'>;
  readonly queues: Queues;
  readonly scheduler: Scheduler;
  /** pages are rendered in other processes and block nothing here */
  readonly hasRenderPool: boolean;
};

/** Lets a request wait for its turn, in one queue, which is chosen before. */
export const waitInQueue = ({
  limits: { kinds, queues: bounds, request: requestBounds },
  queues,
  scheduler,
  hasRenderPool,
}: QueueOptions): Middleware => {
  const backpressure = new ResponseBackpressure(requestBounds);

  /** Large bodies always wait with heavy requests; small bodies of heavy requests, and shells, with small ones. */
  const chooseQueue = ({ route: { kind, size }, shell }: Context): string => {
    const { queue, small } = required(kinds, kind);
    if (size > requestBounds.largeBody) return HEAVY_QUEUE;
    if (small !== undefined && size <= small.body) return small.queue;
    return shell === null ? queue : SMALL_QUEUE;
  };

  return async (context, next) => {
    const { request, response, client } = context;
    // The client may have left while a middleware queried the store: its 'close' event would never come.
    if (response.closed || response.destroyed) return;
    const name = chooseQueue(context);
    const { isInteractive = false, goesBeforePages = false, sendsFiles = false } = required(bounds, name);
    const isForeground = isInteractive && !(name === PAGE_QUEUE && hasRenderPool);
    const endForeground = isForeground ? scheduler.begin(goesBeforePages) : () => {};
    response.once('close', endForeground);
    const release = await required(queues, name).acquire(client.address, client.person ?? '', (forget) =>
      response.once('close', forget),
    );
    if (release === null) return refuse(request, response, BUSY);
    // A file stream may never see its client disconnect: eight of them would block all static files.
    const grace = sendsFiles ? 0 : GRACE;
    let isWorking = true;
    response.once('close', () => {
      if (isWorking) setTimeout(release, grace * 1000).unref();
    });
    try {
      if (response.closed || response.destroyed) return;
      backpressure.watch(response, release);
      await (name === HEAVY_QUEUE ? scheduler.runBackground(next) : next());
    } finally {
      isWorking = false;
      release();
    }
  };
};
