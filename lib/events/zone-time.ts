const DAY = 24 * 60 * 60 * 1000;

const walls = new Map<string, Intl.DateTimeFormat>();

/** Day and time in the order of ISO 8601, which is how Sweden writes them. */
const wallIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = walls.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  walls.set(timeZone, made);
  return made;
};

/** What the clocks of a zone show: "2026-11-22T20:00", as a field for date and time takes it. */
export const wallTime = (iso: string, timeZone: string): string =>
  wallIn(timeZone).format(new Date(iso)).replace(' ', 'T');

/** How far the clocks of a zone are ahead of universal time at an instant. */
const ahead = (instant: number, timeZone: string): number => {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${wallTime(new Date(instant).toISOString(), timeZone)}Z`) - minute;
};

/**
 * The instant at which the clocks of a zone show a time, in universal time. Of an hour that comes twice it is the first;
 * an hour that the clocks skip counts on from before, as they would have without.
 */
export const utcOfWall = (wall: string, timeZone: string): string => {
  const shown = Date.parse(`${wall}Z`);
  const before = shown - ahead(shown - DAY, timeZone);
  const after = shown - ahead(shown + DAY, timeZone);
  const fits = [before, after]
    .toSorted((a, b) => a - b)
    .find((each) => wallTime(new Date(each).toISOString(), timeZone) === wall);
  return new Date(fits ?? before).toISOString();
};

const zoned = (options: Intl.DateTimeFormatOptions) => {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (iso: string, timeZone: string): string => {
    const format = known.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
    known.set(timeZone, format);
    return format.format(new Date(iso));
  };
};

const weekday = zoned({ weekday: 'long' });
const dayOfMonth = zoned({ day: 'numeric' });
const clock = zoned({ hour: '2-digit', minute: '2-digit' });
const longDay = zoned({ day: 'numeric', month: 'long', year: 'numeric' });

const fullDay = (iso: string, timeZone: string): string =>
  `${weekday(iso, timeZone)} ${longDay(iso, timeZone)}`;

/** "Sunday 22, 20:00", where the month is known. */
export const shortZoneTime = (iso: string, timeZone: string): string =>
  `${weekday(iso, timeZone)} ${dayOfMonth(iso, timeZone)}, ${clock(iso, timeZone)}`;

/** "Sunday 22 November 2026, 20:00" */
export const zoneTime = (iso: string, timeZone: string): string =>
  `${fullDay(iso, timeZone)}, ${clock(iso, timeZone)}`;

/** A day of the calendar in words: "Saturday 28 November 2026". */
export const dayText = (date: string): string => fullDay(`${date}T12:00:00Z`, 'UTC');
