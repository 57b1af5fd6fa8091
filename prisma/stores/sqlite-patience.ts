import { setTimeout as wait } from 'node:timers/promises';

/** First and longest pause between two tries, in milliseconds. */
const FIRST_PAUSE = 2;
const LAST_PAUSE = 100;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));

export type Patiently = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs statements, and tries those again that meet another process's lock, for `limit` milliseconds; others are
 * answered meanwhile. The patience is that of all together: those that queue behind one lock do not wait in turn.
 * `renew` opens the connection again after each try that failed: libsql leaves the statement that met the lock under
 * way, and while it is, SQLite commits nothing that comes after it on the same connection.
 * @throws SQLITE_BUSY when the lock stays
 */
export const patience = (limit: number, renew: () => unknown): Patiently => {
  let met: { readonly since: number; last: number } | undefined;
  return async (work) => {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LAST_PAUSE)) {
      try {
        const result = await work();
        met = undefined;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        renew();
        const now = performance.now();
        // a lock met long ago was another one
        if (met === undefined || now - met.last > limit) met = { since: now, last: now };
        met.last = now;
        if (now - met.since >= limit) throw error;
        await wait(pause);
      }
    }
  };
};
