import 'server-only';
import { Worker } from 'node:worker_threads';
import { LIMITS } from '../platform/limits';
import {
  createThreadPool,
  type Outcome,
  type PoolBounds,
  type QueryHandlers,
  type ThreadPool,
} from '../platform/thread-pool';
import type { Input, LookupsOf, Output, TaskName } from './tasks';
import { NotRead, type ReaderRefusal } from './thread-input';

const { threads, waiting, seconds, quietSeconds, megabytes } = LIMITS.readers;

/** Milliseconds to wait for a busy thread before a second one is opened: most input is read in less. */
const PATIENCE = 700;

/** As many threads as the queue of heavy requests lets in at once: further ones wait there. */
const BOUNDS: PoolBounds = {
  threads,
  waiting,
  milliseconds: seconds * 1000,
  idle: quietSeconds * 1000,
  patience: PATIENCE,
};

/** Heap of a thread for new objects, in MB. */
const YOUNG_GENERATION = 12;

const openThread = (): Worker => {
  const options = {
    // Most objects live briefly: a small young generation keeps two threads within the server's memory.
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_GENERATION },
    // Without the flags of this process.
    execArgv: [],
  };
  return process.env.NEXT_RUNTIME === undefined
    ? new Worker(new URL('../worker-from-source.mjs', import.meta.url), {
        ...options,
        argv: ['readers'],
      })
    : new Worker(new URL('./reader-thread.ts', import.meta.url), options);
};

// One for the whole process: several bundles hold this module.
const processGlobals = globalThis as typeof globalThis & { musterReaders?: ThreadPool };

/** Opens the pool of this process. A server does so at its start; commands and tests read in the main thread. */
export const openReaders = (): void => {
  processGlobals.musterReaders ??= createThreadPool(openThread, BOUNDS);
};

/** Ends all threads. */
export const closeReaders = (): void => processGlobals.musterReaders?.close();

const TOO_COSTLY = {
  time: `This takes longer than ${seconds} seconds to work out, and was stopped. Nothing was stored. Send it in smaller parts.`,
  memory: `This takes more than ${megabytes} MB of memory to work out, and was stopped. Nothing was stored. Send it in smaller parts.`,
} as const;

const BUSY = 'Muster is busy with other files and games. Nothing was stored. Try again in a few seconds.';

const notRead = (outcome: Exclude<Outcome, { how: 'value' }>): unknown => {
  if (outcome.how === 'fault') return outcome.fault;
  if (outcome.how === 'refusal') return new NotRead(outcome.refusal as ReaderRefusal);
  if (outcome.how === 'full') return new NotRead({ status: 503, code: 'busy', message: BUSY });
  return new NotRead({ status: 422, code: 'too-costly', message: TOO_COSTLY[outcome.how] });
};

/** Characters of a text that leaves more memory behind than a thread should keep. */
const LARGE = 1_000_000;

/** Characters of the text that is read: the input itself, or its body. */
const lengthOf = (input: unknown): number => {
  if (typeof input === 'string') return input.length;
  if (typeof input !== 'object' || input === null) return 0;
  if ('text' in input) return lengthOf(input.text);
  return 'sent' in input ? lengthOf(input.sent) : 0;
};

/** Runs a task in this thread, with copies as for a thread: what cannot be copied fails here too. */
const readHere = async (task: TaskName, input: unknown, queries: QueryHandlers): Promise<unknown> => {
  const { TASKS } = await import('./tasks');
  const run = TASKS[task] as (input: unknown, lookups: unknown) => Promise<unknown>;
  return structuredClone(await run(structuredClone(input), queries));
};

/**
 * Reads what someone sent in a thread that can be ended, with bounds on its time and memory; `lookups` answer its
 * queries to the store.
 * @throws NotRead with the refusal of the reader, if it exceeds a bound (422), or if too many jobs wait (503)
 */
export const readAside = async <N extends TaskName>(
  task: N,
  input: Input<N>,
  lookups: LookupsOf<N>,
): Promise<Output<N>> => {
  const queries = lookups as QueryHandlers;
  const pool = processGlobals.musterReaders;
  if (pool === undefined) return (await readHere(task, input, queries)) as Output<N>;
  const outcome = await pool.run({ task, input, isLarge: lengthOf(input) > LARGE }, queries);
  if (outcome.how !== 'value') throw notRead(outcome);
  return outcome.value as Output<N>;
};
