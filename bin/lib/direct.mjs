import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** Bytes from which an answer is packed; a shorter one fits into few packets as it is. */
const LONG = 4_000;

const paramsOf = (row, pathname) => {
  const parts = pathname.slice(1).split('/');
  return Object.fromEntries(
    row.steps.flatMap((step, index) =>
      step.startsWith('[') ? [[step.slice(1, -1), decodeURIComponent(parts[index])]] : [],
    ),
  );
};

/**
 * Answers a request past the framework where the app offers that for its row (app/api/_http/direct.ts); false where
 * it does not, or leaves this one to its route. Nothing was done then.
 */
export const answerDirectly = async ({ row, request, response, chunks }) => {
  const direct = globalThis.musterDirect?.[`${request.method} ${row.path}`];
  // where nothing is, there are no steps
  if (direct === undefined || row.steps === undefined) return false;
  const body = Buffer.concat(chunks);
  const { pathname, searchParams: search } = new URL(request.url, 'http://here');
  const answer = await direct({ headers: request.headers, params: paramsOf(row, pathname), search, body });
  if (answer === null) return false;
  request.resume();
  const plain = Buffer.from(answer.body);
  const isPacked = plain.length > LONG && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const sent = isPacked ? await pack(plain, { level: 1 }) : plain;
  if (response.destroyed || response.headersSent) return true;
  response.writeHead(answer.status, {
    ...answer.headers,
    vary: 'accept-encoding',
    ...(isPacked && { 'content-encoding': 'gzip' }),
    'content-length': sent.length,
  });
  response.end(sent);
  return true;
};
