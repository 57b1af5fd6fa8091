import { createServer, type Server } from 'node:http';
import { STORAGE_ERROR_HEADER } from '../../lib/platform/storage-error';
import { securePage } from '../content-security-policy/page-policy';
import { LIMITS } from '../limits';
import type { RequestHandler } from '../request-internally';
import { runInRequest } from '../request-log';
import { INTERNAL_ERROR } from '../responses/refusals';
import { refuse } from '../responses/refuse';
import { ID_HEADER } from './proxy-to';

/**
 * Renders pages with the framework, each with its own policy. It listens nowhere: connections are handed to it, in a
 * render worker or in the main process.
 */
export const createPageServer = (render: RequestHandler, dev = false): Server => {
  // Connections come from the main process, which has its own time limits and adds headers.
  const server = createServer({
    maxHeaderSize: LIMITS.request.headers * 2,
    headersTimeout: 0,
    requestTimeout: 0,
    keepAliveTimeout: 0,
  });
  server.on('request', (request, response) => {
    // Our listeners and the framework's together.
    response.setMaxListeners(20);
    const id = String(request.headers[ID_HEADER] ?? '');
    delete request.headers[ID_HEADER];
    securePage(request, response, dev);
    const work = () => render(request, response);
    runInRequest(id, work, (error) => {
      if (!response.headersSent) response.setHeader(STORAGE_ERROR_HEADER, JSON.stringify(error));
    }).catch(() => refuse(request, response, INTERNAL_ERROR));
  });
  return server;
};
