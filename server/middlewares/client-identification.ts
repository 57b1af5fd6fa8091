import type { BlockList } from 'node:net';
import { identifyClient } from '../identify-client';
import type { Middleware } from '../run-middlewares';

/** Finds out who sends a request, and removes from its headers what only Muster or a trusted proxy may say. */
export const clientIdentification =
  (proxies: BlockList): Middleware =>
  (context, next) => {
    context.client = identifyClient(context.request, proxies, context.arrivedAt);
    return next();
  };
