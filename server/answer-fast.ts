import type { IncomingMessage, ServerResponse } from 'node:http';
import { paramsIn } from '../lib/api/addresses';
import type { RoutePolicy } from '../lib/api/registry/route-policies';
import { splitTarget } from '../lib/api/request-target';
import { services } from '../lib/platform/services';
import { acceptedEncodings, compressText } from './compression';

/** Bytes from which a response is compressed; a shorter one fits into a few packets. */
const LONG = 4_000;

type FastRouteRequest = {
  /** undefined if Muster has nothing at this address */
  readonly row: RoutePolicy | undefined;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly chunks: readonly Uint8Array[];
};

/**
 * Answers a request without the framework if the app has a fast route for it (app/api/_http/fast-routes.ts). False if
 * it has none, or leaves this request to its route; nothing was done then.
 */
export const answerFast = async ({ row, request, response, chunks }: FastRouteRequest): Promise<boolean> => {
  if (row === undefined) return false;
  const route = services().fastRoutes?.[`${request.method} ${row.path}`];
  if (route === undefined) return false;
  const body = Buffer.concat(chunks);
  const { path, search } = splitTarget(request.url ?? '');
  const answer = await route({
    headers: request.headers,
    params: paramsIn(row.path, path),
    search: new URLSearchParams(search),
    body,
  });
  if (answer === null) return false;
  request.resume();
  const plain = Buffer.from(answer.body);
  const [form] = plain.length > LONG ? acceptedEncodings(request) : [];
  const sent = form === undefined ? plain : await compressText(plain, form, 'quick');
  if (response.destroyed || response.headersSent) return true;
  response.writeHead(answer.status, {
    ...answer.headers,
    vary: 'accept-encoding',
    ...(form && { 'content-encoding': form }),
    'content-length': sent.length,
  });
  response.end(sent);
  return true;
};
