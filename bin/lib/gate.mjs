import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { countedAs, fromProxy, visitorOf } from './address.mjs';
import { AnswerRoom } from './answer-room.mjs';
import { arrivalOf, BodyRoom } from './arrival.mjs';
import { answerDirectly } from './direct.mjs';
import { FairLane } from './fair-lane.mjs';
import { rowsOf } from './limits.mjs';
import { makeMetrics } from './metrics.mjs';
import { makeOperator } from './operator.mjs';
import { securePage } from './page-security.mjs';
import { watchForTrouble } from './page-trouble.mjs';
import { refuse } from './refusal.mjs';
import { asRequest, idOf, makeRequestLog } from './request-log.mjs';
import { RightOfWay } from './right-of-way.mjs';
import { makeTurns } from './turns.mjs';

const SESSION = /(?:^|;\s*)muster\.session_token=([^;]+)/;

/** One browser behind an address, as far as it says so itself: enough to share out turns, never to open anything. */
const personOf = ({ headers }) => {
  const token = SESSION.exec(headers.cookie ?? '')?.[1];
  return token === undefined ? null : createHash('sha256').update(token).digest('base64url');
};

/** Seconds in which work that nobody waits for any more may still come to its end. */
const GRACE = 30;

/** Seconds after a visitor has gone until his place is free, whatever became of the work for him. */
const graceOf = ({ sends = false }) => (sends ? 0 : GRACE);

/** The line of what is answered with a page, if only with one that says that there is none. */
const PAGES = 'page';
const NOTHING = { kind: 'other', body: 0 };

const decoded = (pathname) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
};

