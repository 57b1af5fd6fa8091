import type { Middleware } from '../run-middlewares';
import { sendWorkerScript, WORKER_PATH } from '../service-worker-script';

/** Sends the service worker's script, which only a build has. */
export const workerScript =
  (script: string | undefined): Middleware =>
  async ({ request, response, route }, next) => {
    if (script === undefined || route.row?.path !== WORKER_PATH) return next();
    sendWorkerScript(script, request, response);
  };
