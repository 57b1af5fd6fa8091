const DAY = 24 * 60 * 60 * 1000;

const startOfDay = (time: Date): number =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const fullDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const fullTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A time as people say it, in the reader's own zone: "Today, 14:02", "Yesterday, 22:08", "18 November", "2 May 2025". */
export const timeText = (time: Date, now: Date): string => {
  // a day may have 23 or 25 hours
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY);
  if (days === 0) return `Today, ${clock.format(time)}`;
  if (days === 1) return `Yesterday, ${clock.format(time)}`;
  return (time.getFullYear() === now.getFullYear() ? dayAndMonth : fullDay).format(time);
};

/** As it stands within a sentence: "today, 14:02". */
export const withinSentence = (text: string): string =>
  text.replace(/^[TY]/, (letter) => letter.toLowerCase());

/** The same in full, in the reader's own zone: "18 November 2026 at 14:02". */
export const fullTimeText = (time: Date): string => fullTime.format(time);

/** The day in universal time: what a server can say that knows no reader's zone. */
export const serverDayText = (iso: string): string => {
  const time = new Date(iso);
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(time);
};
