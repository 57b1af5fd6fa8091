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

/** How many turns may be waited for. */
type TurnLimits = {
  /** by one person */
  readonly each: number;
  /** by all persons together */
  readonly all: number;
};

/**
 * A task that had its turn with what it gave; or none, because this person or all together wait for as many as they
 * may, or because the person who wanted it has gone.
 */
type Turn<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: 'person-full' | 'all-full' | 'gone' };

export type Turns = {
  /**
   * Does a task when its turn has come. `person` is any key that is the same for all tasks of one person.
   * @throws what the task throws
   */
  take<T>(person: string, task: () => Promise<T>, signal?: AbortSignal): Promise<Turn<T>>;
  /** tasks that wait */
  waiting(): number;
};

type Begin = () => Promise<void>;

/**
 * One task at a time: one of each person in turn, those of a person in the order they came. What a task needs is made
 * when its turn has come, so that those that wait weigh nothing; and one that fails or takes long stops no other.
 */
export const createTurns = ({ each, all }: TurnLimits): Turns => {
  // in the order of their next turns
  const lines = new Map<string, Begin[]>();
  let waiting = 0;
  let busy = false;

  const goOn = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (let [next] = lines; next !== undefined; [next] = lines) {
      const [person, [begin, ...rest]] = next;
      lines.delete(person);
      if (rest.length > 0) lines.set(person, rest);
      if (begin === undefined) continue;
      waiting--;
      await begin();
    }
    busy = false;
  };

  const leave = (person: string, begin: Begin): void => {
    const line = lines.get(person) ?? [];
    const rest = line.filter((other) => other !== begin);
    waiting -= line.length - rest.length;
    if (rest.length > 0) lines.set(person, rest);
    else lines.delete(person);
  };

  const take: Turns['take'] = (person, task, signal) => {
    const line = lines.get(person) ?? [];
    if (signal?.aborted) return Promise.resolve({ ok: false, code: 'gone' });
    if (line.length >= each) return Promise.resolve({ ok: false, code: 'person-full' });
    if (waiting >= all) return Promise.resolve({ ok: false, code: 'all-full' });
    return new Promise((resolve, reject) => {
      const gone = (): void => {
        leave(person, begin);
        resolve({ ok: false, code: 'gone' });
      };
      const begin: Begin = async () => {
        signal?.removeEventListener('abort', gone);
        try {
          const value = await task();
          resolve(signal?.aborted ? { ok: false, code: 'gone' } : { ok: true, value });
        } catch (error) {
          reject(error);
        }
      };
      signal?.addEventListener('abort', gone, { once: true });
      lines.set(person, [...line, begin]);
      waiting++;
      void goOn();
    });
  };

  return { take, waiting: () => waiting };
};
