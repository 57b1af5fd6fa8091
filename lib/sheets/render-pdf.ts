import 'server-only';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ports } from '@/server/ports';
import { createTurns, type Turns } from './pdf/fair-turns';
import type { PdfWork, Printed } from './pdf/orders';
import { createPress, type Press, PressError } from './pdf/press';

/**
 * Two writers: for the sheets of players, one after the other, and for booklets of events, which take a hundred times as
 * long and hold nobody up. The longest that one file may take from its start, in ms, and the heap of its writer in MB:
 * one that needs more is stopped, and no other order with it.
 */
const WRITERS = {
  sheets: { timeOut: 20_000, heap: 256 },
  booklets: { timeOut: 180_000, heap: 768 },
} as const;

type WriterId = keyof typeof WRITERS;

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

const openWorker = (heap: number): Worker => {
  const options = {
    workerData: { modules: modulesFolder() },
    resourceLimits: { maxOldGenerationSizeMb: heap },
    // none of this process's own flags
    execArgv: [],
  };
  return process.env.NEXT_RUNTIME === undefined
    ? new Worker(new URL('./pdf/worker-from-source.mjs', import.meta.url), options)
    : new Worker(new URL('./pdf/worker.ts', import.meta.url), options);
};

// one for the whole process, however often a bundle holds this module
type PressRoom = { readonly press: Press; readonly turns: Turns };
const held = globalThis as typeof globalThis & { musterPresses?: Partial<Record<WriterId, PressRoom>> };

const pressRoom = (id: WriterId): PressRoom => {
  held.musterPresses ??= {};
  held.musterPresses[id] ??= {
    press: createPress(() => openWorker(WRITERS[id].heap)),
    turns: createTurns(MOST_WAITING),
  };
  return held.musterPresses[id];
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
  /** the writer that makes it; that of players' sheets if absent */
  readonly writer?: WriterId;
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
  writer = 'sheets',
  prepare,
}: PdfRequest): Promise<Printed | NotPrinted | null> => {
  const { press, turns } = pressRoom(writer);
  const printed = async (): Promise<Printed | null> => {
    const work = await prepare();
    if (work === null) return null;
    const since = performance.now();
    const result = await press.print(work, WRITERS[writer].timeOut);
    ports().notePdf?.((performance.now() - since) / 1000);
    // a booklet leaves more behind than a writer should keep
    if (writer === 'booklets') press.stop();
    return result;
  };
  const turn = await turns.take(person, printed, signal);
  if (turn.ok) return turn.value;
  const { code } = turn;
  return code === 'gone' ? { ok: false, code } : { ok: false, code, message: FULL[code] };
};

/** How many PDFs wait for their turn. */
export const pdfsWaiting = (): number =>
  Object.values(held.musterPresses ?? {}).reduce((sum, { turns }) => sum + turns.waiting(), 0);

/** Stops the workers; the next sheet starts a new one. */
export const stopPress = (): void => {
  for (const { press } of Object.values(held.musterPresses ?? {})) press.stop();
};
