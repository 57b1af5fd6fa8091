import { chooseRequestId, runInRequest } from '../request-log';
import type { Middleware } from '../run-middlewares';

/** Gives each request an id, which its response and its lines in the log bear. */
export const requestIds: Middleware = (context, next) => {
  const { request, response, client } = context;
  context.id = chooseRequestId(request, client.isFromProxy);
  response.setHeader('x-request-id', context.id);
  return runInRequest(context.id, next);
};
