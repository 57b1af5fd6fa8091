import type { ServerLimits } from '../limits';
import { type CreateCounter, createRateLimiter } from '../rate-limit/rate-limiter';
import { tooMany } from '../responses/refusals';
import { refuse } from '../responses/refuse';
import type { Middleware } from '../run-middlewares';

/** Refuses a request of a person or an address that has sent too many of its kind within a minute. */
export const rateLimit = (limits: ServerLimits, own: CreateCounter, shared: CreateCounter): Middleware => {
  const checkRate = createRateLimiter(limits, own, shared);
  return async ({ request, response, client, route }, next) => {
    const seconds = await checkRate(route.kind, client.address, client.person);
    if (seconds !== null) return refuse(request, response, tooMany(seconds));
    return next();
  };
};
