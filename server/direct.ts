import type { IncomingMessage, ServerResponse } from 'node:http';
import { paramsIn } from '../lib/api/addresses';
import { splitTarget } from '../lib/api/request-target';
import type { LimitRow } from '../lib/wire/all-limits';
import { formsTaken, packText } from './packing';
import { ports } from './ports';

/** Bytes from which an answer is packed; a shorter one fits into few packets as it is. */
const LONG = 4_000;

type Asked = {
  /** undefined where nothing of ours is */
  readonly row: LimitRow | undefined;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly chunks: readonly Uint8Array[];
};

/**
 * Answers a request past the framework where the app offers that for its row (app/api/_http/direct.ts); false where
 * it does not, or leaves this one to its route. Nothing was done then.
 */
export const answerDirectly = async ({ row, request, response, chunks }: Asked): Promise<boolean> => {
  if (row === undefined) return false;
  const direct = ports().direct?.[`${request.method} ${row.path}`];
  if (direct === undefined) return false;
  const body = Buffer.concat(chunks);
  const { path, search } = splitTarget(request.url ?? '');
  const answer = await direct({
    headers: request.headers,
    params: paramsIn(row.path, path),
    search: new URLSearchParams(search),
    body,
  });
  if (answer === null) return false;
  request.resume();
  const plain = Buffer.from(answer.body);
  const [form] = plain.length > LONG ? formsTaken(request) : [];
  const sent = form === undefined ? plain : await packText(plain, form, 'quick');
  if (response.destroyed || response.headersSent) return true;
  response.writeHead(answer.status, {
    ...answer.headers,
    vary: 'accept-encoding',
    ...(form && { 'content-encoding': form }),
    'content-length': sent.length,
  });
  response.end(sent);
  return true;
};
