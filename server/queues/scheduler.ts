import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Heavy work yields for at most this many milliseconds at a time, and at most this many times as long as it has worked
 * since: under any load it runs at a fifth of its speed.
 */
const PATIENCE = 60;
const SHARE = 4;
/** Milliseconds that a page waits at most for running saves. */
const PAGE_PATIENCE = 150;

/** Heavy work, and when it last resumed. */
type BackgroundTask = { since: number };

/** Something that waits, and its condition. */
type Waiter = { readonly go: () => void; readonly isClear: () => boolean };

/**
 * Quick requests go before heavy work, which yields to them before it begins and between its pieces. A quick request
 * waits for one piece at most.
 */
export class Scheduler {
  #quick = 0;
  #first = 0;
  readonly #heavy = new AsyncLocalStorage<BackgroundTask>();
  readonly #waiting = new Set<Waiter>();
  readonly #clock: () => number;

  /** @param clock milliseconds */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Quick requests under way. */
  get foregroundCount(): number {
    return this.#quick;
  }

  /**
   * Counts a quick request; call the returned function, once or more, when it is over.
   * @param first pages, which are quick themselves, wait for this one
   */
  begin(first = false): () => void {
    this.#quick++;
    if (first) this.#first++;
    let isActive = true;
    return () => {
      if (!isActive) return;
      isActive = false;
      this.#quick--;
      if (first) this.#first--;
      for (const { go, isClear } of this.#waiting) if (isClear()) go();
    };
  }

  /** Wait for running saves before rendering: rendering blocks the thread. */
  async waitForWrites(): Promise<void> {
    const isClear = () => this.#first === 0;
    if (!isClear()) await this.#until(isClear, PAGE_PATIENCE);
  }

  /** Runs heavy work, which yields to quick requests. */
  runBackground<T>(work: () => T | Promise<T>): Promise<T> {
    return this.#heavy.run({ since: Number.NEGATIVE_INFINITY }, async () => {
      await this.yieldToForeground();
      return work();
    });
  }

  /** Await between two pieces of work: lets other requests run and, in heavy work, all quick ones. */
  async yieldToForeground(): Promise<void> {
    await new Promise<void>((done) => setImmediate(done));
    const work = this.#heavy.getStore();
    if (work === undefined) return;
    const isClear = () => this.#quick === 0;
    if (!isClear()) await this.#until(isClear, Math.min(PATIENCE, (this.#clock() - work.since) * SHARE));
    work.since = this.#clock();
  }

  #until(isClear: () => boolean, patience: number): Promise<void> {
    return new Promise<void>((done) => {
      const go = () => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        done();
      };
      const waiting = { go, isClear };
      const timer = setTimeout(go, patience);
      this.#waiting.add(waiting);
    });
  }
}
