import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Client } from './identify-client';
import { type RouteMatch, UNKNOWN_ROUTE } from './match-route';
import type { CacheKey } from './page-cache/cache-key';
import type { OpenShell } from './page-shell/page-shells';
import { type BufferedBody, bufferBody } from './queues/body-memory-limit';
import type { HttpContext } from './request-internally';

/** A request on its way through the middlewares, and what those before have found out about it. */
export type Context = HttpContext & {
  /** milliseconds since 1970 */
  readonly arrivedAt: number;
  readonly incomingBody: BufferedBody;
  id: string;
  client: Client;
  route: RouteMatch;
  /** the whole body, once `readBody` has passed the request on */
  body: readonly Uint8Array[];
  /** of a page that is the same for many */
  cacheKey: CacheKey | null;
  /** of a page that only has to be filled with the data of its visitor */
  shell: OpenShell | null;
};

/**
 * The context of a request that has just arrived. Its body is buffered from now on, as nothing after may miss a byte.
 */
export const createContext = (request: IncomingMessage, response: ServerResponse): Context => {
  const incomingBody = bufferBody(request);
  response.once('finish', incomingBody.discard);
  return {
    request,
    response,
    arrivedAt: Date.now(),
    incomingBody,
    id: '',
    client: { address: '', person: null, isFromProxy: false },
    route: UNKNOWN_ROUTE,
    body: [],
    cacheKey: null,
    shell: null,
  };
};
