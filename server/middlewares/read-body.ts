import type { ServerLimits } from '../limits';
import { BodyMemoryLimit } from '../queues/body-memory-limit';
import { refuseAfter } from '../responses/refusal-timer';
import { BUSY, REQUEST_TOO_SLOW } from '../responses/refusals';
import { refuse } from '../responses/refuse';
import type { Middleware } from '../run-middlewares';

/** Waits for the whole body, within bounds on memory and time: a slow client takes no place in a queue. */
export const readBody = (bounds: ServerLimits['request']): Middleware => {
  const memory = new BodyMemoryLimit(bounds);
  return async (context, next) => {
    const { request, response, client, route, incomingBody } = context;
    // The memory of a client that has left would never be freed.
    if (response.closed || response.destroyed) return;
    const size = route.size;
    const release = memory.reserve(client.address, size);
    if (release === null) return refuse(request, response, BUSY);
    response.once('close', release);
    if (size > 0) {
      const seconds = bounds.bodySeconds + size / bounds.bodyBytesASecond;
      const cancel = refuseAfter(seconds, request, response, REQUEST_TOO_SLOW);
      const closed = new Promise<readonly Uint8Array[]>((done) => response.once('close', () => done([])));
      context.body = await Promise.race([incomingBody.whole, closed]);
      cancel();
    }
    if (response.closed || response.destroyed) return;
    return next();
  };
};
