import 'server-only';
import { Worker } from 'node:worker_threads';
import { LIMITS } from '../limits';
import { type Answerers, createPool, type Outcome, type Pool, type PoolBounds } from './pool';
import { NotRead } from './sent';
import type { Input, LookupsOf, Output, TaskName } from './tasks';

const { threads, waiting, seconds, quietSeconds, megabytes } = LIMITS.readers;

/** Milliseconds that a busy thread is waited for: most of what people send is read in less. */
const PATIENCE = 700;

/** As many threads as the line of heavy work lets in at once: who would be one more waits at the door. */
const BOUNDS: PoolBounds = {
  threads,
  waiting,
  milliseconds: seconds * 1000,
  quiet: quietSeconds * 1000,
  patience: PATIENCE,
};

/** Megabytes of a thread for what has just been made. */
const NURSERY = 12;

const openThread = (): Worker => {
  const options = {
    // what is read is young for a moment only: a small nursery, collected often, keeps two threads within the server's memory
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: NURSERY },
    // none of this process's own flags
    execArgv: [],
  };
  return process.env.NEXT_RUNTIME === undefined
    ? new Worker(new URL('../worker-from-source.mjs', import.meta.url), {
        ...options,
        argv: ['readers'],
      })
    : new Worker(new URL('./worker.ts', import.meta.url), options);
};

// one for the whole process, however often a bundle holds this module
const held = globalThis as typeof globalThis & { musterReaders?: Pool };

/** Opens the pool of this process. A server does at its start; commands and tests read where they are without one. */
export const openReaders = (): void => {
  held.musterReaders ??= createPool(openThread, BOUNDS);
};

/** Ends all threads of the pool. */
export const closeReaders = (): void => held.musterReaders?.close();

const TOO_COSTLY = {
  time: `This takes longer than ${seconds} seconds to work out, and was stopped. Nothing was stored. Send it in smaller parts.`,
  memory: `This takes more than ${megabytes} MB of memory to work out, and was stopped. Nothing was stored. Send it in smaller parts.`,
} as const;

const BUSY = 'Muster is busy with other files and games. Nothing was stored. Try again in a few seconds.';

const notRead = (outcome: Exclude<Outcome, { how: 'value' }>): unknown => {
  if (outcome.how === 'fault') return outcome.fault;
  if (outcome.how === 'refusal') return new NotRead(outcome.refusal);
  if (outcome.how === 'full') return new NotRead({ status: 503, code: 'busy', message: BUSY });
  return new NotRead({ status: 422, code: 'too-costly', message: TOO_COSTLY[outcome.how] });
};

/** Characters from which a text leaves more behind than a thread should keep. */
const LARGE = 1_000_000;

/** Characters of the text that is read: the input itself, or what was sent in it. */
const lengthOf = (input: unknown): number => {
  if (typeof input === 'string') return input.length;
  if (typeof input !== 'object' || input === null) return 0;
  if ('text' in input) return lengthOf(input.text);
  return 'sent' in input ? lengthOf(input.sent) : 0;
};

/** Without a pool, as a thread would: what cannot go to one and back is a fault here as well. */
const readHere = async (task: TaskName, input: unknown, answerers: Answerers): Promise<unknown> => {
  const { TASKS } = await import('./tasks');
  const run = TASKS[task] as (input: unknown, lookups: unknown) => Promise<unknown>;
  return structuredClone(await run(structuredClone(input), answerers));
};

/**
 * Reads what someone sent in a thread that can be ended, with a bound on its time and memory; `lookups` answer what the
 * reader asks of the store meanwhile.
 * @throws NotRead with the refusal of the reader, or where it is over a bound (422) or no thread is free for it (503)
 */
export const readAside = async <N extends TaskName>(
  task: N,
  input: Input<N>,
  lookups: LookupsOf<N>,
): Promise<Output<N>> => {
  const answerers = lookups as Answerers;
  const pool = held.musterReaders;
  if (pool === undefined) return (await readHere(task, input, answerers)) as Output<N>;
  const outcome = await pool.run({ task, input, large: lengthOf(input) > LARGE }, answerers);
  if (outcome.how !== 'value') throw notRead(outcome);
  return outcome.value as Output<N>;
};
