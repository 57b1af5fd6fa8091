import { required, type ServerLimits } from '../limits';
import { refuseAfter } from '../responses/refusal-timer';
import { RESPONSE_TOO_SLOW } from '../responses/refusals';
import type { Middleware } from '../run-middlewares';

/** Refuses a request that takes longer than data/limits.json allows its kind, waiting included. */
export const timeout =
  (kinds: ServerLimits['kinds']): Middleware =>
  ({ request, response, route }, next) => {
    refuseAfter(required(kinds, route.kind).seconds, request, response, RESPONSE_TOO_SLOW);
    return next();
  };
