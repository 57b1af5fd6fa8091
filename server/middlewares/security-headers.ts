import { BUILD_HEADER } from '../../lib/api/build-header';
import { plainPolicy } from '../content-security-policy/file-policy';
import type { Middleware } from '../run-middlewares';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** Sets the strictest headers on every response; pages replace the policy with their own. */
export const securityHeaders =
  (dev: boolean, build?: string): Middleware =>
  ({ request: { url = '' }, response }, next) => {
    response.setHeader('content-security-policy', plainPolicy(url, dev));
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (build !== undefined && url.startsWith('/api/')) response.setHeader(BUILD_HEADER, build);
    return next();
  };
