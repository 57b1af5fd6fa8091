import 'server-only';
import { services } from '@/lib/platform/services';
import type { Store } from '@/prisma/connection';
import { db } from './db';
import { logFault } from './log';

const NAME = 'steady';
const MINUTE = 60 * 1000;
/** The most that one start moves the time on, whatever the machine's clock says; milliseconds. */
export const MAX_STEP = 7 * 24 * 60 * MINUTE;
/** The time is written back at most so often; milliseconds. */
const WRITE_EVERY = 10 * MINUTE;

type Clocks = {
  /** the machine's clock, milliseconds since 1970; may jump */
  readonly wall: () => number;
  /** milliseconds since some moment; never jumps */
  readonly monotonic: () => number;
};

const MACHINE: Clocks = { wall: Date.now, monotonic: () => performance.now() };

type Base = { readonly time: number; readonly at: number; latest: number; written: number };

/**
 * A time kept in the store: between starts it moves on with the machine's clock, by seven days at most and only as
 * far as that clock was never seen before; while the server runs, by a clock that cannot jump. It never goes back. So a
 * clock that is a year wrong for a while neither purges what is kept for a month nor ends sessions. What it is behind
 * the machine's clock, it stays: it is not a time to show, and edits bear that of the machine's clock.
 * @param onlyReads another process writes it back
 */
export const createSteadyClock = (
  store: Pick<Store, 'clock'>,
  { wall, monotonic }: Clocks = MACHINE,
  onlyReads = false,
) => {
  let base: Promise<Base> | undefined;

  const timeOf = ({ time, at }: Base): number => time + Math.max(0, monotonic() - at);

  const write = async (to: Base): Promise<void> => {
    if (onlyReads) return;
    to.written = monotonic();
    to.latest = Math.max(to.latest, wall());
    const row = { time: new Date(timeOf(to)), latest: new Date(to.latest) };
    await store.clock.upsert({ where: { name: NAME }, create: { name: NAME, ...row }, update: row });
  };

  const start = async (): Promise<Base> => {
    const now = wall();
    const row = await store.clock.findUnique({
      where: { name: NAME },
      select: { time: true, latest: true },
    });
    const latest = row?.latest.getTime() ?? now;
    const step = Math.min(Math.max(0, now - latest), MAX_STEP);
    const begun: Base = { time: (row?.time.getTime() ?? now) + step, at: monotonic(), latest, written: 0 };
    // Serve requests even if the disk takes nothing now.
    await write(begun).catch((error: unknown) => logFault('the clock in the store', error));
    return begun;
  };

  /** @throws what the store throws when the time cannot be read for the first time */
  return async (): Promise<Date> => {
    base ??= start();
    let current: Base;
    try {
      current = await base;
    } catch (error) {
      base = undefined;
      throw error;
    }
    if (monotonic() - current.written >= WRITE_EVERY) {
      // The clock keeps running; the next write is in ten minutes.
      write(current).catch((error: unknown) => logFault('the clock in the store', error));
    }
    return new Date(timeOf(current));
  };
};

const held = globalThis as typeof globalThis & { musterClock?: () => Promise<Date> };

/** The time for whatever ends after days: cheap, one look into the store for each process. */
export const steadyNow = (): Promise<Date> => {
  held.musterClock ??= createSteadyClock(db, MACHINE, services().isReadOnly);
  return held.musterClock();
};
