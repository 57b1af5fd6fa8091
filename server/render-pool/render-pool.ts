import type { ServerResponse } from 'node:http';
import type { RequestHandler } from '../request-internally';
import { type Refusal, refuse } from '../responses/refuse';
import { PAGES_PER_WORKER, type RenderWorker, type WorkerState } from './worker-protocol';

/** Times of the pool, in milliseconds. */
export type PoolTimes = {
  /** between two pings of a worker */
  readonly ping: number;
  /** a page waits at most so long for a worker */
  readonly patience: number;
  /** a worker may take to warm up */
  readonly warmUp: number;
  /** a worker that exits sooner is broken: the next one is started after a pause */
  readonly shortLife: number;
  /** the first and the longest pause; doubled in between */
  readonly pause: number;
  readonly longestPause: number;
  /** a worker may take to stop */
  readonly stop: number;
};

const TIMES: PoolTimes = {
  ping: 2_000,
  // Longer than a start takes: a page waits for the worker that replaces the one that was killed.
  patience: 10_000,
  warmUp: 60_000,
  shortLife: 10_000,
  pause: 500,
  longestPause: 30_000,
  stop: 2_000,
};

/** Pings in a row without an answer after which a worker counts as hung; a page may take seconds on a slow machine. */
const MISSED = 4;

const NO_WORKER: Refusal = {
  status: 503,
  code: 'pages-away',
  message: 'Muster cannot make pages just now. Try again in a few seconds.',
  headers: { 'retry-after': '5' },
};

const RENDER_FAILED: Refusal = {
  status: 503,
  code: 'page-lost',
  message: 'This page could not be made. Try again in a few seconds.',
  headers: { 'retry-after': '5' },
};

type WorkerSlot = {
  readonly number: number;
  readonly worker: RenderWorker;
  isWarm: boolean;
  activeCount: number;
  missedPings: number;
  state: WorkerState | undefined;
};

/** What the rest of the server uses of the pool. */
export type RenderPool = Pick<WorkerPool, 'render' | 'concurrency' | 'states' | 'replaced'>;

type PoolOptions = {
  readonly count: number;
  readonly start: (number: number) => RenderWorker;
  readonly log: (what: string) => void;
  readonly times?: Partial<PoolTimes>;
};

/**
 * Processes that render pages. One that exits or hangs is replaced, after growing pauses if it exits at once. While all
 * are starting a page waits a little, then is refused: the main process renders no pages, so that a page that ends a
 * worker cannot end the process that saves.
 */
