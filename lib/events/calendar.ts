import { utcStamp, zonedTime, zoneLines } from './calendar-zone';

/** What a calendar says of an event. */
export type CalendarEvent = {
  readonly id: string;
  readonly name: string;
  /** of the day itself: 2026-11-28 */
  readonly date: string;
  /** as people say it: "9:30 to 18:00" */
  readonly hours: string;
  readonly place: string;
  readonly closesAt: Date;
  /** IANA name */
  readonly timeZone: string;
  /** grow with each change of what the organisers say, and of the terms */
  readonly revision: number;
  readonly termsVersion: number;
  readonly updatedAt: Date;
};

/** Octets of a line; longer ones go on in the next, which begins with a space (RFC 5545, 3.1). */
const LINE = 75;

const folded = (line: string): string => {
  const lines = [''];
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > LINE) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += sign;
    octets += size;
  }
  return lines.join('\r\n');
};

/** A text as a value: commas and the like are escaped, a line break is a sign, and no other sign of control is left. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

const compact = (date: string): string => date.replaceAll('-', '');

/** "9:30", "9:30 to 18:00", "9.30-18.00" */
const HOURS = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?: ?(?:to|until|-|–) ?([01]?\d|2[0-3])[:.]([0-5]\d))?$/;

/** When the day begins and ends: by its hours where they read as times, else it takes the whole of it. */
const dayTimes = ({ date, hours, timeZone }: CalendarEvent): string[] => {
  const [whole, hour, minute, endHour, endMinute] = HOURS.exec(hours.trim()) ?? [];
  if (whole === undefined) return [`DTSTART;VALUE=DATE:${compact(date)}`];
  const clock = (h = '', m = '') => `${h.padStart(2, '0')}${m}00`;
  const [start, end] = [clock(hour, minute), clock(endHour, endMinute)];
  const wall = (time: string) => `;TZID=${timeZone}:${compact(date)}T${time}`;
  return [`DTSTART${wall(start)}`, ...(endHour !== undefined && end > start ? [`DTEND${wall(end)}`] : [])];
};

/**
 * The calendar of an event (RFC 5545): its day and the closing of its lists. Both keep their identity over all edits, and
 * a number that grows with each of them by which calendars know which is newer.
 * @param url of its page
 */
export const calendarOf = (event: CalendarEvent, url: string): string => {
  const { id, name, place, closesAt, timeZone, revision, termsVersion, updatedAt } = event;
  const entry = (part: string, title: string, times: readonly string[], more: readonly string[]) => [
    'BEGIN:VEVENT',
    `UID:${id}-${part}@muster`,
    `DTSTAMP:${utcStamp(updatedAt)}`,
    `LAST-MODIFIED:${utcStamp(updatedAt)}`,
    `SEQUENCE:${revision + termsVersion - 2}`,
    `SUMMARY:${escaped(title)}`,
    ...times,
    ...more,
    `URL:${url}`,
    'END:VEVENT',
  ];
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Muster//Events//EN', 'CALSCALE:GREGORIAN'],
    ...zoneLines(timeZone, [Number(event.date.slice(0, 4)), closesAt.getUTCFullYear()]),
    ...entry('day', name, dayTimes(event), place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...entry(
      'closing',
      `Lists close: ${name}`,
      [`DTSTART${zonedTime(closesAt, timeZone)}`],
      ['TRANSP:TRANSPARENT'],
    ),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};
