import { createHash, timingSafeEqual } from 'node:crypto';
import { lanAddresses } from './lan.mjs';

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Only a proxy writes these: who comes through one is no local visitor, wherever the proxy stands. */
const FORWARDED =
  /^(?:x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|forwarded|via)$/;

const LOCAL = /^(?:::ffff:)?127\.|^::1$/;

const digest = (text) => createHash('sha256').update(text).digest();

/** Whether a Host header names this machine: a page under another name that leads here may read nothing. */
const isThisMachine = (host = '') => {
  const name = host.replace(/:\d{1,5}$/, '').toLowerCase();
  return ['localhost', '127.0.0.1', '[::1]', ...lanAddresses()].includes(name);
};

/**
 * Whether the numbers may be read: by whoever shows METRICS_TOKEN; where none is set, from this machine itself, unless a
 * proxy offers Muster elsewhere (MUSTER_ORIGINS), which comes from this machine as well. Asked before the headers of
 * visitors are put right.
 */
export const mayRead = ({ socket, headers }, { token = '', origins = '' } = {}) => {
  if (token !== '') {
    const [, shown = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    return timingSafeEqual(digest(shown), digest(token));
  }
  return (
    origins.trim() === '' &&
    LOCAL.test(socket.remoteAddress ?? '') &&
    isThisMachine(headers.host) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
};

const answer = (response, status, text, headers = {}) => {
  response.writeHead(status, { ...HEADERS, ...headers, 'content-length': Buffer.byteLength(text) });
  response.end(text);
};

/** A store asked so long ago is asked again: many who ask at once cost one question. */
const FRESH = 1_000;

/** What `/readyz` says until the app has warmed up; server.mjs waits for the end of it. */
export const STARTING = 'The server is starting.';

/**
 * The three addresses for whoever runs the server, each with a GET: `/healthz` (the process answers), `/readyz` (the
 * app is warm, the store answers and is up to date, and the server is not stopping), `/metrics`. Answers false for any other address.
 * @param {{ metrics: object, token?: string, origins?: string, starting: () => boolean, stopping: () => boolean, ready: () => Promise<string | null> }} parts
 *   `ready` answers null, or why not
 */
export const makeOperator = ({
  metrics,
  token,
  origins,
  starting,
  stopping,
  ready,
  clock = () => performance.now(),
}) => {
  let known = { at: Number.NEGATIVE_INFINITY, why: Promise.resolve(null) };
  const unready = () => {
    if (stopping()) return Promise.resolve('The server is stopping.');
    if (starting()) return Promise.resolve(STARTING);
    if (clock() - known.at > FRESH) known = { at: clock(), why: ready() };
    return known.why;
  };
  const asked = {
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
    /** Before the headers are put right: what this request is for, or null; the function it answers does it. */
    asks(request) {
      const work = request.method === 'GET' || request.method === 'HEAD' ? asked[request.url] : undefined;
      if (work === undefined) return null;
      const allowed = mayRead(request, { token, origins });
      return (response) => work(request, response, allowed);
    },
  };
};
