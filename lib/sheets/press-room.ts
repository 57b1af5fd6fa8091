import 'server-only';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createPress, createTurns, type Press, PressError, type Turns } from './pdf/press';

/**
 * Three writers: for the sheets of players, one after the other, for booklets of events, which take a hundred times as
 * long and hold nobody up, and for the pictures of links, which programs ask for. The longest that one file may take from
 * its start, in ms, and the heap of its writer in MB: one that needs more is stopped, and no other order with it.
 */
export const WRITERS = {
  sheets: { timeOut: 20_000, heap: 256 },
  booklets: { timeOut: 180_000, heap: 768 },
  pictures: { timeOut: 20_000, heap: 192 },
} as const;

/**
 * What a writer has for new things, in MB: those of a file live until it is written, and in a small nursery they would
 * be moved again and again, for a quarter of its time.
 */
export const NURSERY = 96;

type WriterId = keyof typeof WRITERS;
export type PdfWriter = Exclude<WriterId, 'pictures'>;

/** Files that wait for their turn: of one person, and of all together. */
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
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: NURSERY },
    // none of this process's own flags
    execArgv: [],
  };
  return process.env.NEXT_RUNTIME === undefined
    ? new Worker(new URL('../worker-from-source.mjs', import.meta.url), {
        ...options,
        argv: ['press'],
      })
    : new Worker(new URL('./pdf/worker.ts', import.meta.url), options);
};

// one for the whole process, however often a bundle holds this module
type PressRoom = { readonly press: Press; readonly turns: Turns };
const held = globalThis as typeof globalThis & { musterPresses?: Partial<Record<WriterId, PressRoom>> };

/** The press of a writer, and who waits for it. */
export const pressRoom = (id: WriterId): PressRoom => {
  held.musterPresses ??= {};
  held.musterPresses[id] ??= {
    press: createPress(() => openWorker(WRITERS[id].heap)),
    turns: createTurns(MOST_WAITING),
  };
  return held.musterPresses[id];
};

/** How many files wait for their turn. */
export const pdfsWaiting = (): number =>
  Object.values(held.musterPresses ?? {}).reduce((sum, { turns }) => sum + turns.waiting(), 0);

/** Stops the workers; the next sheet starts a new one. */
export const stopPress = (): void => {
  for (const { press } of Object.values(held.musterPresses ?? {})) press.stop();
};
