import { z } from 'zod';
import { formResolver } from '@/app/_components/form-resolver';
import * as factsWords from '@/app/events/_facts/words';
import { issueMessages } from '@/lib/api/issue-messages';
import { LATE, MAX_ENTRIES, TEXTS } from '@/lib/events/limits';
import {
  createEventSchema,
  type EventFields,
  eventFieldsSchema,
  invitationSchema,
} from '@/lib/events/schema';
import { utcOfWall } from '@/lib/events/zone-time';
import type { EventTyped } from './event-typed';

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
  entering: z.enum(['page', 'link']),
});

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
  const { opensAt, closesAt, timeZone, graceSeconds, rounds, capacity } = event;
  const { name, date, hours, place, text, late, listed, entering } = event;
  return {
    name,
    date,
    hours,
    place,
    text,
    late,
    listed,
    timeZone,
    openEntry: entering === 'page',
    opensAt: timeOf(opensAt, timeZone),
    closesAt: timeOf(closesAt, timeZone),
    publicAt: publicAtOf(event),
    graceSeconds: whole(graceSeconds),
    rounds: rounds.trim() === '' ? 0 : whole(rounds),
    capacity: capacity.trim() === '' ? null : whole(capacity),
  };
};

const giveDayAndTime = 'Give a day and a time.';

/** What is said of a field that is typed here otherwise than it is sent. */
const SAID: Readonly<Record<string, string>> = {
  date: 'Give a day such as 28 November 2026.',
  rounds: 'Give a whole number up to 20, or nothing.',
  capacity: `Give a whole number from 1 to ${MAX_ENTRIES}, or nothing.`,
  opensAt: giveDayAndTime,
  publicAt: 'Give a day and a time, not before lists close.',
};

const closing = (message: string): string =>
  message.startsWith('Lists close') ? 'Give a time later than the opening.' : giveDayAndTime;

const faultText = (field: string, message: string): string =>
  field === 'closesAt' ? closing(message) : (SAID[field] ?? message);

/** The fields as they are sent; an invalid one gets an error. */
const eventReader = typed.transform((event, context): EventFields => {
  const read = eventFieldsSchema.safeParse(fieldsOf(event));
  if (read.success) return read.data;
  for (const { path, message } of issueMessages(read.error.issues)) {
    context.addIssue({ code: 'custom', path: [...path], message: faultText(String(path[0]), message) });
  }
  return z.NEVER;
});

/** What the form of a new event asks. */
const newEventReader = z.object({
  event: eventReader,
  system: z.string(),
  organiser: createEventSchema.shape.organiser,
});

/** What the form of its settings asks. */
export const settingsReader = z.object({ event: eventReader });

/** Read the forms of events, as the server does. */
export const EVENT_RESOLVERS = {
  newEvent: formResolver(newEventReader),
  settings: formResolver(settingsReader),
  join: formResolver(invitationSchema.pick({ name: true })),
  note: formResolver(
    z.object({ text: z.string().trim().min(1, factsWords.sayWhatToFix).max(TEXTS.message) }),
  ),
  overrule: formResolver(
    z.object({ reason: z.string().trim().min(1, 'Say why you let it pass.').max(TEXTS.reason) }),
  ),
};
