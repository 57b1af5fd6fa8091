import { spanWords } from '@/lib/events/event-clock';
import { timesShown, utcOfWall, wallTime } from '@/lib/events/zone-time';
import { counted } from '@/lib/rules/core/army/words';

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

/** "CEST": what people call the clocks of a zone at an instant. */
const zoneAbbreviation = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** "2:30"; of an hour that comes twice when the clocks go back "2:30 CEST" and "2:30 CET". */
const clock = (
  at: string,
  timeZone: string,
  { hour, minute, second }: Parts,
  withSeconds = false,
): string => {
  const time = `${Number(hour)}:${minute}${withSeconds ? `:${second}` : ''}`;
  const isTwice = timesShown(wallTime(at, timeZone), timeZone) > 1;
  return isTwice ? `${time} ${zoneAbbreviation(at, timeZone)}` : time;
};

/** "Sunday 22 November, 20:00" */
export const dayTime = (at: string, timeZone: string): string => {
  const parts = partsOf(at, timeZone);
  return `${parts.weekday} ${parts.day} ${parts.month}, ${clock(at, timeZone, parts)}`;
};

/** "Sun 22 Nov, 20:00" */
export const shortTime = (at: string, timeZone: string): string => {
  const parts = partsOf(at, timeZone);
  return `${parts.weekday?.slice(0, 3)} ${parts.day} ${parts.month?.slice(0, 3)}, ${clock(at, timeZone, parts)}`;
};

/** "Saturday 21 November, 23:58:04": when something was received. */
export const exactTime = (at: string, timeZone: string): string => {
  const parts = partsOf(at, timeZone);
  return `${parts.weekday} ${parts.day} ${parts.month}, ${clock(at, timeZone, parts, true)}`;
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

/** The text of a field for date and time: "Sunday 22 November 2026, 20:00"; empty for an invalid one. */
export const wallText = (wall: string): string => {
  const [, date = '', hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(wall) ?? [];
  const day = dayText(date);
  return day === '' ? '' : `${day}, ${Number(hour)}:${minute}`;
};

/** What is said of a typed time that the clocks of the zone skip, or show twice; empty where it is plain. */
export const clockChangeText = (wall: string, timeZone: string): string => {
  if (wallText(wall) === '' || timeZone === '') return '';
  try {
    const times = timesShown(wall, timeZone);
    if (times === 1) return '';
    const at = utcOfWall(wall, timeZone);
    return times === 0
      ? `The clocks skip this time; it becomes ${dayTime(at, timeZone)}.`
      : `The clocks show this time twice; the first is meant (${zoneAbbreviation(at, timeZone)}).`;
  } catch (error) {
    // The time zone field reports an unknown zone.
    if (error instanceof RangeError) return '';
    throw error;
  }
};

const WEEK = 7;
const DAY = 24 * 60 * 60 * 1000;

/** "13 weeks before the day", "the day before": how far a typed time is from the day of the event. */
export const beforeDayText = (wall: string, date: string): string => {
  if (wallText(wall) === '' || dayText(date) === '') return '';
  const days = Math.round((Date.parse(date) - Date.parse(wall.slice(0, 10))) / DAY);
  if (days < 0) return 'after the day';
  if (days === 0) return 'on the day itself';
  return `${days < 2 * WEEK ? counted(days, 'day') : counted(Math.round(days / WEEK), 'week')} before the day`;
};

/** The same in short: "Sat 28 Nov". */
export const shortDay = (date: string): string => {
  const parts = partsOf(`${date}T12:00:00Z`, 'UTC');
  return `${parts.weekday?.slice(0, 3)} ${parts.day} ${parts.month?.slice(0, 3)}`;
};

/** How long it is from one time to a later one, in the largest unit that says it: "3 days", "20 hours", "1 minute". */
export const timeLeft = (from: string, to: string): string => spanWords(Date.parse(to) - Date.parse(from));
