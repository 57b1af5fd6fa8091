import 'server-only';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { faultPlace } from '@/lib/platform/error-kinds';
import { FairQueue, type Release } from '@/lib/platform/fair-queue';
import { createThreadPool, type Job, type ThreadPool } from '@/lib/platform/thread-pool';
import type { PdfWork, PrintResult } from './pdf/orders';

/** The worker took too long or died: a bug or a slow machine, never the user's fault. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
}

/**
 * Three workers: for the sheets of players, one after the other; for booklets of events, which take a hundred times as
 * long and must not delay sheets; and for the pictures of links, which programs request. `milliseconds` bounds one file
 * from its start, `heap` (MB) its worker: a file that needs more is stopped, and no other file with it.
 */
export const PDF_WORKERS = {
  sheets: { milliseconds: 20_000, heap: 256, isLarge: false },
  // A booklet leaves more memory behind than a thread should keep.
  booklets: { milliseconds: 180_000, heap: 768, isLarge: true },
  pictures: { milliseconds: 20_000, heap: 192, isLarge: false },
} as const;

/**
 * Heap of a worker for new objects, in MB. Those of a file live until it is written: a smaller young generation would
 * copy them again and again, for a quarter of the time.
 */
export const YOUNG_GENERATION = 96;

type WorkerId = keyof typeof PDF_WORKERS;
export type PdfWriter = Exclude<WorkerId, 'pictures'>;

/** Files that wait for their turn: of one person, and of all together. */
export const MOST_WAITING = { each: 12, all: 400 } as const;

/** Seconds after which a person who was refused may ask again. */
export const RETRY_AFTER_SECONDS = 10;

/** The `node_modules` that holds the fonts: that of the working directory or of a folder above it. */
const modulesFolder = (from = process.cwd()): string => {
  const folder = join(from, 'node_modules');
  if (existsSync(join(folder, '@fontsource'))) return folder;
  if (dirname(from) === from) throw new PdfError('The font packages are not installed');
  return modulesFolder(dirname(from));
};

const openWorker = (heap: number): Worker => {
  const options = {
    workerData: { modules: modulesFolder() },
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: YOUNG_GENERATION },
    // Without the flags of this process.
    execArgv: [],
  };
  return process.env.NEXT_RUNTIME === undefined
    ? new Worker(new URL('../worker-from-source.mjs', import.meta.url), { ...options, argv: ['pdf'] })
    : new Worker(new URL('./pdf/worker.ts', import.meta.url), options);
};

/** A worker, and the queue of those who wait for it. */
type PdfWorker = { readonly pool: ThreadPool; readonly queue: FairQueue; readonly isLarge: boolean };

// One for the whole process: several bundles hold this module.
const processGlobals = globalThis as typeof globalThis & {
  musterPdfWorkers?: Partial<Record<WorkerId, PdfWorker>>;
};

/** A worker that prints one file at a time, in a thread that is opened by `open`. */
export const createPdfWorker = (open: () => Worker, milliseconds: number, isLarge = false): PdfWorker => ({
  isLarge,
  pool: createThreadPool(open, { threads: 1, waiting: 1, milliseconds, patience: milliseconds }),
  queue: new FairQueue({ atOnce: 1, waiting: MOST_WAITING.all }),
});

/** The worker of that kind, started when it is first needed. */
export const pdfWorker = (id: WorkerId): PdfWorker => {
  const { heap, milliseconds, isLarge } = PDF_WORKERS[id];
  processGlobals.musterPdfWorkers ??= {};
  processGlobals.musterPdfWorkers[id] ??= createPdfWorker(() => openWorker(heap), milliseconds, isLarge);
  return processGlobals.musterPdfWorkers[id];
};

const jobOf = (work: PdfWork, isLarge: boolean): Job => {
  if (!('armies' in work)) return { task: 'print', input: work, isLarge };
  const { armies, ...input } = work;
  return { task: 'print', input, parts: armies, isLarge };
};

/**
 * Prints one file on a worker, without waiting for a turn.
 * @throws PdfError if the worker dies or takes too long
 */
export const printOn = async ({ pool, isLarge }: PdfWorker, work: PdfWork): Promise<PrintResult> => {
  const outcome = await pool.run(jobOf(work, isLarge));
  if (outcome.how === 'value') return outcome.value as PrintResult;
  if (outcome.how === 'time') throw new PdfError('The PDF took too long to write');
  if (outcome.how === 'memory') throw new PdfError('The PDF needs more memory than its worker has');
  const { fault } = { fault: new Error(outcome.how), ...outcome };
  throw new PdfError(
    `The PDF could not be written: ${fault instanceof Error ? fault.message : faultPlace(fault)}`,
  );
};

/** How many files wait for their turn. */
export const pdfsWaiting = (): number =>
  Object.values(processGlobals.musterPdfWorkers ?? {}).reduce((sum, { queue }) => sum + queue.waiting, 0);

/** Stops the workers; the next file starts a new one. */
export const stopPdfWorkers = (): void => {
  for (const { pool } of Object.values(processGlobals.musterPdfWorkers ?? {})) pool.close();
};

/** A task that had its turn, with its result; or the reason why it had none. */
export type Turn<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: 'person-full' | 'all-full' | 'gone' };

const GONE = { ok: false, code: 'gone' } as const;

/** Waits for a place; null if the queue is full, 'gone' if the client leaves first. */
const waitForTurn = (
  queue: FairQueue,
  person: string,
  signal: AbortSignal | undefined,
): Promise<Release | null | 'gone'> =>
  new Promise((resolve) => {
    const onWaiting = (leaveQueue: () => void): void => {
      const leave = (): void => {
        leaveQueue();
        resolve('gone');
      };
      signal?.addEventListener('abort', leave, { once: true });
    };
    queue.acquire('', person, onWaiting).then(resolve);
  });

/**
 * Does a task when its turn has come: one at a time, one of each person in turn.
 * @param person the same key for all tasks of one person
 * @throws what the task throws
 */
export const takeTurn = async <T>(
  { queue }: Pick<PdfWorker, 'queue'>,
  person: string,
  task: () => Promise<T>,
  signal?: AbortSignal,
): Promise<Turn<T>> => {
  if (signal?.aborted) return GONE;
  if (queue.waitingOf('', person) >= MOST_WAITING.each) return { ok: false, code: 'person-full' };
  const release = await waitForTurn(queue, person, signal);
  if (release === 'gone') return GONE;
  if (release === null) return { ok: false, code: 'all-full' };
  try {
    const value = await task();
    return signal?.aborted ? GONE : { ok: true, value };
  } finally {
    release();
  }
};
