import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics';
import { lanAddresses } from './plain/lan.mjs';
import { STARTING } from './plain/starting.mjs';
import { ports } from './ports';

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Only a proxy writes these: who comes through one is not a local visitor, wherever the proxy stands. */
const FORWARDED =
  /^(?:x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|forwarded|via)$/;

const LOCAL = /^(?:::ffff:)?127\.|^::1$/;

type Parts = {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** METRICS_TOKEN and MUSTER_ORIGINS */
  readonly token: string | undefined;
  readonly origins: string | undefined;
  readonly starting: () => boolean;
  readonly stopping: () => boolean;
  /** tells milliseconds */
  readonly clock?: () => number;
};

/** Answers an operator. */
type AnswerOperator = (response: ServerResponse) => void | Promise<void>;

type Operator = { readonly asks: (request: IncomingMessage) => AnswerOperator | null };

type Work = (request: IncomingMessage, response: ServerResponse, allowed: boolean) => void | Promise<void>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a Host header names this machine: a page under another name that leads here may read nothing. */
const isThisMachine = (host = ''): boolean => {
  const name = host.replace(/:\d{1,5}$/, '').toLowerCase();
  return ['localhost', '127.0.0.1', '[::1]', ...lanAddresses()].includes(name);
};

/**
 * Whether the metrics may be read: by anyone with METRICS_TOKEN; if none is set, from this machine itself, unless a
 * proxy offers Muster elsewhere (MUSTER_ORIGINS), which comes from this machine as well. Asked before the headers of
 * visitors are corrected.
 */
const mayRead = (
  { socket, headers }: IncomingMessage,
  { token = '', origins = '' }: Pick<Parts, 'token' | 'origins'>,
): boolean => {
  if (token !== '') {
    const [, given = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    return timingSafeEqual(digest(given), digest(token));
  }
  return (
    origins.trim() === '' &&
    LOCAL.test(socket.remoteAddress ?? '') &&
    isThisMachine(headers.host) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
};

const answer = (response: ServerResponse, status: number, text: string, headers = {}): void => {
  response.writeHead(status, { ...HEADERS, ...headers, 'content-length': Buffer.byteLength(text) });
  response.end(text);
};

/** Whether the store can be asked and is as this Muster needs it: null, or why not. The app says how it is found out. */
const storeReady = async (): Promise<string | null> => {
  const { ready } = ports();
  if (ready === undefined) return 'The app has not started yet.';
  try {
    return await ready();
  } catch {
    return 'The store does not answer.';
  }
};

/** A store asked so long ago is asked again: many who ask at once cost one question. */
const FRESH = 1_000;

/**
 * The three addresses for the operator, each with a GET: `/healthz` (the process answers), `/readyz` (the
 * app is warm, the store answers and is up to date, and the server is not stopping), `/metrics`.
 */
export const makeOperator = ({
  metrics,
  token,
  origins,
  starting,
  stopping,
  clock = () => performance.now(),
}: Parts): Operator => {
  let last = { at: Number.NEGATIVE_INFINITY, why: Promise.resolve<string | null>(null) };
  const unready = (): Promise<string | null> => {
    if (stopping()) return Promise.resolve('The server is stopping.');
    if (starting()) return Promise.resolve(STARTING);
    if (clock() - last.at > FRESH) last = { at: clock(), why: storeReady() };
    return last.why;
  };
  const works: Readonly<Record<string, Work>> = {
    '/healthz': (_request, response) => answer(response, 200, 'alive\n'),
    '/readyz': async (_request, response) => {
      const why = await unready();
      answer(response, why === null ? 200 : 503, `${why ?? 'ready'}\n`);
    },
    '/metrics': async (_request, response, allowed) =>
      allowed
        ? answer(response, 200, await metrics.text(), { 'content-type': metrics.contentType })
        : answer(response, 404, 'There is nothing at this address.\n'),
  };
  return {
    /** Before the headers are corrected: what this request is for, or null; the function it answers does it. */
    asks: (request) => {
      const work =
        request.method === 'GET' || request.method === 'HEAD' ? works[request.url ?? ''] : undefined;
      if (work === undefined) return null;
      const allowed = mayRead(request, { token, origins });
      return (response) => work(request, response, allowed);
    },
  };
};
