import type { EventPhase } from './schema';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Span = { readonly unit: number; readonly count: number };

/** A span in the largest unit that says it: days and hours from two on, and at least a minute. */
const inUnits = (span: number): Span => {
  const unit = span >= 2 * DAY ? DAY : span >= 2 * HOUR ? HOUR : MINUTE;
  return { unit, count: Math.max(1, Math.floor(span / unit)) };
};

/** "3 days", "20 hours", "1 minute" */
export const spanWords = (span: number): string => {
  const { unit, count } = inUnits(span);
  const name = unit === DAY ? 'day' : unit === HOUR ? 'hour' : 'minute';
  return `${count} ${name}${count === 1 ? '' : 's'}`;
};

/** How many hundredths of a span have run; in whole ones, so that a page stays the same for a while. */
export const hundredthsRun = (from: number, to: number, now: number): number => {
  if (to <= from) return 100;
  return Math.floor(Math.min(100, Math.max(0, (100 * (now - from)) / (to - from))));
};

/** The moment from which a span that ends at `to` is written in other words. */
const nextOfCountdown = (to: number, now: number): number => {
  const { unit, count } = inUnits(to - now);
  return count === 1 ? to : to - count * unit + 1;
};

/** The same of one that grows since `from`. */
const nextOfCountUp = (from: number, now: number): number => {
  const { unit, count } = inUnits(now - from);
  return from + (count + 1) * unit;
};

/** When what the clock of an event says and draws is another thing. */
const nextOfClock = (opens: number, closes: number, now: number): readonly number[] => {
  if (now < opens) return [nextOfCountdown(opens, now)];
  if (now > closes) return [nextOfCountUp(closes, now)];
  const next = hundredthsRun(opens, closes, now) + 1;
  return [nextOfCountdown(closes, now), opens + Math.ceil((next * (closes - opens)) / 100)];
};

type Times = { readonly opensAt: Date; readonly closesAt: Date; readonly graceSeconds: number };

/** Until when a list counts as in time. */
export const endOfGrace = ({ closesAt, graceSeconds }: Omit<Times, 'opensAt'>): Date =>
  new Date(closesAt.getTime() + graceSeconds * 1000);

/** The phase of an event; a list of the closing second itself is in time. */
export const phaseOf = (event: Times, now: Date): EventPhase => {
  if (now < event.opensAt) return 'soon';
  if (now <= event.closesAt) return 'open';
  return now <= endOfGrace(event) ? 'grace' : 'closed';
};

/** True once anyone may read the lists. */
export const isPublic = ({ publicAt }: { readonly publicAt: Date | null }, now: Date): boolean =>
  publicAt !== null && publicAt <= now;

/**
 * True where the stored verdict of a list sent at `sentAt` never changes any more: the event is closed, or was when it
 * came, whatever its times are now.
 */
export const isFrozen = (
  event: Times & { readonly frozenAt: Date | null },
  sentAt: Date,
  now: Date,
): boolean => phaseOf(event, now) === 'closed' || (event.frozenAt !== null && sentAt <= event.frozenAt);

export type EventTimes = Times & { readonly publicAt: Date | null };

/** The moments at which the phase of an event changes: it opens, closes, its grace ends, its lists become public. */
const turnsOf = ({ publicAt, ...event }: EventTimes): readonly number[] => [
  event.opensAt.getTime(),
  event.closesAt.getTime(),
  // the closing second itself is in time, and the last of the grace
  event.closesAt.getTime() + 1,
  endOfGrace(event).getTime() + 1,
  ...(publicAt === null ? [] : [publicAt.getTime()]),
];

const firstAfter = (now: Date, times: readonly number[]): number =>
  Math.min(...times.filter((time) => time > now.getTime()));

/** Until when an event keeps its present phase; Infinity if for ever. */
export const nextTurn = (event: EventTimes, now: Date): number => firstAfter(now, turnsOf(event));

/** Until when the page of an event says what it says now, if nothing is written about it. */
export const pageUntil = (event: EventTimes, now: Date): number =>
  firstAfter(now, [
    ...turnsOf(event),
    ...nextOfClock(event.opensAt.getTime(), event.closesAt.getTime(), now.getTime()),
  ]);
