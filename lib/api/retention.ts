import 'server-only';
import { logFault } from '../log';
import { steadyNow } from '../steady-clock';

const DAY = 24 * 60 * 60 * 1000;

/** How long what someone deleted can be brought back, in milliseconds. */
const KEPT = 30 * DAY;

/** What was deleted before this moment is over: it cannot be restored, and goes for good. */
export const retentionCutoff = (now: Date): Date => new Date(now.getTime() - KEPT);

/** Purges now and then once a day, beside all else; a fault is written down and the next day tries again. */
export const purgeDaily = (
  purges: readonly ((now: Date) => Promise<number>)[],
  clock: () => Promise<Date> = steadyNow,
  every: number = DAY,
): (() => void) => {
  const run = async (): Promise<void> => {
    try {
      for (const purge of purges) await purge(await clock());
    } catch (error) {
      logFault('removing what was deleted', error);
    }
  };
  void run();
  const timer = setInterval(() => void run(), every);
  timer.unref();
  return () => clearInterval(timer);
};
