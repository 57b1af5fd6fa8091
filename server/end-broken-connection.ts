import type { Socket } from 'node:net';

/** What is wrong with a request, as Node's parser of HTTP says it. */
type ParserError = Error & { readonly code?: string };

const STATUSES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Ends a connection whose request cannot be read. A browser opens connections before it needs them. One on which
 * nothing was sent closes without an answer, or the browser would take that for the answer to its next request.
 */
export const endBrokenConnection = ({ code = '' }: ParserError, socket: Socket): void => {
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const status = STATUSES[code] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};
