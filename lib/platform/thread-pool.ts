import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { faultPlace } from './error-kinds';

/** How many threads, how many jobs that wait for one, and how long things may last, in milliseconds. */
export type PoolBounds = {
  readonly threads: number;
  readonly waiting: number;
  /** a job */
  readonly milliseconds: number;
  /** an idle thread, which then ends; without it threads are kept */
  readonly idle?: number;
  /** how long a job waits for a busy thread before one more is opened: threads cost memory */
  readonly patience: number;
};

/** Answers queries that a job sends while it works, by their names. */
export type QueryHandlers = Readonly<Record<string, (query: never) => Promise<unknown>>>;

/** A job as a thread gets it. */
export type Job = {
  readonly task: string;
  readonly input: unknown;
  /** sent before the input, one at a time, as copying all at once would block the main thread */
  readonly parts?: readonly unknown[];
  /** its thread ends after it, as it leaves more memory behind than a thread should keep */
  readonly isLarge?: boolean;
};

/** What the main thread sends to a thread. */
export type ThreadRequest =
  | { readonly part: unknown }
  | Pick<Job, 'task' | 'input'>
  | { readonly answerTo: number; readonly value?: unknown };

/** What a thread sends: a query of its job, or how the job ended. */
export type ThreadMessage =
  | { readonly query: number; readonly name: string; readonly about: unknown }
  | { readonly value: unknown }
  | { readonly refusal: unknown }
  | { readonly fault: string };

/** How a job ended. Plain data: the caller may be in another bundle than the pool. */
export type Outcome =
  | { readonly how: 'value'; readonly value: unknown }
  | { readonly how: 'refusal'; readonly refusal: unknown }
  | { readonly how: 'time' | 'memory' | 'full' }
  /** an error of the thread without any of its input, or the error of a query that could not be answered */
  | { readonly how: 'fault'; readonly fault: unknown };

export type ThreadPool = {
  /** Does a job in a thread; never rejects. */
  readonly run: (job: Job, queries?: QueryHandlers) => Promise<Outcome>;
  /** Threads that are open, busy or idle. */
  readonly threads: () => number;
  /** Ends all threads; jobs under way end with an error. The next job opens a new thread. */
  readonly close: () => void;
};

type Task = {
  readonly job: Job;
  readonly queries: QueryHandlers;
  readonly end: (outcome: Outcome) => void;
};

const failed = (why: string): Outcome => ({ how: 'fault', fault: new Error(why) });

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** A thread that does one job at a time. It ends when a job takes too long, and when it has been idle for too long. */
class Thread {
  readonly #worker: Worker;
  readonly #bounds: PoolBounds;
  readonly #onEnd: (thread: Thread) => void;
  #task: Task | null = null;
  /** the error of the first query of this job that could not be answered */
  #queryError: unknown;
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(worker: Worker, bounds: PoolBounds, onEnd: (thread: Thread) => void) {
    this.#worker = worker;
    this.#bounds = bounds;
    this.#onEnd = onEnd;
    worker.unref();
    worker.on('message', (message: ThreadMessage) => this.#receive(message));
    // The message of an error may quote an army.
    worker.on('error', (error) =>
      this.end(isOutOfMemory(error) ? { how: 'memory' } : failed(`The thread stopped: ${faultPlace(error)}`)),
    );
    worker.on('exit', () => this.end(failed('The thread stopped')));
  }

  get isIdle(): boolean {
    return this.#task === null;
  }

  start(task: Task): void {
    this.#task = task;
    this.#queryError = undefined;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end({ how: 'time' }), this.#bounds.milliseconds);
    // The process must not exit before the job is done.
    this.#worker.ref();
    this.#send(task).catch((error: unknown) => this.end({ how: 'fault', fault: error }));
  }

  /** Ends the thread, and with it the job under way. */
  end(outcome: Outcome): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    void this.#worker.terminate();
    this.#onEnd(this);
    this.#task?.end(outcome);
  }

  async #send(task: Task): Promise<void> {
    const { task: name, input, parts = [] } = task.job;
    for (const part of parts) {
      this.#post({ part });
      await setImmediate();
      if (this.#task !== task) return;
    }
    this.#post({ task: name, input });
  }

  #post(request: ThreadRequest): void {
    this.#worker.postMessage(request);
  }

  #receive(message: ThreadMessage): void {
    if (this.#hasEnded || this.#task === null) return;
    if ('query' in message) void this.#answer(this.#task, message);
    else if ('value' in message) this.#finish({ how: 'value', value: message.value });
    else if ('refusal' in message) this.#finish({ how: 'refusal', refusal: message.refusal });
    else this.#finish({ how: 'fault', fault: this.#queryError ?? new Error(message.fault) });
  }

  /** A query that cannot be answered ends its job, which then has the same error. */
  async #answer(
    task: Task,
    { query, name, about }: Extract<ThreadMessage, { query: number }>,
  ): Promise<void> {
    let answer: ThreadRequest = { answerTo: query };
    try {
      const handler = task.queries[name];
      if (handler === undefined) throw new Error(`The query "${name}" has no handler`);
      answer = { answerTo: query, value: await handler(about as never) };
    } catch (error) {
      this.#queryError ??= error;
    }
    if (this.#task === task) this.#post(answer);
  }

  #finish(outcome: Outcome): void {
    const task = this.#task;
    this.#task = null;
    clearTimeout(this.#timer);
    this.#worker.unref();
    const { idle } = this.#bounds;
    if (task?.job.isLarge) this.end(outcome);
    else if (idle !== undefined) this.#timer = setTimeout(() => this.end(outcome), idle).unref();
    task?.end(outcome);
  }
}

/** Threads that work beside the main one: opened when needed, ended when a job is over a bound. */
export const createThreadPool = (open: () => Worker, bounds: PoolBounds): ThreadPool => {
  const threads = new Set<Thread>();
  const waiting: Task[] = [];

  const openThread = (): Thread => {
    const thread = new Thread(open(), bounds, (ended) => threads.delete(ended));
    threads.add(thread);
    return thread;
  };

  const startOn = (thread: Thread): void => {
    const task = waiting.shift();
    if (task !== undefined) thread.start(task);
  };

  /** Starts the next job in an idle thread, or in the first of all. */
  const startNext = (): void => {
    if (waiting.length === 0) return;
    const idle = [...threads].find(({ isIdle }) => isIdle);
    if (idle !== undefined) startOn(idle);
    else if (threads.size === 0) startOn(openThread());
  };

  /** Opens one more thread for a job that has waited long enough. */
  const grow = (task: Task): void => {
    if (waiting.includes(task) && threads.size < bounds.threads) startOn(openThread());
  };

  return {
    run: (job, queries = {}) =>
      new Promise<Outcome>((done) => {
        const end = (outcome: Outcome): void => {
          done(outcome);
          startNext();
        };
        if (waiting.length >= bounds.waiting) return done({ how: 'full' });
        const task = { job, queries, end };
        waiting.push(task);
        startNext();
        if (waiting.includes(task)) setTimeout(() => grow(task), bounds.patience).unref();
      }),
    threads: () => threads.size,
    close: () => {
      const closed = failed('The threads were stopped');
      for (const task of waiting.splice(0)) task.end(closed);
      for (const thread of [...threads]) thread.end(closed);
    },
  };
};
