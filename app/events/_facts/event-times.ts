import { spanWords } from '@/lib/events/event-clock';

type Parts = Readonly<Record<string, string>>;

/** The parts of a time in a zone, which every machine orders and parts alike. */
const partsOf = (at: string, timeZone: string): Parts =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone,
    })
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );

const clock = ({ hour, minute }: Parts): string => `${Number(hour)}:${minute}`;

/** "Sunday 22 November, 20:00" */
export const dayTime = (at: string, timeZone: string): string => {
  const parts = partsOf(at, timeZone);
  return `${parts.weekday} ${parts.day} ${parts.month}, ${clock(parts)}`;
};

/** "Sun 22 Nov, 20:00" */
export const shortTime = (at: string, timeZone: string): string => {
  const parts = partsOf(at, timeZone);
  return `${parts.weekday?.slice(0, 3)} ${parts.day} ${parts.month?.slice(0, 3)}, ${clock(parts)}`;
};

/** "Saturday 21 November, 23:58:04": when something was received. */
export const exactTime = (at: string, timeZone: string): string => {
  const parts = partsOf(at, timeZone);
  return `${parts.weekday} ${parts.day} ${parts.month}, ${clock(parts)}:${parts.second}`;
};

/** "1 November" */
export const dayOf = (at: string, timeZone: string): string => {
  const parts = partsOf(at, timeZone);
  return `${parts.day} ${parts.month}`;
};

/** "Tuesday" */
export const weekdayOf = (at: string, timeZone: string): string => partsOf(at, timeZone).weekday ?? '';

/** The day of an event, which has no zone: "Saturday 28 November 2026". */
export const fullDay = (date: string): string => {
  const parts = partsOf(`${date}T12:00:00Z`, 'UTC');
  return `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}`;
};

/** A day as it is typed, which can be none yet. */
export const dayText = (date: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) ? fullDay(date) : '';

/** What the clocks show, as a field for date and time gives it: "Sunday 22 November 2026, 20:00"; empty where it is none. */
export const wallText = (wall: string): string => {
  const [, date = '', hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(wall) ?? [];
  const day = dayText(date);
  return day === '' ? '' : `${day}, ${Number(hour)}:${minute}`;
};

/** The same in short: "Sat 28 Nov". */
export const shortDay = (date: string): string => {
  const parts = partsOf(`${date}T12:00:00Z`, 'UTC');
  return `${parts.weekday?.slice(0, 3)} ${parts.day} ${parts.month?.slice(0, 3)}`;
};

/** How long it is from one time to a later one, in the largest unit that says it: "3 days", "20 hours", "1 minute". */
export const timeLeft = (from: string, to: string): string => spanWords(Date.parse(to) - Date.parse(from));
