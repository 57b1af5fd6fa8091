import { z } from 'zod';
import { LATE } from '@/lib/events/event-words';
import { createEventSchema, type EventFields, eventFieldsSchema } from '@/lib/events/schema';
import { utcOfWall, wallTime } from '@/lib/events/zone-time';

/** From when everybody may read the lists. */
const PUBLIC = ['never', 'closing', 'later'] as const;

const typed = z.object({
  name: z.string(),
  date: z.string(),
  hours: z.string(),
  place: z.string(),
  rounds: z.string(),
  text: z.string(),
  /** what the clocks of the event show, as a field for date and time gives it */
  opensAt: z.string(),
  closesAt: z.string(),
  timeZone: z.string(),
  graceSeconds: z.string(),
  late: z.enum(LATE),
  capacity: z.string(),
  publicWhen: z.enum(PUBLIC),
  publicAt: z.string(),
  listed: z.boolean(),
});

/** The fields of an event as they are typed; times are those of the clocks where it takes place. */
export type EventTyped = z.infer<typeof typed>;

const whole = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Nothing where there is no time, or no such zone: the reader then says so. */
const timeOf = (wall: string, zone: string): string => {
  try {
    return utcOfWall(wall, zone);
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
};

const publicAtOf = ({ publicWhen, publicAt, closesAt, timeZone }: EventTyped): string | null => {
  if (publicWhen === 'never') return null;
  return timeOf(publicWhen === 'closing' ? closesAt : publicAt, timeZone);
};

const fieldsOf = (event: EventTyped): unknown => {
  const { opensAt, closesAt, timeZone, graceSeconds, rounds, capacity, publicWhen: _, ...rest } = event;
  return {
    ...rest,
    timeZone,
    opensAt: timeOf(opensAt, timeZone),
    closesAt: timeOf(closesAt, timeZone),
    publicAt: publicAtOf(event),
    graceSeconds: whole(graceSeconds),
    rounds: rounds.trim() === '' ? 0 : whole(rounds),
    capacity: capacity.trim() === '' ? null : whole(capacity),
  };
};

/** What is said of a field whose own words are not for people. */
const SAID: Readonly<Record<string, string>> = {
  date: 'a day such as 28 November 2026',
  rounds: 'a whole number up to 20, or nothing',
  capacity: 'a whole number from 1 to 500, or nothing',
  opensAt: 'a day and a time',
  publicAt: 'a day and a time, not before lists close',
};

const closing = (message: string): string =>
  message.startsWith('lists close') ? 'later than the opening' : 'a day and a time';

const said = (field: string, message: string): string =>
  field === 'closesAt' ? closing(message) : (SAID[field] ?? message);

/** The fields as they are sent; what does not read is told at its field. */
const eventReader = typed.transform((event, context): EventFields => {
  const read = eventFieldsSchema.safeParse(fieldsOf(event));
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) {
    context.addIssue({ code: 'custom', path, message: said(String(path[0]), message) });
  }
  return z.NEVER;
});

/** What the form of a new event asks. */
export const newEventReader = z.object({
  event: eventReader,
  system: z.string(),
  organiser: createEventSchema.shape.organiser,
});

/** What the form of its settings asks. */
export const settingsReader = z.object({ event: eventReader });

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

const DAY = 24 * 60 * 60 * 1000;

/** A new event: in four weeks, lists from now on until the evening six days before. */
export const emptyEvent = (now: Date, timeZone: string): EventTyped => {
  const on = (days: number): string =>
    wallTime(new Date(now.getTime() + days * DAY).toISOString(), timeZone).slice(0, 10);
  return {
    ...{ name: '', date: on(28), hours: '', place: '', rounds: '', text: '', timeZone },
    opensAt: wallTime(now.toISOString(), timeZone),
    closesAt: `${on(22)}T20:00`,
    graceSeconds: '900',
    late: 'mark',
    capacity: '',
    publicWhen: 'closing',
    publicAt: '',
    listed: false,
  };
};
