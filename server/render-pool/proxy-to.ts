import { type Agent, type IncomingMessage, request as send } from 'node:http';
import { STORAGE_ERROR_HEADER, type StorageError } from '../../lib/platform/storage-error';
import type { RequestHandler } from '../request-internally';
import { requestId } from '../request-log';
import { refuse } from '../responses/refuse';

/** Headers that are for the next hop only. */
const HOP_HEADERS = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  STORAGE_ERROR_HEADER,
]);

/** The id of the request for the log of the page server; clients cannot send it (server/identify-client.ts). */
export const ID_HEADER = 'x-muster-request';

const forwardedHeaders = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !HOP_HEADERS.has(name)),
  );

/** Milliseconds that a page may take to render after its client has left. */
const PATIENCE = 30_000;

/** The storage error that kept a page from being rendered. */
const storageErrorIn = ({ statusCode = 500, headers }: IncomingMessage): StorageError | null => {
  const error = headers[STORAGE_ERROR_HEADER];
  return statusCode >= 500 && typeof error === 'string' ? JSON.parse(error) : null;
};

/**
 * Passes requests on to a page server and its responses back; in place of the framework's bare 500 a storage error is
 * answered in words. Rejects if the page server does not answer to the end. Resolves only when it is done, even if the
 * client leaves first: the page is rendered all the same, and clients that leave at once would make it render so many
 * that its memory ends.
 */
export const proxyTo =
  (agent: Agent, patience = PATIENCE): RequestHandler =>
  (request, response) =>
    new Promise((done, failed) => {
      const outgoing = send({
        agent,
        // After a HEAD without a length Node closes the connection. The body of a page is dropped on its way out.
        method: request.method === 'HEAD' ? 'GET' : request.method,
        path: request.url,
        headers: { ...forwardedHeaders(request.headers), [ID_HEADER]: requestId() ?? '' },
      });
      let answer: IncomingMessage | undefined;
      let isOver = false;
      response.once('close', () => {
        // A connection whose response is over is reused for the next request.
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
        const storageError = storageErrorIn(incoming);
        if (storageError !== null) {
          incoming.resume();
          refuse(request, response, storageError);
          return;
        }
        for (const [name, value = ''] of Object.entries(forwardedHeaders(incoming.headers))) {
          response.setHeader(name, value);
        }
        response.writeHead(incoming.statusCode ?? 500);
        incoming.pipe(response);
      });
      outgoing.end();
    });
