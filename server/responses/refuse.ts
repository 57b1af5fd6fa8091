import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An expected "no", with a sentence of ours. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly headers?: OutgoingHttpHeaders;
};

/** Milliseconds in which a refused client may still read why. */
export const LINGER = 5_000;

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
};

const page = (message: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not now: Muster</title>
<style>
  :root { color-scheme: light dark; }
  body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
  h1 { font: 400 1.6rem/1.2 Georgia, serif; }
</style>
<main>
<h1>Muster does not answer this request</h1>
<p>${message}</p>
</main>
</html>
`;

/** Refuses a request: with a page for a person, with JSON for a program. */
export const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, headers = {} }: Refusal,
): void => {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const asPage = !request.url?.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
  const body = asPage ? page(message) : JSON.stringify({ ok: false, code, message });
  // The rest of a body is not read: the connection ends with the response.
  const unread = !request.complete;
  response.writeHead(status, {
    ...HEADERS,
    'content-security-policy': `default-src 'none'; ${asPage ? "style-src 'unsafe-inline'; " : ''}frame-ancestors 'none'`,
    'content-type': asPage ? 'text/html; charset=utf-8' : 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(unread && { connection: 'close' }),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  if (!unread) return;
  // Read on for a while, so that the client gets the response; then close.
  request.resume();
  setTimeout(() => request.socket.destroy(), LINGER).unref();
};
