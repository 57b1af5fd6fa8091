import 'server-only';
import { db } from '../db';
import type { CalendarEvent } from './calendar';

const SELECT = {
  ...{ id: true, name: true, date: true, hours: true, place: true, closesAt: true, timeZone: true },
  ...{ revision: true, termsVersion: true, updatedAt: true },
} as const;

/** What the calendar of an event says, for anyone who has the address of its page; null where there is none. */
export const readCalendar = (id: string): Promise<CalendarEvent | null> =>
  db.event.findFirst({ where: { id, deletedAt: null }, select: SELECT });
