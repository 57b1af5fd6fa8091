import type { IncomingMessage } from 'node:http';
import type { RoutePolicy } from '../lib/api/registry/route-policies';
import { parseTarget } from '../lib/api/request-target';
import { routesAt, type ServerLimits } from './limits';
import type { Refusal } from './responses/refuse';

/** The route of a request in data/limits.json. */
export type RouteMatch = {
  /** undefined where Muster has nothing */
  readonly row: RoutePolicy | undefined;
  /** what metrics and rate limits count it as */
  readonly kind: string;
  /** bytes of its body */
  readonly size: number;
  /** why it is refused, by its first lines alone */
  readonly refusal: Refusal | null;
};

/** The route of an address where Muster has nothing: answered with a page that says so. */
export const UNKNOWN_ROUTE: RouteMatch = { row: undefined, kind: 'other', size: 0, refusal: null };

/** A host name or an address, and a port: no path, query or user. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const METHODS = /^(GET|HEAD|POST|PUT|DELETE|PATCH)$/;

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;

const refused = (
  status: number,
  code: string,
  message: string,
  headers: Refusal['headers'] = {},
): RouteMatch => ({ ...UNKNOWN_ROUTE, refusal: { status, code, message, headers } });

/** The route of a request, or why it is refused. */
export const matchRoute = (
  { method = '', url = '', headers }: IncomingMessage,
  { path: longest }: ServerLimits['request'],
  dev: boolean,
): RouteMatch => {
  if (url.length > longest) return refused(414, 'too-long', 'The address is too long.');
  const target = parseTarget(url);
  if (!target.ok && target.plain !== null && (method === 'GET' || method === 'HEAD')) {
    return refused(308, 'moved', 'This address is written otherwise.', { location: target.plain });
  }
  if (!target.ok) return refused(400, 'bad-address', 'This address is not well formed.');
  const { path } = target;
  if (headers.host !== undefined && !HOST.test(headers.host)) {
    return refused(
      400,
      'bad-host',
      'The Host header of this request is not a host name with a port. Use an address of Muster.',
    );
  }
  const rows = routesAt(path);
  const asMethod = method === 'HEAD' ? 'GET' : method;
  if (rows.length === 0 && path.startsWith('/_next/') && !dev) {
    return refused(404, 'not-found', 'There is nothing at this address.');
  }
  const row = rows.find((each) => each.method === asMethod);
  const isAnswered =
    row !== undefined || (rows.length === 0 && (asMethod === 'GET' || path.startsWith('/api/')));
  if (!isAnswered || !METHODS.test(method)) {
    const allow = [...new Set(rows.map((each) => each.method).concat(rows.length === 0 ? ['GET'] : []))];
    return refused(405, 'wrong-method', `This address takes ${allow.join(', ')} only.`, {
      allow: allow.join(', '),
    });
  }
  const length = headers['content-length'];
  if (length === undefined && headers['transfer-encoding'] !== undefined) {
    return refused(411, 'no-length', 'Send the length of the request (content-length).');
  }
  const size = Number(length ?? 0);
  const { kind, body } = row ?? { ...UNKNOWN_ROUTE, body: 0 };
  if (size <= body) return { row, kind, size, refusal: null };
  return refused(
    413,
    'too-large',
    body === 0
      ? 'This address takes no content.'
      : `The request is larger than ${megabytes(body)}, too large for an army.`,
  );
};
