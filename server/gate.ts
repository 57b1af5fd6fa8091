import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type Admitted, admit } from './admit';
import { drawPages } from './answers/draw-page';
import { type Refusal, refuse } from './answers/refusal';
import { STOPPING, TOO_SLOW_TO_COME, TOO_SLOW_TO_DO, tooMany } from './answers/refusals-of-door';
import { type MakeCounter, makeTurns } from './counts/turns';
import { answerDirectly } from './direct';
import { makeFramedPages } from './framed/framed-pages';
import { AnswerRoom } from './lanes/answer-room';
import { arrivalOf, BodyRoom } from './lanes/arrival';
import { FairLane, type Leave } from './lanes/fair-lane';
import { RightOfWay } from './lanes/right-of-way';
import { type DoorLimits, entryOf } from './limits';
import type { Handle } from './made/ask-within';
import { hostsOf } from './made/made-key';
import { makeMadePages } from './made/made-pages';
import { makeMetrics } from './metrics';
import { makeOperator } from './operator';
import type { PagesElsewhere } from './pages/page-pool';
import { lend } from './ports';
import { asRequest, idOf, makeRequestLog, noteTrouble, requestId } from './request-log';
import { introduce, type Visitor } from './visitor';
import { sendWorker, WORKER } from './worker-file';

/** Seconds in which work that nobody waits for any more may still come to its end. */
const GRACE = 30;

/** Where most is written; no page that is made once shows an army. */
const ARMIES = '/api/armies';
/** The kind of what is sent and not stored. */
const CHECK = 'check';

/** The line of what is answered with a page, if only with one that says that there is none. */
const PAGES = 'page';
/** The line of small answers. */
const SMALL = 'light';

/** True where a page that is made once may show what a request writes. */
const isShown = ({ method }: IncomingMessage, { row, kind }: Pick<Work, 'row' | 'kind'>): boolean =>
  method !== 'GET' && method !== 'HEAD' && kind !== CHECK && !row?.path.startsWith(ARMIES);

/** Refuses what is not over in time; the function it answers takes that back. */
const within = (
  seconds: number,
  { socket }: IncomingMessage,
  response: ServerResponse,
  refuseIt: () => void,
): (() => void) => {
  const timer = setTimeout(() => {
    refuseIt();
    socket.destroySoon();
  }, seconds * 1000);
  const inTime = () => clearTimeout(timer);
  response.once('close', inTime);
  return inTime;
};

/** Turns counted in this process alone. */
const ofProcess: MakeCounter = (limit) => new RateLimiterMemory(limit);

/** What the door is made of and for. */
type Parts = {
  readonly limits: DoorLimits;
  readonly proxies: BlockList;
  readonly handle: Handle;
  /** draws the pages in other processes; without it they are drawn here, by `handle` */
  readonly elsewhere?: PagesElsewhere | undefined;
  readonly dev?: boolean;
  /** the script of the pages' worker; none while the sources are served */
  readonly worker?: string | undefined;
  /** while the app warms up */
  readonly starting?: () => boolean;
  /** who reads the numbers: METRICS_TOKEN and MUSTER_ORIGINS */
  readonly token?: string | undefined;
  readonly origins?: string | undefined;
  /** what is written down: MUSTER_LOG */
  readonly log?: string | undefined;
  /** makes what counts turns for all instances */
  readonly counter?: MakeCounter;
};

type Passing = { readonly request: IncomingMessage; readonly response: ServerResponse };
type Work = Passing &
  Admitted &
  Pick<Visitor, 'address' | 'person'> & { readonly chunks: readonly Uint8Array[] };
type Arriving = Passing & {
  readonly arrival: ReturnType<typeof arrivalOf>;
  readonly forOperator: ReturnType<ReturnType<typeof makeOperator>['asks']>;
  readonly who: Visitor;
};

type Gate = {
  /** Lets a request through, or says why not. */
  readonly pass: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly lanes: Readonly<Record<string, FairLane>>;
  /** From now on new requests are told to come again; what is under way is finished. */
  readonly close: () => void;
};

