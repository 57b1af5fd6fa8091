import type { ServerLimits } from '../limits';
import { matchRoute } from '../match-route';
import { refuse } from '../responses/refuse';
import type { Middleware } from '../run-middlewares';
import { isOperatorRequest, OPERATOR_ROUTE } from './operator-endpoints';

/**
 * Finds the route of a request in data/limits.json. Refuses nothing yet, as metrics and rate limits count by its kind.
 */
export const routing =
  (bounds: ServerLimits['request'], dev: boolean): Middleware =>
  (context, next) => {
    const { request } = context;
    context.route = isOperatorRequest(request) ? OPERATOR_ROUTE : matchRoute(request, bounds, dev);
    return next();
  };

/** Refuses a request whose address, method, host or length fits no route. */
export const rejectUnmatched: Middleware = async ({ request, response, route }, next) =>
  route.refusal === null ? next() : refuse(request, response, route.refusal);
