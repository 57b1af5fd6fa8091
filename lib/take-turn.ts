import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Statement } from '@/prisma/statement';
import { runBatch } from './db';

/** How often something is tried that others came before; each try begins with what is stored then. */
const TRIES = 40;
/** The longest breath before another try; milliseconds. */
const BREATH = 25;

/** What an attempt has found: an answer at once, or one that holds once its statements are written. */
export type Attempt<T> = {
  readonly answer: T;
  readonly statements?: readonly Statement[];
  /** how far it takes the count, one if it does not say */
  readonly by?: number;
};

/** By what writers of one thing take turns: a count that each of them raises. */
export type Turns = {
  readonly read: () => Promise<number>;
  /** increments it, which locks others out, and asserts that it still is what was read */
  readonly raise: (from: number, by: number) => readonly Statement[];
};

/**
 * Writes about one thing, one writer after the other, whatever the number of instances: the attempt reads what it
 * needs, decides, and hands back what to write. If someone else has written meanwhile, nothing is stored and it asks
 * again, also where the attempt only answers.
 */
export const takeTurn = async <T>(
  { read, raise }: Turns,
  attempt: (from: number) => Promise<Attempt<T>>,
): Promise<T> => {
  for (let tries = 1; ; tries++) {
    const from = await read();
    const { answer, statements = [], by = 1 } = await attempt(from);
    // the count was read before the rest: where others wrote between, the two do not belong together
    if (statements.length === 0) {
      if (tries === TRIES || (await read()) === from) return answer;
      continue;
    }
    try {
      await runBatch([...raise(from, by), ...statements]);
      return answer;
    } catch (error) {
      if (tries === TRIES || (await read()) === from) throw error;
      await wait(Math.random() * BREATH);
    }
  }
};
