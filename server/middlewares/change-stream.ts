import { splitTarget } from '../../lib/api/request-target';
import { FairQueue } from '../../lib/platform/fair-queue';
import { services } from '../../lib/platform/services';
import { type Topic, topicsOf } from '../../lib/platform/topics';
import type { Context } from '../request-context';
import { BUSY } from '../responses/refusals';
import { type Refusal, refuse } from '../responses/refuse';
import type { Middleware } from '../run-middlewares';
import type { ChangeStreams } from '../streams/change-streams';

const PATH = '/api/stream';

const BAD_TOPICS: Refusal = {
  status: 400,
  code: 'invalid',
  message: 'Name the games and events to follow: ?topics=game:ID,event:ID.',
};

const NONE_ALLOWED: Refusal = { status: 404, code: 'not-found', message: 'There is nothing to follow.' };

/** Streams that are opened at once, and that may wait for it. */
const OPENINGS = { atOnce: 2, waiting: 1_000 };

/**
 * Opens a stream of changes (docs/decisions/0062-streams.md). Only its opening waits for its turn: an open stream takes
 * no place in a queue, and its limits are those of `streams` in data/limits.json.
 */
export const changeStream = (streams: ChangeStreams): Middleware => {
  const openings = new FairQueue(OPENINGS);

  const open = async ({ request, response, client }: Context, topics: readonly Topic[]): Promise<void> => {
    const { userOfCookies, allowedTopics } = services();
    const userId = (await userOfCookies?.(request.headers.cookie ?? '')) ?? null;
    const allowed = await allowedTopics?.(userId, topics);
    if (response.closed || response.destroyed) return;
    const followed = topics.filter((topic) => allowed?.has(topic));
    if (followed.length === 0) return refuse(request, response, NONE_ALLOWED);
    // Others were opened while this one waited.
    if (streams.isFull(client.address, followed)) return refuse(request, response, BUSY);
    if (request.method === 'HEAD') {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).end();
      return;
    }
    streams.open({ response, topics: followed, userId, address: client.address });
  };

  return async (context, next) => {
    const { request, response, client, route } = context;
    if (route.row?.path !== PATH) return next();
    const topics = topicsOf(new URLSearchParams(splitTarget(request.url ?? '').search));
    if (topics === null) return refuse(request, response, BAD_TOPICS);
    if (streams.isFull(client.address, topics)) return refuse(request, response, BUSY);
    const release = await openings.acquire(client.address, client.person ?? '', (forget) =>
      response.once('close', forget),
    );
    if (release === null) return refuse(request, response, BUSY);
    try {
      if (!response.closed && !response.destroyed) await open(context, topics);
    } finally {
      release();
    }
  };
};
