import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import { BROKEN } from '@/lib/history/own/sheets/sheet-fault';
import * as words from './read-words';
import type { SheetRead } from './sheet-worker';

const { seconds } = OWN_BOUNDS.sheet;

const openWorker = () => new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });

/** Reads a spreadsheet in a thread of its own, which is ended when it is done, takes too long or is called off. */
export const readSheetAside = (
  bytes: Uint8Array,
  signal: AbortSignal,
  { open = openWorker, milliseconds = seconds * 1_000 } = {},
): Promise<SheetRead> =>
  new Promise((resolve) => {
    const worker = open();
    const end = (read: SheetRead) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(read);
    };
    const timer = setTimeout(() => end({ fault: words.takesTooLong(seconds) }), milliseconds);
    signal.addEventListener('abort', () => end({ fault: words.otherFileChosen }));
    worker.onmessage = ({ data }: MessageEvent<SheetRead>) => end(data);
    // out of memory, or a fault of ours: the page goes on
    worker.onerror = () => end({ fault: BROKEN });
    worker.postMessage(bytes);
  });
