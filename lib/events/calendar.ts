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

/** "9:30", "9.30 Uhr", "09h30", "9am": a number alone is no time. */
const TIME = /(\d{1,2})(?:[:.h](\d{2})|(?= ?(?:am|pm|uhr|h)\b)) ?(am|pm|uhr|h)?/gi;
/** What is between the beginning and the end. */
const TO = /^ ?(?:to|until|till|bis|à|a|-|–|—) ?$/i;

type ClockTime = { readonly text: string; readonly at: number; readonly clock: string };

const clockOf = (hour: string, minute: string | undefined, half: string | undefined): string | null => {
  const of12 = half?.toLowerCase();
  const isHalf = of12 === 'am' || of12 === 'pm';
  const hours = isHalf ? (Number(hour) % 12) + (of12 === 'pm' ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute ?? 0) > 59 || (isHalf && Number(hour) > 12)) return null;
  return `${String(hours).padStart(2, '0')}${minute ?? '00'}00`;
};

/** Hours of an event that are looked at: more is a description. */
const MOST_HOURS = 200;

const clockTimes = (hours: string): readonly ClockTime[] =>
  [...hours.slice(0, MOST_HOURS).matchAll(TIME)].flatMap(
    ({ 0: text, 1: hour = '', 2: minute, 3: half, index }) => {
      const clock = clockOf(hour, minute, half);
      return clock === null ? [] : [{ text, at: index, clock }];
    },
  );

const DAY = 24 * 3_600_000;

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + DAY).toISOString().slice(0, 10);

/**
 * When the day begins and ends: at the first time that its hours name, until the one that follows by "to", on the next
 * day if that is earlier; the whole day where they name none. Hours that say more are a description as well.
 */
const dayTimes = ({ date, hours, timeZone }: CalendarEvent): string[] => {
  const [start, end] = clockTimes(hours);
  const words = hours.trim() === '' ? [] : [`DESCRIPTION:${escaped(hours.trim())}`];
  if (start === undefined) return [`DTSTART;VALUE=DATE:${compact(date)}`, ...words];
  const wall = (day: string, time: string) => `;TZID=${timeZone}:${compact(day)}T${time}`;
  const hasEnd = end !== undefined && TO.test(hours.slice(start.at + start.text.length, end.at));
  const read = hasEnd ? hours.slice(start.at, end.at + end.text.length) : start.text;
  const isWhole = read.trim() === hours.trim();
  const endDay = hasEnd && end.clock <= start.clock ? dayAfter(date) : date;
  return [
    `DTSTART${wall(date, start.clock)}`,
    ...(hasEnd ? [`DTEND${wall(endDay, end.clock)}`] : []),
    ...(isWhole ? [] : words),
  ];
};

const HOUR = 3_600_000;
const WEEK = 168 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_KNOWN = 100;

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const cached = formats.get(timeZone);
  if (cached !== undefined) return cached;
  if (formats.size >= MOST_KNOWN) formats.clear();
  const format = new Intl.DateTimeFormat('en-GB', {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone } as const),
  });
  formats.set(timeZone, format);
  return format;
};

/** How far the clocks of a zone are ahead of UTC at an instant, in ms. */
const offsetAt = (instant: number, timeZone: string): number => {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
};

/** "20261128T093000" of a time in UTC. */
const stamp = (time: number): string =>
  new Date(time)
    .toISOString()
    .replace(/[-:]|\.\d+Z$/g, '')
    .replace('Z', '');

/** "20261128T093000Z" */
const utcStamp = (instant: Date): string => `${stamp(instant.getTime())}Z`;

/** "+0100" */
const offsetText = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const digits = [Math.floor(minutes / 60), minutes % 60].map((value) => String(value).padStart(2, '0'));
  return `${offset < 0 ? '-' : '+'}${digits.join('')}`;
};

/**
 * A time as a value of a calendar: what the clocks of the zone show. In the hour that they show twice, and that a
 * reader takes for the first of both, the second is said in UTC.
 */
export const zonedTime = (instant: Date, timeZone: string): string => {
  const time = instant.getTime();
  const offset = offsetAt(time, timeZone);
  const isSecond = [0.5, 1, 2].some((hours) => {
    const before = time - hours * HOUR;
    return before + offsetAt(before, timeZone) === time + offset;
  });
  return isSecond ? `:${utcStamp(instant)}` : `;TZID=${timeZone}:${stamp(time + offset)}`;
};

/** The instant, to the second, at which the clocks change between two that show different offsets. */
const changeBetween = (from: number, to: number, timeZone: string): number => {
  const before = offsetAt(from, timeZone);
  let [least, most] = [from, to];
  while (most - least > 1000) {
    const middle = Math.floor((least + most) / 2000) * 1000;
    if (offsetAt(middle, timeZone) === before) least = middle;
    else most = middle;
  }
  return most;
};

type Change = { readonly at: number; readonly from: number; readonly to: number };

/** How the clocks stand as a year begins, and each change of them in it. */
const changesIn = (year: number, timeZone: string): Change[] => {
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 2)];
  const first = offsetAt(start, timeZone);
  const changes: Change[] = [{ at: start - first, from: first, to: first }];
  for (let week = start; week < end; week += WEEK) {
    const [from, to] = [offsetAt(week, timeZone), offsetAt(week + WEEK, timeZone)];
    if (from !== to) changes.push({ at: changeBetween(week, week + WEEK, timeZone), from, to });
  }
  return changes;
};

/** The lines of a time zone as a calendar describes it, for each of the years: no reader need know its name. */
const zoneLines = (timeZone: string, years: readonly number[]): string[] => {
  const changes = [...new Set(years)].toSorted((a, b) => a - b).flatMap((year) => changesIn(year, timeZone));
  const standard = Math.min(...changes.map(({ to }) => to));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...changes.flatMap(({ at, from, to }) => {
      const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${stamp(at + from)}`,
        `TZOFFSETFROM:${offsetText(from)}`,
        `TZOFFSETTO:${offsetText(to)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
};

/**
 * The calendar of an event (RFC 5545): its day and the closing of its lists. Both keep their identity over all edits,
 * and a number that grows with each of them by which calendars know which is newer.
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
