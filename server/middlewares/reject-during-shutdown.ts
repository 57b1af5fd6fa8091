import { STOPPING } from '../responses/refusals';
import { refuse } from '../responses/refuse';
import type { Middleware } from '../run-middlewares';

/** Refuses new requests while the server stops; those under way are finished. */
export const rejectDuringShutdown =
  (isStopping: () => boolean): Middleware =>
  async ({ request, response }, next) =>
    isStopping() ? refuse(request, response, STOPPING) : next();
