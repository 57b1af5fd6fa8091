import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Refusal, refuse } from '../answers/refusal';
import type { Handle } from '../made/ask-within';
import type { PageProcess, PageState } from './page-process';

/** Milliseconds that the pool goes by. */
export type PoolTimes = {
  /** between two questions whether a process still answers */
  readonly ask: number;
  /** a page waits at most so long for a process */
  readonly patience: number;
  /** to warm up */
  readonly warm: number;
  /** who ends sooner ended at once */
  readonly life: number;
  /** before the first and the last try to replace one that ended at once; doubled in between */
  readonly pause: number;
  readonly longestPause: number;
  /** for a process that is told to stop */
  readonly stop: number;
};

const TIMES: PoolTimes = {
  ask: 5_000,
  patience: 5_000,
  warm: 60_000,
  life: 10_000,
  pause: 500,
  longestPause: 30_000,
  stop: 2_000,
};

/** So many questions without an answer, and it hangs. */
const MISSED = 3;

/** Pages under way in one process at once: while one asks the store or is sent, another is drawn. */
export const PAGES_AT_ONCE = 2;

const NOT_THERE: Refusal = {
  status: 503,
  code: 'pages-away',
  message: 'Muster cannot make pages just now. Try again in a few seconds.',
  headers: { 'retry-after': '5' },
};

const NOT_MADE: Refusal = {
  status: 503,
  code: 'page-lost',
  message: 'This page could not be made. Try again in a few seconds.',
  headers: { 'retry-after': '5' },
};

type Seat = {
  readonly number: number;
  process: PageProcess;
  since: number;
  isWarm: boolean;
  under: number;
  unanswered: number;
  state: PageState | undefined;
};

/** What is drawn elsewhere, as the door and the counters know it. */
export type PagesElsewhere = {
  /** draws a page in the process that has least to do; refuses it in words where that fails */
  readonly draw: Handle;
  /** pages under way at once in all of them */
  readonly atOnce: number;
  /** what each process that is there said of itself last, by its number */
  readonly states: () => readonly (PageState & { readonly number: number })[];
  /** how many were replaced */
  readonly replaced: () => number;
};

type Pool = PagesElsewhere & {
  /** resolves once one of them has warmed up */
  readonly warm: Promise<void>;
  /** ends them all; what they have under way is cut off */
  readonly stop: () => Promise<void>;
};

type PoolParts = {
  readonly count: number;
  readonly start: (number: number) => PageProcess;
  readonly note: (what: string) => void;
  readonly times?: Partial<PoolTimes>;
};

/**
 * Processes that draw pages. One that ends or hangs is replaced, at growing intervals where it ends at once. While none
 * is there a page waits a little, then is refused: the main process draws none, so that what ended a page process
 * cannot end the one that saves.
 */
export const makePagePool = ({ count, start, note, times = {} }: PoolParts): Pool => {
  const { ask, patience, warm: toWarm, life, pause, longestPause, stop: toStop } = { ...TIMES, ...times };
  const seats = new Map<number, Seat>();
  const waiting = new Set<(seat: Seat | null) => void>();
  const timers = new Set<NodeJS.Timeout>();
  let replaced = 0;
  let isStopping = false;
  let isWarm = () => {};
  const warm = new Promise<void>((done) => {
    isWarm = done;
  });

  const after = (milliseconds: number, work: () => void): NodeJS.Timeout => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer);
    return timer;
  };

  const freeSeat = (): Seat | undefined => {
    let least: Seat | undefined;
    for (const seat of seats.values()) {
      const isFree = seat.isWarm && seat.under < PAGES_AT_ONCE;
      if (isFree && (least === undefined || seat.under < least.under)) least = seat;
    }
    return least;
  };

  /** Whoever waits longest takes the place that came free. */
  const offer = (): void => {
    const [first] = waiting;
    const seat = first && freeSeat();
    if (seat !== undefined) first?.(seat);
  };

  const seatFor = (response: ServerResponse): Promise<Seat | null> => {
    const take = (seat: Seat): Seat => {
      seat.under++;
      return seat;
    };
    const free = freeSeat();
    if (free !== undefined) return Promise.resolve(take(free));
    if (isStopping) return Promise.resolve(null);
    return new Promise((done) => {
      const go = (seat: Seat | null): void => {
        waiting.delete(go);
        clearTimeout(late);
        timers.delete(late);
        done(seat && take(seat));
      };
      const late = after(patience, () => go(null));
      waiting.add(go);
      response.once('close', () => {
        if (waiting.has(go)) go(null);
      });
    });
  };

  const occupy = (number: number, pausing: number): void => {
    const process = start(number);
    const seat: Seat = {
      number,
      process,
      since: performance.now(),
      isWarm: false,
      under: 0,
      unanswered: 0,
      state: undefined,
    };
    seats.set(number, seat);
    const late = after(toWarm, () => process.kill());
    void process.warm.then(() => {
      clearTimeout(late);
      timers.delete(late);
      seat.isWarm = true;
      isWarm();
      offer();
    });
    void process.over.then((how) => {
      clearTimeout(late);
      timers.delete(late);
      seats.delete(number);
      if (isStopping) return;
      note(how);
      replaced++;
      const isAtOnce = performance.now() - seat.since < life;
      const next = isAtOnce ? Math.min(longestPause, Math.max(pause, pausing * 2)) : 0;
      after(next, () => occupy(number, next));
    });
  };

  for (let number = 1; number <= count; number++) occupy(number, 0);

  const look = setInterval(() => {
    for (const seat of seats.values()) {
      if (!seat.isWarm) continue;
      if (seat.unanswered >= MISSED) {
        seat.isWarm = false;
        note('hangs');
        seat.process.kill();
        continue;
      }
      seat.unanswered++;
      void seat.process.ask().then((state) => {
        seat.unanswered = 0;
        seat.state = state;
      });
    }
  }, ask);
  look.unref();

  const draw = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const seat = await seatFor(response);
    if (seat === null) {
      if (!response.destroyed) refuse(request, response, NOT_THERE);
      return;
    }
    try {
      await seat.process.draw(request, response);
    } catch {
      // of one that ended the pool takes note; whoever has left hears nothing
      if (!response.destroyed) refuse(request, response, NOT_MADE);
    } finally {
      seat.under--;
      offer();
    }
  };

  return {
    draw,
    warm,
    atOnce: count * PAGES_AT_ONCE,
    states: () =>
      [...seats.values()].flatMap(({ number, state }) => (state === undefined ? [] : [{ number, ...state }])),
    replaced: () => replaced,
    stop: async () => {
      isStopping = true;
      clearInterval(look);
      for (const timer of timers) clearTimeout(timer);
      for (const go of waiting) go(null);
      const left = [...seats.values()].map(({ process }) => process);
      for (const process of left) process.stop();
      const late = setTimeout(() => {
        for (const process of left) process.kill();
      }, toStop);
      await Promise.all(left.map(({ over }) => over));
      clearTimeout(late);
    },
  };
};
