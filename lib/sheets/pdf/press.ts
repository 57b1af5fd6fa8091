import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { PdfAnswer, PdfMessage, PdfWork, Printed } from './orders';

/** The worker took too long or died: a bug or a machine out of breath, never the user's fault. */
export class PressError extends Error {
  override readonly name = 'PressError';
}

export type Press = {
  /**
   * Prints what is wanted as one file; nothing else may be printed meanwhile.
   * @throws PressError if the worker dies or takes more than `timeOut` ms, both counted from now
   */
  print(work: PdfWork, timeOut: number): Promise<Printed>;
  /** Stops the worker; the next order starts a new one. */
  stop(): void;
};

type Order = { answer(answer: PdfAnswer): void; fail(reason: string): void };

const messagesOf = (work: PdfWork): PdfMessage[] => {
  if (!('armies' in work)) return [work];
  const { armies, ...order } = work;
  return [...armies.map((army) => ({ army })), order];
};

/** A press with one warm worker; a new one takes the place of one that died or hangs. */
export const createPress = (open: () => Worker): Press => {
  let worker: Worker | null = null;
  let order: Order | null = null;

  const close = (closing: Worker, reason: string): void => {
    if (worker !== closing) return;
    worker = null;
    order?.fail(reason);
    void closing.terminate();
  };

  const opened = (): Worker => {
    const opening = open();
    opening.unref();
    opening.on('message', (answer: PdfAnswer) => {
      if (worker === opening) order?.answer(answer);
    });
    // what it says may quote an army
    opening.on('error', (fault) => close(opening, `The PDF writer stopped: ${fault.name}`));
    opening.on('exit', () => close(opening, 'The PDF writer stopped'));
    return opening;
  };

  const send = async (to: Worker, work: PdfWork): Promise<void> => {
    for (const message of messagesOf(work)) {
      if (worker !== to) return;
      to.postMessage(message);
      await setImmediate();
    }
  };

  const print: Press['print'] = (work, timeOut) => {
    if (order !== null) throw new PressError('The PDF writer prints one order at a time');
    worker ??= opened();
    const current = worker;
    return new Promise<Printed>((resolve, reject) => {
      const over = (): void => {
        clearTimeout(timer);
        order = null;
        current.unref();
      };
      const timer = setTimeout(
        () => close(current, `The PDF took longer than ${timeOut / 1000} seconds to write`),
        timeOut,
      );
      order = {
        answer: (answer) => {
          over();
          if (answer.ok || answer.code !== 'fault') resolve(answer);
          else reject(new PressError(`The PDF could not be written: ${answer.message}`));
        },
        fail: (reason) => {
          over();
          reject(new PressError(reason));
        },
      };
      current.ref();
      send(current, work).catch(() => close(current, 'The order did not reach the PDF writer'));
    });
  };

  return {
    print,
    stop: () => {
      if (worker !== null) close(worker, 'The PDF writer was stopped');
    },
  };
};
