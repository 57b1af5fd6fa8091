import { createHash } from 'node:crypto';
import { countedAs, fromProxy, visitorOf } from './address.mjs';
import { answerDirectly } from './direct.mjs';
import { FairLane } from './fair-lane.mjs';
import { rowsOf } from './limits.mjs';
import { refuse } from './refusal.mjs';
import { makeTurns } from './turns.mjs';

const SESSION = /(?:^|;\s*)muster\.session_token=([^;]+)/;

/** One browser behind an address, as far as it says so itself: enough to share out turns, never to open anything. */
const personOf = ({ headers }) => {
  const token = SESSION.exec(headers.cookie ?? '')?.[1];
  return token === undefined ? null : createHash('sha256').update(token).digest('base64url');
};

/** Seconds in which work that nobody waits for any more may still come to its end. */
const GRACE = 30;

const NOTHING = { kind: 'other', body: 0 };

const decoded = (pathname) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
};

const megabytes = (bytes) => `${bytes / 1_000_000} MB`;

/** The row a request comes under, or why it is refused by its first lines alone. */
const admit = (request, { path: longest }, dev) => {
  const { method, url, headers } = request;
  const [pathname] = url.split('?', 1);
  if (url.length > longest) return { status: 414, code: 'too-long', message: 'The address is too long.' };
  if (!url.startsWith('/') || decoded(pathname) === null || pathname.includes('\\')) {
    return { status: 400, code: 'bad-address', message: 'This is no address of a page.' };
  }
  const rows = rowsOf(pathname);
  const wanted = method === 'HEAD' ? 'GET' : method;
  if (rows.length === 0 && pathname.startsWith('/_next/') && !dev) {
    return { status: 404, code: 'not-found', message: 'There is nothing at this address.' };
  }
  const row =
    rows.find((each) => each.method === wanted) ??
    (rows.length === 0 && (wanted === 'GET' || pathname.startsWith('/api/')) ? NOTHING : undefined);
  if (row === undefined || !/^(GET|HEAD|POST|PUT|DELETE|PATCH)$/.test(method)) {
    const allow = [...new Set(rows.map((each) => each.method).concat(rows.length === 0 ? ['GET'] : []))];
    return {
      status: 405,
      code: 'wrong-method',
      message: `This address takes ${allow.join(', ')} only.`,
      headers: { allow: allow.join(', ') },
    };
  }
  const length = headers['content-length'];
  if (length === undefined && headers['transfer-encoding'] !== undefined) {
    return { status: 411, code: 'no-length', message: 'Say how long the request is (content-length).' };
  }
  const size = Number(length ?? 0);
  if (size > row.body) {
    const message =
      row.body === 0
        ? 'This address takes no content.'
        : `The request is larger than ${megabytes(row.body)}, which no army needs.`;
    return { status: 413, code: 'too-large', message };
  }
  return { row, size };
};

/**
 * The body of a request as it comes, from its first byte on: nothing works for it until all of it lies in memory. The
 * stream itself is left unread, as the framework does not take one that somebody has read from.
 */
const arrivalOf = (request) => {
  const chunks = [];
  const whole = new Promise((arrived) => {
    const push = request.push;
    request.push = function (chunk, encoding) {
      if (chunk !== null) chunks.push(chunk);
      const more = push.call(this, chunk, encoding);
      if (chunk === null) arrived(chunks);
      return more;
    };
  });
  /** What comes from now on is nobody's. */
  const forget = () => {
    delete request.push;
    chunks.length = 0;
  };
  return { whole, forget };
};

/**
 * The one door: what comes in is counted, measured and put in line before anything of ours works for it.
 * @param {{ limits: object, proxies: import('node:net').BlockList, dev?: boolean, handle: (request, response) => Promise<void> }} parts
 */
export const makeGate = ({ limits, proxies, handle, dev = false }) => {
  const takeTurn = makeTurns(limits);
  const lanes = Object.fromEntries(
    Object.entries(limits.lanes).map(([name, lane]) => [name, new FairLane(lane)]),
  );
  const { request: bounds } = limits;
  const bodies = { all: 0, of: new Map() };

  const hold = (address, size) => {
    const held = bodies.of.get(address) ?? 0;
    if (bodies.all + size > bounds.bodies || held + size > bounds.bodiesOfAddress) return null;
    bodies.all += size;
    bodies.of.set(address, held + size);
    return () => {
      bodies.all -= size;
      const left = (bodies.of.get(address) ?? 0) - size;
      if (left > 0) bodies.of.set(address, left);
      else bodies.of.delete(address);
    };
  };

  const tooMany = (seconds) => ({
    status: 429,
    code: 'too-many',
    message: `That was a lot at once. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    headers: { 'retry-after': String(seconds) },
  });

  /** Lets a request through, or says why not. */
  const pass = async (request, response) => {
    const { socket, headers } = request;
    // before anything is waited for: the body may be on its way already
    const arrival = arrivalOf(request);
    const no = (refusal) => {
      arrival.forget();
      refuse(request, response, refusal);
    };
    const trusted = fromProxy(socket.remoteAddress, proxies);
    const visitor = visitorOf(socket.remoteAddress, headers['x-forwarded-for'], proxies);
    const address = countedAs(visitor);
    const person = personOf(request);
    // what a visitor says of himself here is nobody's word but his
    for (const name of Object.keys(headers)) {
      if (name.startsWith('x-muster-') || (name.startsWith('x-forwarded-') && !trusted)) delete headers[name];
      if (name.startsWith('x-middleware-') || name === 'x-nextjs-data') delete headers[name];
    }
    headers['x-forwarded-for'] = visitor;
    headers['x-muster-address'] = address;

    const { row, size, ...refusal } = admit(request, bounds, dev);
    const kind = row?.kind ?? NOTHING.kind;
    const wait = await takeTurn(kind, address, person);
    if (wait !== null) return no(tooMany(wait));
    if (row === undefined) return no(refusal);
    const letGo = hold(address, size);
    if (letGo === null) return no(tooMany(5));
    response.once('close', letGo);

    const { lane: usual, seconds } = limits.kinds[kind];
    // to read much is work, whatever it is read for
    const lane = size > bounds.largeBody ? 'heavy' : usual;
    const body = size === 0 ? 0 : bounds.bodySeconds + size / bounds.bodyBytesASecond;
    let deadline = setTimeout(() => {
      no({ status: 408, code: 'too-slow', message: 'The request came too slowly.' });
      socket.destroySoon();
    }, body * 1000);
    response.once('close', () => clearTimeout(deadline));
    const gone = new Promise((left) => response.once('close', () => left([])));
    const chunks = size === 0 ? [] : await Promise.race([arrival.whole, gone]);
    clearTimeout(deadline);
    if (response.closed || response.destroyed) return;

    let place = null;
    deadline = setTimeout(() => {
      // what hangs may not keep others out for good
      setTimeout(() => place?.(), GRACE * 1000).unref();
      refuse(request, response, {
        status: 503,
        code: 'too-slow',
        message: 'This took too long. Try again in a minute.',
        headers: { 'retry-after': '60' },
      });
      socket.destroySoon();
    }, seconds * 1000);
    place = await lanes[lane].take(address, person ?? '', (forget) => {
      response.once('close', forget);
    });
    if (place === null) return refuse(request, response, tooMany(5));
    try {
      if (response.closed || response.destroyed) return;
      if (row.steps === undefined || !(await answerDirectly({ row, request, response, chunks }))) {
        await handle(request, response);
      }
    } finally {
      place();
    }
  };

  return { pass, lanes };
};
