/** Where the framework keeps its scripts; one of them may be a thread of a page, which has the policy of its own answer. */
const SCRIPTS = '/_next/static/';

/** The worker of the pages, which asks for what it keeps. */
const WORKER = '/sw.js';

/**
 * The policy of an answer that is not a page: nobody may make one of it. A thread for spreadsheets loads scripts, and
 * these from here alone (docs/decisions/0038); it may ask nobody.
 */
export const plainPolicy = (url: string, development: boolean): string => {
  if (url === WORKER) return "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
  const scripts = `script-src 'self'${development ? " 'unsafe-eval'" : ''}; `;
  return `default-src 'none'; ${url.startsWith(SCRIPTS) ? scripts : ''}frame-ancestors 'none'`;
};