/** The one door: what comes in is counted, measured and put in line before anything of ours works for it. */
export const makeGate = ({
  limits,
  proxies,
  handle,
  elsewhere,
  dev = false,
  worker,
  starting = () => false,
  token,
  origins,
  log,
  counter = ofProcess,
}: Parts): Gate => {
  const { request: bounds } = limits;
  const takeTurn = makeTurns(limits, ofProcess, counter);
  const room = new BodyRoom(bounds);
  const answers = new AnswerRoom(bounds);
  const way = new RightOfWay();
  lend({ giveWay: () => way.giveWay(), requestId, noteTrouble });
  const lanes = Object.fromEntries(
    Object.entries(limits.lanes).map(([name, lane]) => [
      name,
      new FairLane(name === PAGES && elsewhere ? { ...lane, atOnce: elsewhere.atOnce } : lane),
    ]),
  );

  const draw = elsewhere?.draw ?? drawPages(handle, dev);
  const madePages = makeMadePages(draw, hostsOf(origins));
  const framedPages = makeFramedPages(draw, madePages.version);

  let isStopping = false;
  const metrics = makeMetrics();
  metrics.watch(lanes);
  if (elsewhere !== undefined) metrics.watchPages(elsewhere);
  const operator = makeOperator({
    metrics,
    token,
    origins,
    starting,
    stopping: () => isStopping,
  });
  const note = makeRequestLog(log);

  /** Works for a request whose body has arrived, when its turn has come. */
  const work = async ({
    row,
    kind,
    size,
    address,
    person,
    request,
    response,
    chunks,
  }: Work): Promise<void> => {
    const { lane, seconds, small } = entryOf(limits.kinds, kind);
    let place: Leave | null = null;
    within(seconds, request, response, () => {
      // what hangs may not keep others out for good
      setTimeout(() => place?.(), GRACE * 1000).unref();
      refuse(request, response, TOO_SLOW_TO_DO);
    });
    /** Answers in one of the lines; false where the answer is left to another. */
    const inLine = async (name: string, answer: () => Promise<boolean>): Promise<boolean> => {
      const { quick = false, first = false, sends = false } = entryOf(limits.lanes, name);
      // pages drawn elsewhere are in nobody's way here
      const isHere = name !== PAGES || elsewhere === undefined;
      const leaveWay = quick && isHere ? way.enter(first) : () => {};
      response.once('close', leaveWay);
      const leave = await entryOf(lanes, name).take(address, person ?? '', (forget) =>
        response.once('close', forget),
      );
      place = leave;
      if (leave === null) {
        refuse(request, response, tooMany(5));
        return true;
      }
      // who sends a file may never learn that its reader has gone: eight of those, and nobody had a script any more
      const grace = sends ? 0 : GRACE;
      let isWorking = true;
      response.once('close', () => {
        if (isWorking) setTimeout(leave, grace * 1000).unref();
      });
      try {
        if (response.closed || response.destroyed) return true;
        answers.watch(response, leave);
        const isAnswered = await (name === 'heavy' ? way.heavily(answer) : answer());
        if (!isAnswered) leaveWay();
        return isAnswered;
      } finally {
        isWorking = false;
        leave();
      }
    };
    // whoever is answered that something is written finds it on every page
    if (isShown(request, { row, kind })) response.once('finish', madePages.forget);
    if (worker !== undefined && row?.path === WORKER) return sendWorker(worker, request, response);
    const key = dev ? null : await madePages.keyOf(row, request);
    if (key !== null && (await madePages.send(key, { request, response }))) return;
    const frame = dev ? null : framedPages.frameOf(row, request);
    const fill = async () => frame !== null && framedPages.send(frame, { request, response });
    // what is left of such a page is a small answer
    if (frame !== null && (await inLine(SMALL, fill))) return;
    const directly = () => answerDirectly({ row, request, response, chunks });
    // a small piece of heavy work is none, where it is done at once
    if (small !== undefined && size <= small.body && (await inLine(small.lane, directly))) return;
    // to read much is work, whatever it is read for
    await inLine(size > bounds.largeBody ? 'heavy' : lane, async () => {
      if (await directly()) return true;
      if (lane === PAGES && !request.url?.startsWith('/api/')) {
        if (elsewhere === undefined) await way.afterFirst();
        if (key !== null && (await madePages.make(key, { request, response }))) return true;
        await draw(request, response);
        return true;
      }
      await handle(request, response);
      return true;
    });
  };

  const pass = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const arrived = Date.now();
    // ours and the framework's together
    response.setMaxListeners(20);
    // before anything is waited for: the body may be on its way already
    const arrival = arrivalOf(request);
    const forOperator = operator.asks(request);
    const who = introduce(request, proxies, arrived);
    const id = idOf(request, who.trusted);
    response.setHeader('x-request-id', id);
    return asRequest(id, () => count(id, { request, response, arrival, forOperator, who }));
  };

  /** Counts a request and goes on with it. */
  const count = (id: string, arriving: Arriving): Promise<void> => {
    const { request, response } = arriving;
    const over = metrics.begin();
    const admission = admit(request, bounds, dev);
    const { kind } = admission;
    const path = admission.ok ? admission.row?.path : undefined;
    const labels = { kind, method: request.method, path };
    response.once('close', () => {
      const { statusCode: status } = response;
      note({ id, ...labels, status, seconds: over({ ...labels, status }) });
    });
    return go(arriving, admission);
  };

  const go = async (
    { request, response, arrival, forOperator, who: { address, person } }: Arriving,
    admission: ReturnType<typeof admit>,
  ): Promise<void> => {
    const no = (refusal: Refusal): void => {
      arrival.forget();
      refuse(request, response, refusal);
    };
    const wait = await takeTurn(forOperator === null ? admission.kind : 'read', address, person);
    if (wait !== null) return no(tooMany(wait));
    if (forOperator !== null) return forOperator(response);
    if (isStopping) return no(STOPPING);
    if (!admission.ok) return no(admission.refusal);
    const { size } = admission;
    const giveBack = room.take(address, size);
    if (giveBack === null) return no(tooMany(5));
    response.once('close', giveBack);
    let chunks: readonly Uint8Array[] = [];
    if (size > 0) {
      const longest = bounds.bodySeconds + size / bounds.bodyBytesASecond;
      const inTime = within(longest, request, response, () => no(TOO_SLOW_TO_COME));
      const gone = new Promise<readonly Uint8Array[]>((left) => response.once('close', () => left([])));
      chunks = await Promise.race([arrival.whole, gone]);
      inTime();
    }
    if (response.closed || response.destroyed) return;
    await work({ ...admission, address, person, request, response, chunks });
  };

  return {
    pass,
    lanes,
    close: () => {
      isStopping = true;
    },
  };
};
