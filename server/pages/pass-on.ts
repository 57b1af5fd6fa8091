import { type Agent, type IncomingMessage, request as send } from 'node:http';
import type { Handle } from '../made/ask-within';
import { requestId } from '../request-log';

/** What is said from one end of a connection to the other, and goes no further. */
const OF_CONNECTION = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The id under which the request is written down; visitors cannot send it (server/visitor.ts). */
export const ID_HEADER = 'x-muster-request';

const passedHeaders = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !OF_CONNECTION.has(name)),
  );

/**
 * Hands requests on to the process behind a socket, and its answers back. A visitor who leaves is left there, too.
 * What is told rejects where that process does not answer to the end.
 */
export const passOn =
  (socketPath: string, agent: Agent): Handle =>
  (request, response) =>
    new Promise((done, failed) => {
      const outgoing = send({
        socketPath,
        agent,
        method: request.method,
        path: request.url,
        headers: { ...passedHeaders(request.headers), [ID_HEADER]: requestId() },
      });
      let isOver = false;
      response.once('close', () => {
        // a connection that is done with its answer waits for another request
        if (!isOver) outgoing.destroy();
        done();
      });
      outgoing.once('error', failed);
      outgoing.once('response', (answer) => {
        if (response.destroyed || response.headersSent) {
          outgoing.destroy();
          done();
          return;
        }
        for (const [name, value = ''] of Object.entries(passedHeaders(answer.headers))) {
          response.setHeader(name, value);
        }
        response.writeHead(answer.statusCode ?? 500);
        answer.once('end', () => {
          isOver = true;
          done();
        });
        answer.once('error', failed);
        answer.pipe(response);
      });
      outgoing.end();
    });
