import type { Worker } from 'node:worker_threads';
import type { Refusal } from './sent';

/** How many threads, how many jobs that wait for one, and how long things may last, in milliseconds. */
export type PoolBounds = {
  readonly threads: number;
  readonly waiting: number;
  /** a job */
  readonly milliseconds: number;
  /** a thread that has nothing to do */
  readonly quiet: number;
  /** how long a job waits for a busy thread before one more is opened: threads cost memory */
  readonly patience: number;
};

/** Answers questions that a job asks while it works, by their names. */
export type Answerers = Readonly<Record<string, (question: never) => Promise<unknown>>>;

/** A job as a thread gets it. */
export type Job = {
  readonly task: string;
  readonly input: unknown;
  /** it leaves more behind than a thread should keep: its thread is ended with it */
  readonly large?: boolean;
};

/** What a thread says: a question of its job, or how the job ended. */
export type ThreadMessage =
  | { readonly question: number; readonly name: string; readonly about: unknown }
  | { readonly value: unknown }
  | { readonly refusal: Refusal }
  | { readonly fault: string };

/** The answer to a question of a job; without a value where it could not be answered. */
export type ThreadAnswer = { readonly question: number; readonly value?: unknown };

/** How a job ended. It is known by its shape: who asks may be in another bundle than who answers. */
export type Outcome =
  | { readonly how: 'value'; readonly value: unknown }
  | { readonly how: 'refusal'; readonly refusal: Refusal }
  | { readonly how: 'time' | 'memory' | 'full' }
  /** a fault of ours: its kind and place, or what a question of the job came to */
  | { readonly how: 'fault'; readonly fault: unknown };

export type Pool = {
  /** Does a job in a thread of its own time; never rejects. */
  readonly run: (job: Job, answerers: Answerers) => Promise<Outcome>;
  /** Threads that are there now, busy or quiet. */
  readonly threads: () => number;
  /** Ends all threads; jobs under way end as a fault. */
  readonly close: () => void;
};

type Order = { readonly job: Job; readonly answerers: Answerers; readonly end: (outcome: Outcome) => void };

const isOutOfMemory = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** One thread: it does a job at a time, is ended when that lasts too long, and ends itself after a quiet time. */
class Thread {
  readonly #worker: Worker;
  readonly #bounds: PoolBounds;
  readonly #gone: (thread: Thread) => void;
  #order: Order | null = null;
  /** why a question of this job could not be answered */
  #unanswered: unknown;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(worker: Worker, bounds: PoolBounds, gone: (thread: Thread) => void) {
    this.#worker = worker;
    this.#bounds = bounds;
    this.#gone = gone;
    worker.unref();
    worker.on('message', (message: ThreadMessage) => this.#hear(message));
    worker.on('error', (fault) =>
      this.close(isOutOfMemory(fault) ? { how: 'memory' } : { how: 'fault', fault }),
    );
    worker.on('exit', () => this.close({ how: 'fault', fault: new Error('A reading thread stopped') }));
  }

  get isQuiet(): boolean {
    return this.#order === null;
  }

  start(order: Order): void {
    this.#order = order;
    this.#unanswered = undefined;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close({ how: 'time' }), this.#bounds.milliseconds);
    // the job is waited for, so that the process is not over before it is
    this.#worker.ref();
    this.#worker.postMessage(order.job);
  }

  /** Ends the thread, and with it the job under way. */
  close(outcome: Outcome): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    void this.#worker.terminate();
    this.#gone(this);
    this.#order?.end(outcome);
  }

  #hear(message: ThreadMessage): void {
    if (this.#isOver || this.#order === null) return;
    if ('question' in message) void this.#answer(this.#order, message);
    else if ('value' in message) this.#end({ how: 'value', value: message.value });
    else if ('refusal' in message) this.#end({ how: 'refusal', refusal: message.refusal });
    else this.#end({ how: 'fault', fault: this.#unanswered ?? new Error(message.fault) });
  }

  /** A question that cannot be answered ends its job, which then comes to the same fault. */
  async #answer(
    order: Order,
    { question, name, about }: Extract<ThreadMessage, { question: number }>,
  ): Promise<void> {
    let answer: ThreadAnswer = { question };
    try {
      const answerer = order.answerers[name];
      if (answerer === undefined) throw new Error(`Nobody answers the question "${name}"`);
      answer = { question, value: await answerer(about as never) };
    } catch (fault) {
      this.#unanswered ??= fault;
    }
    if (this.#order === order) this.#worker.postMessage(answer);
  }

  #end(outcome: Outcome): void {
    const order = this.#order;
    this.#order = null;
    clearTimeout(this.#timer);
    this.#worker.unref();
    if (order?.job.large) this.close(outcome);
    else {
      this.#timer = setTimeout(() => this.close(outcome), this.#bounds.quiet);
      this.#timer.unref();
    }
    order?.end(outcome);
  }
}

/** Threads that do jobs beside the thread that answers everyone: opened when wanted, ended when over a bound. */
export const createPool = (open: () => Worker, bounds: PoolBounds): Pool => {
  const threads = new Set<Thread>();
  const waiting: Order[] = [];

  const start = (thread: Thread): void => {
    const order = waiting.shift();
    if (order !== undefined) thread.start(order);
  };

  /** Starts what waits: in a quiet thread, or in the first of all. */
  const next = (): void => {
    if (waiting.length === 0) return;
    const quiet = [...threads].find(({ isQuiet }) => isQuiet);
    if (quiet !== undefined) start(quiet);
    else if (threads.size === 0) start(opened());
  };

  /** One more thread for what has waited long enough. */
  const grow = (order: Order): void => {
    if (waiting.includes(order) && threads.size < bounds.threads) start(opened());
  };

  const opened = (): Thread => {
    const thread = new Thread(open(), bounds, (gone) => threads.delete(gone));
    threads.add(thread);
    return thread;
  };

  return {
    run: (job, answerers) =>
      new Promise<Outcome>((done) => {
        const end = (outcome: Outcome): void => {
          done(outcome);
          next();
        };
        if (waiting.length >= bounds.waiting) return done({ how: 'full' });
        const order = { job, answerers, end };
        waiting.push(order);
        next();
        if (waiting.includes(order)) setTimeout(() => grow(order), bounds.patience).unref();
      }),
    threads: () => threads.size,
    close: () => {
      const stopped: Outcome = { how: 'fault', fault: new Error('The reading threads were stopped') };
      for (const order of waiting.splice(0)) order.end(stopped);
      for (const thread of [...threads]) thread.close(stopped);
    },
  };
};
