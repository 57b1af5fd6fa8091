import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Milliseconds that heavy work gives way at most, each time, and how many times as long as it has worked since: it comes
 * to its end however many ask, in a fifth of the speed.
 */
const PATIENCE = 60;
const SHARE = 4;
/** Milliseconds that a page waits at most until no save is under way. */
const PAGE_PATIENCE = 150;

/** Heavy work under way, and when it went on last. */
type Heavy = { since: number };

/** Who waits, and until when. */
type Waiting = { readonly go: () => void; readonly isClear: () => boolean };

/**
 * Quick requests go before heavy work, which gives way to them before it begins and between its pieces: what someone
 * waits for then takes as long as itself and one piece.
 */
export class RightOfWay {
  #quick = 0;
  #first = 0;
  readonly #heavy = new AsyncLocalStorage<Heavy>();
  readonly #waiting = new Set<Waiting>();
  readonly #clock: () => number;

  /** The clock tells milliseconds. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** How many quick requests are under way. */
  get quick(): number {
    return this.#quick;
  }

  /**
   * Notes a quick request; the function it answers says that it is over, once or more. Pages, which are quick themselves,
   * wait as well for one that is `first`.
   */
  enter(first = false): () => void {
    this.#quick++;
    if (first) this.#first++;
    let under = true;
    return () => {
      if (!under) return;
      under = false;
      this.#quick--;
      if (first) this.#first--;
      for (const { go, isClear } of this.#waiting) if (isClear()) go();
    };
  }

  /** Awaited before a page is made: it is one long piece, and a save that comes in its middle waits for it. */
  async afterFirst(): Promise<void> {
    const isClear = () => this.#first === 0;
    if (!isClear()) await this.#until(isClear, PAGE_PATIENCE);
  }

  /** Carries out heavy work. */
  heavily<T>(work: () => T | Promise<T>): Promise<T> {
    return this.#heavy.run({ since: Number.NEGATIVE_INFINITY }, async () => {
      await this.giveWay();
      return work();
    });
  }

  /** Awaited between two pieces of work: others have their turn and, where the work is heavy, quick ones all of theirs. */
  async giveWay(): Promise<void> {
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
