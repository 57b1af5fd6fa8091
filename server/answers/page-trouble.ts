import type { IncomingMessage, ServerResponse } from 'node:http';
import { troubleOfRequest } from '../request-log';
import { refuse } from './refusal';

/**
 * A page that could not be made for a trouble of the disk or the database is answered as the API answers it: 503 or 507 and
 * a sentence, in place of the framework's bare 500. Before the framework has the answer in hand.
 */
export const watchForTrouble = (request: IncomingMessage, response: ServerResponse): void => {
  const { writeHead, write, end } = response;
  const own = { writeHead, write, end };
  const nothing = () => response;
  /** True when the sentence has gone out in place of what was about to. */
  const isTold = (status: number): boolean => {
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
  Object.assign(response, {
    writeHead: (status: number, ...more: unknown[]) =>
      isTold(status) ? response : Reflect.apply(writeHead, response, [status, ...more]),
    write: (...args: unknown[]) => isTold(response.statusCode) || Reflect.apply(write, response, args),
    end: (...args: unknown[]) =>
      isTold(response.statusCode) ? response : Reflect.apply(end, response, args),
  });
};
