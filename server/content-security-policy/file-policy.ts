/** The framework's scripts; one of them may be a worker of a page, which has the policy of its own response. */
const SCRIPTS = '/_next/static/';

/** The service worker, which requests what it caches. */
const WORKER = '/sw.js';

/**
 * The policy of a response that is not a page. A worker for spreadsheets may load our scripts (docs/decisions/0038),
 * and send no requests.
 */
export const plainPolicy = (url: string, development: boolean): string => {
  if (url === WORKER) return "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
  const scripts = `script-src 'self'${development ? " 'unsafe-eval'" : ''}; `;
  return `default-src 'none'; ${url.startsWith(SCRIPTS) ? scripts : ''}frame-ancestors 'none'`;
};
