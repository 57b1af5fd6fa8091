const DAY = 24 * 60 * 60 * 1000;

/** A format for each zone; without one it is the reader's own. */
const inZone = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (time: Date, timeZone?: string): string => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(timeZone, format);
    return format.format(time);
  };
};

const clock = inZone('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndMonth = inZone('en-GB', { day: 'numeric', month: 'long' });
const fullDay = inZone('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const fullTime = inZone('en-GB', { dateStyle: 'long', timeStyle: 'short' });
/** 2026-11-18 */
const calendarDay = inZone('sv-SE', { dateStyle: 'short' });

/**
 * A time as people say it, in the reader's own zone or the one given: "Today, 14:02", "Yesterday, 22:08",
 * "18 November", "2 May 2025".
 */
export const timeText = (time: Date, now: Date, zone?: string): string => {
  const [day, today] = [calendarDay(time, zone), calendarDay(now, zone)];
  // counted by the calendar, for a day may have 23 or 25 hours
  const days = (Date.parse(today) - Date.parse(day)) / DAY;
  if (days === 0) return `Today, ${clock(time, zone)}`;
  if (days === 1) return `Yesterday, ${clock(time, zone)}`;
  return (day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : fullDay)(time, zone);
};

/** A time within a sentence: "today, 14:02". */
export const withinSentence = (text: string): string =>
  text.replace(/^[TY]/, (letter) => letter.toLowerCase());

/** The same in full: "18 November 2026 at 14:02". */
export const fullTimeText = (time: Date, zone?: string): string => fullTime(time, zone);

/** The day in universal time, or of the zone given: what a server can say that knows no reader's zone. */
export const serverDayText = (iso: string, zone = 'UTC'): string => fullDay(new Date(iso), zone);
