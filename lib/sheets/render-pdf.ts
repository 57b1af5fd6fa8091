import 'server-only';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createTurns, type Turns } from './pdf/fair-turns';
import type { PdfWork, Printed } from './pdf/orders';
import { createPress, type Press, PressError } from './pdf/press';

/** The longest that one PDF may take from its start, in ms. */
const TIME_OUT = 20_000;

/** PDFs that wait for their turn: of one person, and of all together. */
export const MOST_WAITING = { each: 12, all: 400 } as const;

/** When a refused person may ask again, in seconds. */
export const ASK_AGAIN = 10;

/** The `node_modules` that holds the fonts: that of the working directory or of a folder above it. */
const modulesFolder = (from = process.cwd()): string => {
  const folder = join(from, 'node_modules');
  if (existsSync(join(folder, '@fontsource'))) return folder;
  if (dirname(from) === from) throw new PressError('The font packages are not installed');
  return modulesFolder(dirname(from));
};

/** Heap of the worker in MB: one that needs more is stopped, and no other order with it. */
const WORKER_HEAP = 256;

const openWorker = (): Worker => {
  const options = {
    workerData: { modules: modulesFolder() },
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP },
    // none of this process's own flags
    execArgv: [],
  };
  return process.env.NEXT_RUNTIME === undefined
    ? new Worker(new URL('./pdf/worker-from-source.mjs', import.meta.url), options)
    : new Worker(new URL('./pdf/worker.ts', import.meta.url), options);
};

declare global {
  /** Told how many seconds a PDF took, where the server has a door (bin/lib/metrics.mjs). */
  var musterPdfMade: ((seconds: number) => void) | undefined;
}

// one for the whole process, however often a bundle holds this module
const held = globalThis as typeof globalThis & { musterPress?: { press: Press; turns: Turns } };

const pressRoom = (): { press: Press; turns: Turns } => {
  held.musterPress ??= { press: createPress(openWorker), turns: createTurns(MOST_WAITING) };
  return held.musterPress;
};

/** No turn: a sentence for whoever wanted it, or nobody is there any more to read one. */
type NotPrinted =
  | { readonly ok: false; readonly code: 'person-full' | 'all-full'; readonly message: string }
  | { readonly ok: false; readonly code: 'gone' };

const FULL = {
  'person-full': `${MOST_WAITING.each} sheets of yours are waiting to be printed. Wait until some of them are there, then ask for this one again.`,
  'all-full':
    'Too many people are printing just now. Try again in a few seconds, or print from the browser, which needs no PDF.',
} as const;

type PdfRequest = {
  /** the same key for all requests of one person */
  readonly person: string;
  /** the visitor has gone */
  readonly signal?: AbortSignal;
  /** called when its turn has come, so that nothing is kept for those that wait; null if there is nothing to print */
  readonly prepare: () => Promise<PdfWork | null>;
};

/**
 * One PDF file, when it is this person's turn: one is written at a time, one of each person after the other. Null if
 * there was nothing to print.
 * @throws PressError if the writer dies or takes longer than 20 seconds for this very file
 */
export const renderPdf = async ({
  person,
  signal,
  prepare,
}: PdfRequest): Promise<Printed | NotPrinted | null> => {
  const { press, turns } = pressRoom();
  const printed = async (): Promise<Printed | null> => {
    const work = await prepare();
    if (work === null) return null;
    const since = performance.now();
    const made = await press.print(work, TIME_OUT);
    globalThis.musterPdfMade?.((performance.now() - since) / 1000);
    return made;
  };
  const turn = await turns.take(person, printed, signal);
  if (turn.ok) return turn.value;
  const { code } = turn;
  return code === 'gone' ? { ok: false, code } : { ok: false, code, message: FULL[code] };
};

/** Stops the worker; the next sheet starts a new one. */
export const stopPress = (): void => held.musterPress?.press.stop();