/** The name or the address of a machine, and a port: nothing that an address of a page has besides. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const megabytes = (bytes) => `${bytes / 1_000_000} MB`;

/** The row a request comes under, or why it is refused by its first lines alone. */
const admit = (request, { path: longest }, dev) => {
  const { method, url, headers } = request;
  const [pathname] = url.split('?', 1);
  if (url.length > longest) return { status: 414, code: 'too-long', message: 'The address is too long.' };
  if (!url.startsWith('/') || decoded(pathname) === null || pathname.includes('\\')) {
    return { status: 400, code: 'bad-address', message: 'This is no address of a page.' };
  }
  if (headers.host !== undefined && !HOST.test(headers.host)) {
    return {
      status: 400,
      code: 'bad-host',
      message:
        'The Host header of this request is not the name of a machine with a port. Ask under an address of Muster.',
    };
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

const tooMany = (seconds) => ({
  status: 429,
  code: 'too-many',
  message: `That was a lot at once. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  headers: { 'retry-after': String(seconds) },
});

const TOO_SLOW_TO_COME = { status: 408, code: 'too-slow', message: 'The request came too slowly.' };

const TOO_SLOW_TO_DO = {
  status: 503,
  code: 'too-slow',
  message: 'This took too long. Try again in a minute.',
  headers: { 'retry-after': '60' },
};

const STOPPING = {
  status: 503,
  code: 'stopping',
  message: 'Muster is being stopped. Try again in a moment.',
  headers: { 'retry-after': '5', connection: 'close' },
};

/** Who asks, as far as limits go; what he says of himself is taken out of the headers, for it is nobody's word but his. */
const introduce = (request, proxies, arrived) => {
  const { socket, headers } = request;
  const trusted = fromProxy(socket.remoteAddress, proxies);
  const visitor = visitorOf(socket.remoteAddress, headers['x-forwarded-for'], proxies);
  const address = countedAs(visitor);
  for (const name of Object.keys(headers)) {
    const own = /^x-(muster|middleware)-|^x-nextjs-data$/.test(name);
    if (own || (name.startsWith('x-forwarded-') && !trusted)) delete headers[name];
  }
  headers['x-forwarded-for'] = visitor;
  headers['x-muster-address'] = address;
  // closing times are decided by it, however long the request then waits
  headers['x-muster-arrived'] = String(arrived);
  return { address, person: personOf(request), trusted };
};

/** Refuses what is not over in time; the function it answers takes that back. */
const within = (seconds, { socket }, response, refuseIt) => {
  const timer = setTimeout(() => {
    refuseIt();
    socket.destroySoon();
  }, seconds * 1000);
  const inTime = () => clearTimeout(timer);
  response.once('close', inTime);
  return inTime;
};

/** Turns counted in this process alone. */
const ofProcess = (options) => new RateLimiterMemory(options);

/** Whether the store can be asked and is as this Muster needs it: null, or why not. The app says how it is found out. */
const storeReady = async () => {
  if (globalThis.musterReady === undefined) return 'The app has not started yet.';
  try {
    return await globalThis.musterReady();
  } catch {
    return 'The store does not answer.';
  }
};

/**
 * The one door: what comes in is counted, measured and put in line before anything of ours works for it.
 * @param {{ limits: object, proxies: import('node:net').BlockList, dev?: boolean, handle: (request, response) => Promise<void>, starting?: () => boolean, token?: string, origins?: string, log?: string, counter?: Function }} parts
 *   `starting` while the app warms up, `token` and `origins` say who reads the numbers, `log` what is written down,
 *   `counter` makes what counts turns for all instances
 */
export const makeGate = ({
  limits,
  proxies,
  handle,
  dev = false,
  starting = () => false,
  token,
  origins,
  log,
  counter = ofProcess,
}) => {
  const { request: bounds } = limits;
  const takeTurn = makeTurns(limits, ofProcess, counter);
  const room = new BodyRoom(bounds);
  const answers = new AnswerRoom(bounds);
  const way = new RightOfWay();
  globalThis.musterGiveWay = () => way.giveWay();
  const lanes = Object.fromEntries(
    Object.entries(limits.lanes).map(([name, lane]) => [name, new FairLane(lane)]),
  );

  let stopping = false;
  const metrics = makeMetrics();
  metrics.watch(lanes);
  const operator = makeOperator({
    metrics,
    token,
    origins,
    starting,
    stopping: () => stopping,
    ready: storeReady,
  });
  const note = makeRequestLog(log);

  /** Works for a request whose body has arrived, when its turn has come. */
  const work = async ({ row, size, address, person, request, response, chunks }) => {
    const { lane, seconds, small } = limits.kinds[row.kind];
    let place = null;
    within(seconds, request, response, () => {
      // what hangs may not keep others out for good
      setTimeout(() => place?.(), GRACE * 1000).unref();
      refuse(request, response, TOO_SLOW_TO_DO);
    });
    /** Answers in one of the lines; false where the answer is left to another. */
    const inLine = async (name, answer) => {
      const { quick, first } = limits.lanes[name];
      const leave = quick ? way.enter(first) : () => {};
      response.once('close', leave);
      place = await lanes[name].take(address, person ?? '', (forget) => response.once('close', forget));
      if (place === null) {
        refuse(request, response, tooMany(5));
        return true;
      }
      // who sends a file may never learn that its reader has gone: eight of those, and nobody had a script any more
      let working = true;
      response.once('close', () => {
        if (working) setTimeout(place, graceOf(limits.lanes[name]) * 1000).unref();
      });
      try {
        if (response.closed || response.destroyed) return true;
        answers.watch(response, place);
        const answered = await (name === 'heavy' ? way.heavily(answer) : answer());
        if (!answered) leave();
        return answered;
      } finally {
        working = false;
        place();
      }
    };
    const directly = () => answerDirectly({ row, request, response, chunks });
    // a small piece of heavy work is none, where it is done at once
    if (small !== undefined && size <= small.body && (await inLine(small.lane, directly))) return;
    // to read much is work, whatever it is read for
    await inLine(size > bounds.largeBody ? 'heavy' : lane, async () => {
      if (await directly()) return true;
      if (lane === PAGES && !request.url.startsWith('/api/')) {
        await way.afterFirst();
        securePage(request, response, dev);
        watchForTrouble(request, response);
      }
      await handle(request, response);
      return true;
    });
  };

  /** Lets a request through, or says why not. */
  const pass = (request, response) => {
    const arrived = Date.now();
    // ours and the framework's together
    response.setMaxListeners(20);
    // before anything is waited for: the body may be on its way already
    const arrival = arrivalOf(request);
    const forOperator = operator.asks(request);
    const who = introduce(request, proxies, arrived);
    const id = idOf(request, who.trusted);
    response.setHeader('x-request-id', id);
    return asRequest(id, () => counted({ id, request, response, arrival, forOperator, who }));
  };

  /** The same, counted. */
  const counted = ({ id, request, response, arrival, forOperator, who }) => {
    const over = metrics.begin();
    const admitted = admit(request, bounds, dev);
    const { kind } = admitted.row ?? NOTHING;
    const told = { kind, method: request.method, path: admitted.row?.path };
    response.once('close', () => {
      const { statusCode: status } = response;
      note({ id, ...told, status, seconds: over({ ...told, status }) });
    });
    return go({ request, response, arrival, forOperator, who, admitted });
  };

  const go = async ({ request, response, arrival, forOperator, who, admitted }) => {
    const no = (refusal) => {
      arrival.forget();
      refuse(request, response, refusal);
    };
    const { address, person } = who;
    const { row, size, ...refusal } = admitted;
    const wait = await takeTurn(forOperator === null ? (row ?? NOTHING).kind : 'read', address, person);
    if (wait !== null) return no(tooMany(wait));
    if (forOperator !== null) return forOperator(response);
    if (stopping) return no(STOPPING);
    if (row === undefined) return no(refusal);
    const giveBack = room.take(address, size);
    if (giveBack === null) return no(tooMany(5));
    response.once('close', giveBack);
    let chunks = [];
    if (size > 0) {
      const longest = bounds.bodySeconds + size / bounds.bodyBytesASecond;
      const inTime = within(longest, request, response, () => no(TOO_SLOW_TO_COME));
      const gone = new Promise((left) => response.once('close', () => left([])));
      chunks = await Promise.race([arrival.whole, gone]);
      inTime();
    }
    if (response.closed || response.destroyed) return;
    await work({ row, size, address, person, request, response, chunks });
  };

  return {
    pass,
    lanes,
    /** From now on whoever asks for more is told to come again; what is under way goes on to its end. */
    close: () => {
      stopping = true;
    },
  };
};
