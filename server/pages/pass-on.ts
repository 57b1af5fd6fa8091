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

/** Milliseconds that a page process has for a page whose visitor has left. */
const PATIENCE = 30_000;

/**
 * Hands requests on to the process behind a socket, and its answers back. Rejects if that process does not answer to the
 * end. Resolves only when the process is done, even if the visitor leaves first: a page that is cut off goes on being
 * rendered there, and visitors who leave at once would make it render so many that its memory ends.
 */
export const passOn =
  (socketPath: string, agent: Agent, patience = PATIENCE): Handle =>
  (request, response) =>
    new Promise((done, failed) => {
      const outgoing = send({
        socketPath,
        agent,
        method: request.method,
        path: request.url,
        headers: { ...passedHeaders(request.headers), [ID_HEADER]: requestId() },
      });
      let answer: IncomingMessage | undefined;
      let isOver = false;
      response.once('close', () => {
        // A connection that is done with its answer waits for another request.
        if (isOver) return;
        const late = setTimeout(() => outgoing.destroy(), patience).unref();
        outgoing.once('close', () => clearTimeout(late));
        answer?.unpipe(response).resume();
      });
      outgoing.once('error', failed);
      outgoing.once('close', () => {
        isOver = true;
      });
      outgoing.once('response', (incoming) => {
        answer = incoming;
        incoming.once('end', () => {
          isOver = true;
          done();
        });
        incoming.once('error', failed);
        if (response.destroyed || response.headersSent) {
          incoming.resume();
          return;
        }
        for (const [name, value = ''] of Object.entries(passedHeaders(incoming.headers))) {
          response.setHeader(name, value);
        }
        response.writeHead(incoming.statusCode ?? 500);
        incoming.pipe(response);
      });
      outgoing.end();
    });
