import { refuse } from './refusal.mjs';
import { troubleOfRequest } from './request-log.mjs';

/**
 * A page that could not be made for a trouble of the disk or the database is answered as the API answers it: 503 or 507 and
 * a sentence, in place of the framework's bare 500. Before the framework has the answer in hand.
 */
export const watchForTrouble = (request, response) => {
  const { writeHead, write, end } = response;
  const own = { writeHead, write, end };
  const nothing = () => response;
  /** True when the sentence has gone out in place of what was about to. */
  const isTold = (status) => {
    const trouble = status >= 500 && !response.headersSent ? troubleOfRequest() : undefined;
    if (trouble === undefined) return false;
    const id = response.getHeader('x-request-id');
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    if (id !== undefined) response.setHeader('x-request-id', id);
    Object.assign(response, own);
    refuse(request, response, trouble);
    // what the framework goes on to say is heard by nobody
    Object.assign(response, { writeHead: nothing, write: () => true, end: nothing });
    return true;
  };
  response.writeHead = (status, ...more) =>
    isTold(status) ? response : writeHead.call(response, status, ...more);
  response.write = (...args) => isTold(response.statusCode) || write.apply(response, args);
  response.end = (...args) => (isTold(response.statusCode) ? response : end.apply(response, args));
};
