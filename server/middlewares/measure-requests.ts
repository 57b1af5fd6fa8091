import type { Metrics } from '../metrics';
import { createRequestLog } from '../request-log';
import type { Middleware } from '../run-middlewares';

/**
 * Counts and times every request until its response is closed, a stream until it is open; logs it where MUSTER_LOG
 * says so.
 */
export const requestMetrics = (metrics: Metrics, logLevel: string | undefined): Middleware => {
  const log = createRequestLog(logLevel);
  return async ({ id, request: { method }, response, route }, next) => {
    const end = metrics.begin();
    const labels = { kind: route.kind, method, path: route.row?.path };
    const finish = () => {
      response.off('close', finish);
      const { statusCode: status } = response;
      log({ id, ...labels, status, seconds: end({ ...labels, status }) });
    };
    response.once('close', finish);
    await next();
    if (route.kind === 'stream' && !response.closed) finish();
  };
};