export class WorkerPool {
  /** pages under way at once, in all workers */
  readonly concurrency: number;
  /** resolves once one worker has warmed up */
  readonly warm: Promise<void>;
  readonly #options: PoolOptions;
  readonly #times: PoolTimes;
  readonly #slots = new Map<number, WorkerSlot>();
  readonly #waiting = new Set<(slot: WorkerSlot | null) => void>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #pinging: NodeJS.Timeout;
  #replaced = 0;
  #isStopping = false;
  #becomeWarm = () => {};

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#times = { ...TIMES, ...options.times };
    this.concurrency = options.count * PAGES_PER_WORKER;
    this.warm = new Promise((done) => {
      this.#becomeWarm = done;
    });
    for (let number = 1; number <= options.count; number++) this.#spawn(number, 0);
    this.#pinging = setInterval(() => this.#pingAll(), this.#times.ping).unref();
  }

  /** Renders a page in the least busy worker; refuses it in words if that fails. */
  readonly render: RequestHandler = async (request, response) => {
    const slot = await this.#acquire(response);
    if (slot === null) {
      if (!response.destroyed) refuse(request, response, NO_WORKER);
      return;
    }
    try {
      await slot.worker.render(request, response);
    } catch {
      // The pool logs a worker that has exited; a client that has left needs no answer.
      if (!response.destroyed) refuse(request, response, RENDER_FAILED);
    } finally {
      slot.activeCount--;
      this.#assign();
    }
  };

  /** What each worker reported last, by its number. */
  readonly states = (): readonly (WorkerState & { readonly number: number })[] =>
    [...this.#slots.values()].flatMap(({ number, state }) =>
      state === undefined ? [] : [{ number, ...state }],
    );

  /** How many workers were replaced. */
  readonly replaced = (): number => this.#replaced;

  /** Ends all workers; pages under way are cut off. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#pinging);
    for (const timer of this.#timers) clearTimeout(timer);
    for (const resolve of this.#waiting) resolve(null);
    const workers = [...this.#slots.values()].map(({ worker }) => worker);
    for (const worker of workers) worker.stop();
    const late = setTimeout(() => {
      for (const worker of workers) worker.kill();
    }, this.#times.stop);
    await Promise.all(workers.map(({ exited }) => exited));
    clearTimeout(late);
  }

  #after(milliseconds: number, work: () => void): () => void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, milliseconds);
    this.#timers.add(timer);
    return () => {
      clearTimeout(timer);
      this.#timers.delete(timer);
    };
  }

  #spawn(number: number, lastPause: number): void {
    const { warmUp, shortLife, pause, longestPause } = this.#times;
    const worker = this.#options.start(number);
    const startedAt = performance.now();
    const slot: WorkerSlot = {
      number,
      worker,
      isWarm: false,
      activeCount: 0,
      missedPings: 0,
      state: undefined,
    };
    this.#slots.set(number, slot);
    const cancel = this.#after(warmUp, () => worker.kill());
    void worker.warm.then(() => {
      cancel();
      slot.isWarm = true;
      this.#becomeWarm();
      for (let place = 0; place < PAGES_PER_WORKER; place++) this.#assign();
    });
    void worker.exited.then((reason) => {
      cancel();
      this.#slots.delete(number);
      if (this.#isStopping) return;
      this.#options.log(reason);
      this.#replaced++;
      const isBroken = performance.now() - startedAt < shortLife;
      const nextPause = isBroken ? Math.min(longestPause, Math.max(pause, lastPause * 2)) : 0;
      this.#after(nextPause, () => this.#spawn(number, nextPause));
    });
  }

  #pingAll(): void {
    for (const slot of this.#slots.values()) {
      if (!slot.isWarm) continue;
      if (slot.missedPings >= MISSED) {
        slot.isWarm = false;
        this.#options.log('hangs');
        slot.worker.kill();
        continue;
      }
      slot.missedPings++;
      void slot.worker.ping().then((state) => {
        slot.missedPings = 0;
        slot.state = state;
      });
    }
  }

  /** The least busy worker that takes one more page. */
  #freeSlot(): WorkerSlot | undefined {
    return [...this.#slots.values()]
      .filter(({ isWarm, activeCount }) => isWarm && activeCount < PAGES_PER_WORKER)
      .toSorted((a, b) => a.activeCount - b.activeCount)[0];
  }

  /** Gives a free slot to the request that has waited longest. */
  #assign(): void {
    const [resolve] = this.#waiting;
    const slot = resolve && this.#freeSlot();
    if (slot !== undefined) resolve?.(slot);
  }

  #acquire(response: ServerResponse): Promise<WorkerSlot | null> {
    const take = (slot: WorkerSlot): WorkerSlot => {
      slot.activeCount++;
      return slot;
    };
    const free = this.#freeSlot();
    if (free !== undefined) return Promise.resolve(take(free));
    if (this.#isStopping) return Promise.resolve(null);
    return new Promise((done) => {
      const resolve = (slot: WorkerSlot | null): void => {
        this.#waiting.delete(resolve);
        cancel();
        done(slot && take(slot));
      };
      const cancel = this.#after(this.#times.patience, () => resolve(null));
      this.#waiting.add(resolve);
      response.once('close', () => {
        if (this.#waiting.has(resolve)) resolve(null);
      });
    });
  }
}
