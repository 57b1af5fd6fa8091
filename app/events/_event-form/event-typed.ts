import type { EventFields } from '@/lib/events/schema';
import { wallTime } from '@/lib/events/zone-time';

/** The fields of an event as they are typed; times are those of the clocks where it takes place. */
export type EventTyped = {
  readonly name: string;
  readonly date: string;
  readonly hours: string;
  readonly place: string;
  readonly rounds: string;
  readonly text: string;
  /** what the clocks of the event show, as a field for date and time gives it */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly timeZone: string;
  readonly graceSeconds: string;
  readonly late: EventFields['late'];
  readonly capacity: string;
  /** from when everybody may read the lists */
  readonly publicWhen: 'never' | 'closing' | 'later';
  readonly publicAt: string;
  readonly listed: boolean;
  /** who may enter: anyone who reads the page, or only those with the link */
  readonly entering: 'page' | 'link';
};

/** An event as its form shows it. */
export const typedEvent = (event: EventFields): EventTyped => {
  const { opensAt, closesAt, publicAt, timeZone, graceSeconds, rounds, capacity } = event;
  const wall = (time: string) => wallTime(time, timeZone);
  return {
    name: event.name,
    date: event.date,
    hours: event.hours,
    place: event.place,
    text: event.text,
    late: event.late,
    listed: event.listed,
    entering: event.openEntry ? 'page' : 'link',
    timeZone,
    opensAt: wall(opensAt),
    closesAt: wall(closesAt),
    publicWhen: publicAt === null ? 'never' : publicAt === closesAt ? 'closing' : 'later',
    publicAt: publicAt === null ? '' : wall(publicAt),
    graceSeconds: String(graceSeconds),
    rounds: rounds === 0 ? '' : String(rounds),
    capacity: capacity === null ? '' : String(capacity),
  };
};

/**
 * The fields as they are read from a form, with each unchanged time as it was stored: a field for date and time cannot
 * represent the second of two equal hours.
 */
export const withStoredTimes = (read: EventFields, stored: EventFields): EventFields => {
  const isSame = (a: string | null, b: string | null): boolean =>
    a !== null &&
    b !== null &&
    read.timeZone === stored.timeZone &&
    wallTime(a, read.timeZone) === wallTime(b, stored.timeZone);
  return {
    ...read,
    opensAt: isSame(read.opensAt, stored.opensAt) ? stored.opensAt : read.opensAt,
    closesAt: isSame(read.closesAt, stored.closesAt) ? stored.closesAt : read.closesAt,
    publicAt: isSame(read.publicAt, stored.publicAt) ? stored.publicAt : read.publicAt,
  };
};

const DAY = 24 * 60 * 60 * 1000;

/** Days from the closing of lists to the event. */
const CLOSING_DAYS = 6;

/** The usual closing time of an event on that day; null for a text that is no day. */
export const closingBefore = (date: string): string | null => {
  const day = Date.parse(date);
  if (Number.isNaN(day)) return null;
  return `${new Date(day - CLOSING_DAYS * DAY).toISOString().slice(0, 10)}T20:00`;
};

/** A new event: in four weeks, lists from now on until the evening six days before. */
export const emptyEvent = (now: Date, timeZone: string): EventTyped => {
  const on = (days: number): string =>
    wallTime(new Date(now.getTime() + days * DAY).toISOString(), timeZone).slice(0, 10);
  return {
    name: '',
    date: on(28),
    hours: '',
    place: '',
    rounds: '',
    text: '',
    timeZone,
    opensAt: wallTime(now.toISOString(), timeZone),
    closesAt: closingBefore(on(28)) ?? '',
    graceSeconds: '900',
    late: 'mark',
    capacity: '',
    publicWhen: 'closing',
    publicAt: '',
    listed: false,
    entering: 'page',
  };
};
