import { answerFast } from '../answer-fast';
import type { Middleware } from '../run-middlewares';

/** Answers the requests of the app's fast routes without the framework (docs/decisions/0017). */
export const fastRoutes: Middleware = async ({ request, response, route, body }, next) => {
  if (!(await answerFast({ row: route.row, request, response, chunks: body }))) await next();
};
