import type { IncomingMessage } from 'node:http';
import { parseTarget } from '../lib/api/request-target';
import type { LimitRow } from '../lib/wire/all-limits';
import type { Refusal } from './answers/refusal';
import { type DoorLimits, rowsOf } from './limits';

/** Where nothing of ours is: answered with a page that says so. */
const NOTHING = { kind: 'other', body: 0 };

/** What a request may go on as: its row, undefined where nothing of ours is, its kind, and the bytes it brings. */
export type Admitted = { readonly row: LimitRow | undefined; readonly kind: string; readonly size: number };

type Admission =
  | ({ readonly ok: true } & Admitted)
  | { readonly ok: false; readonly kind: string; readonly refusal: Refusal };

/** The name or the address of a machine, and a port: nothing that an address of a page has besides. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const METHODS = /^(GET|HEAD|POST|PUT|DELETE|PATCH)$/;

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;

const no = (status: number, code: string, message: string, headers: Refusal['headers'] = {}): Admission => ({
  ok: false,
  kind: NOTHING.kind,
  refusal: { status, code, message, headers },
});

/** The row a request comes under, or why it is refused by its first lines alone. */
export const admit = (
  { method = '', url = '', headers }: IncomingMessage,
  { path: longest }: DoorLimits['request'],
  dev: boolean,
): Admission => {
  if (url.length > longest) return no(414, 'too-long', 'The address is too long.');
  const target = parseTarget(url);
  if (!target.ok && target.plain !== null && (method === 'GET' || method === 'HEAD')) {
    return no(308, 'moved', 'This address is written otherwise.', { location: target.plain });
  }
  if (!target.ok) return no(400, 'bad-address', 'This address is not well formed.');
  const { path } = target;
  if (headers.host !== undefined && !HOST.test(headers.host)) {
    return no(
      400,
      'bad-host',
      'The Host header of this request is not a host name with a port. Use an address of Muster.',
    );
  }
  const rows = rowsOf(path);
  const asMethod = method === 'HEAD' ? 'GET' : method;
  if (rows.length === 0 && path.startsWith('/_next/') && !dev) {
    return no(404, 'not-found', 'There is nothing at this address.');
  }
  const row = rows.find((each) => each.method === asMethod);
  const isAnswered =
    row !== undefined || (rows.length === 0 && (asMethod === 'GET' || path.startsWith('/api/')));
  if (!isAnswered || !METHODS.test(method)) {
    const allow = [...new Set(rows.map((each) => each.method).concat(rows.length === 0 ? ['GET'] : []))];
    return no(405, 'wrong-method', `This address takes ${allow.join(', ')} only.`, {
      allow: allow.join(', '),
    });
  }
  const length = headers['content-length'];
  if (length === undefined && headers['transfer-encoding'] !== undefined) {
    return no(411, 'no-length', 'Send the length of the request (content-length).');
  }
  const size = Number(length ?? 0);
  const { kind, body } = row ?? NOTHING;
  if (size <= body) return { ok: true, row, kind, size };
  return no(
    413,
    'too-large',
    body === 0
      ? 'This address takes no content.'
      : `The request is larger than ${megabytes(body)}, too large for an army.`,
  );
};
