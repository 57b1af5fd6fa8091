import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PrintedSheet } from '@/lib/rules/core/sheet-parts';
import type { PdfAnswer } from './orders';

const TIME_OUT = 20_000;

/** The worker took too long or died: a bug or a machine out of breath, never the user's fault. */
export class PressError extends Error {}

type Waiting = {
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
};

type Press = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

/** The `node_modules` that holds the fonts: that of the working directory or of a folder above it. */
const modulesFolder = (from = process.cwd()): string => {
  const folder = join(from, 'node_modules');
  if (existsSync(join(folder, '@fontsource'))) return folder;
  if (dirname(from) === from) throw new PressError('The font packages are not installed');
  return modulesFolder(dirname(from));
};

let press: Press | null = null;
let lastOrder = 0;

const close = (closing: Press, reason: string): void => {
  if (press === closing) press = null;
  for (const { reject, timer } of closing.waiting.values()) {
    clearTimeout(timer);
    reject(new PressError(reason));
  }
  closing.waiting.clear();
  void closing.worker.terminate();
};

const openPress = (): Press => {
  // none of this process's own flags: under the react-server condition React has no renderer
  const options = { workerData: { modules: modulesFolder() }, execArgv: [] };
  const worker =
    process.env.NEXT_RUNTIME === undefined
      ? new Worker(new URL('../fixtures/worker-from-source.mjs', import.meta.url), options)
      : new Worker(new URL('./worker.tsx', import.meta.url), options);
  const opened: Press = { worker, waiting: new Map() };
  worker.unref();
  worker.on('message', (answer: PdfAnswer) => {
    const order = opened.waiting.get(answer.id);
    if (order === undefined) return;
    opened.waiting.delete(answer.id);
    if (opened.waiting.size === 0) worker.unref();
    clearTimeout(order.timer);
    if (answer.ok) order.resolve(answer.bytes);
    else order.reject(new PressError(`The PDF could not be written: ${answer.message}`));
  });
  worker.on('error', (error) => close(opened, `The PDF writer stopped: ${error.message}`));
  worker.on('exit', () => close(opened, 'The PDF writer stopped'));
  return opened;
};

/**
 * Prints sheets as one file in the one warm worker thread; a new worker takes the place of one that died or hangs.
 * @throws PressError after `timeOut` ms, or when the worker dies
 */
export const print = (
  sheets: PrintedSheet | readonly PrintedSheet[],
  timeOut = TIME_OUT,
): Promise<Uint8Array<ArrayBuffer>> => {
  press ??= openPress();
  const current = press;
  const id = ++lastOrder;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => close(current, `The PDF took longer than ${timeOut / 1000} seconds to write`),
      timeOut,
    );
    current.worker.ref();
    current.waiting.set(id, { resolve, reject, timer });
    current.worker.postMessage({ id, sheets: [sheets].flat() });
  });
};

/** Stops the worker; the next sheet starts a new one. */
export const stopPress = (): void => {
  if (press !== null) close(press, 'The PDF writer was stopped');
};
