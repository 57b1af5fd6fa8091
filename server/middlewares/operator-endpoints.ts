import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { services } from '../../lib/platform/services';
import { lanAddresses } from '../bootstrap/lan-addresses.mjs';
import { STARTING } from '../bootstrap/starting-message.mjs';
import { type RouteMatch, UNKNOWN_ROUTE } from '../match-route';
import type { Metrics } from '../metrics';
import type { HttpContext } from '../request-internally';
import type { Middleware } from '../run-middlewares';

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Headers that only a proxy adds: a request with one did not come from this machine. */
const FORWARDED =
  /^(?:x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|forwarded|via)$/;

const LOCAL = /^(?:::ffff:)?127\.|^::1$/;

type OperatorOptions = {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** METRICS_TOKEN and MUSTER_ORIGINS */
  readonly token: string | undefined;
  readonly origins: string | undefined;
  readonly isStarting: () => boolean;
  readonly isStopping: () => boolean;
  /** milliseconds */
  readonly clock?: () => number;
};

const PATHS = ['/healthz', '/readyz', '/metrics'] as const;
type Path = (typeof PATHS)[number];

const isPath = (url = ''): url is Path => PATHS.some((path) => path === url);

/** True for a request of the operator, which counts as a small read whatever its Host header says. */
export const isOperatorRequest = ({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && isPath(url);

export const OPERATOR_ROUTE: RouteMatch = { ...UNKNOWN_ROUTE, kind: 'read' };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a Host header names this machine: a page under another name that leads here may read nothing. */
const isThisMachine = (host = ''): boolean => {
  const name = host.replace(/:\d{1,5}$/, '').toLowerCase();
  return ['localhost', '127.0.0.1', '[::1]', ...lanAddresses()].includes(name);
};

/**
 * Whether the metrics may be read: by anyone with METRICS_TOKEN; if none is set, from this machine itself, unless a
 * proxy offers Muster elsewhere (MUSTER_ORIGINS), which comes from this machine as well. Reads the headers as they were
 * sent: those of proxies are removed from `headers` by now.
 */
const mayRead = (
  { socket, headers, headersDistinct }: IncomingMessage,
  { token = '', origins = '' }: Pick<OperatorOptions, 'token' | 'origins'>,
): boolean => {
  if (token !== '') {
    const [, given = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    return timingSafeEqual(digest(given), digest(token));
  }
  return (
    origins.trim() === '' &&
    LOCAL.test(socket.remoteAddress ?? '') &&
    isThisMachine(headers.host) &&
    !Object.keys(headersDistinct).some((name) => FORWARDED.test(name))
  );
};

const sendText = (response: ServerResponse, status: number, text: string, headers = {}): void => {
  response.writeHead(status, { ...HEADERS, ...headers, 'content-length': Buffer.byteLength(text) });
  response.end(text);
};

/**
 * Whether the store can be asked and is as this Muster needs it: null, or why not. The app says how it is found out.
 */
const storeReady = async (): Promise<string | null> => {
  const { checkStorage } = services();
  if (checkStorage === undefined) return 'The app has not started yet.';
  try {
    return await checkStorage();
  } catch {
    return 'The store does not answer.';
  }
};

/** A store asked so long ago is asked again: many who ask at once cost one question. */
const FRESH = 1_000;

/**
 * Answers the three addresses of the operator: `/healthz` (the process answers), `/readyz` (the app is warm, the store
 * answers and is up to date, and the server is not stopping) and `/metrics`.
 */
export const operatorEndpoints = ({
  metrics,
  token,
  origins,
  isStarting,
  isStopping,
  clock = () => performance.now(),
}: OperatorOptions): Middleware => {
  let last = { at: Number.NEGATIVE_INFINITY, reason: Promise.resolve<string | null>(null) };
  const reasonNotReady = (): Promise<string | null> => {
    if (isStopping()) return Promise.resolve('The server is stopping.');
    if (isStarting()) return Promise.resolve(STARTING);
    if (clock() - last.at > FRESH) last = { at: clock(), reason: storeReady() };
    return last.reason;
  };
  const handlers: Readonly<Record<Path, (context: HttpContext) => Promise<void>>> = {
    '/healthz': async ({ response }) => sendText(response, 200, 'alive\n'),
    '/readyz': async ({ response }) => {
      const reason = await reasonNotReady();
      sendText(response, reason === null ? 200 : 503, `${reason ?? 'ready'}\n`);
    },
    '/metrics': async ({ request, response }) =>
      mayRead(request, { token, origins })
        ? sendText(response, 200, await metrics.text(), { 'content-type': metrics.contentType })
        : sendText(response, 404, 'There is nothing at this address.\n'),
  };
  return async (context, next) => {
    const { request } = context;
    const { url } = request;
    return isOperatorRequest(request) && isPath(url) ? handlers[url](context) : next();
  };
};
