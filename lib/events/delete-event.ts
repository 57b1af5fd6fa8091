import 'server-only';
import { sql } from '@/prisma/statement';
import { endOfKeeping } from '../api/keeping';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { findOrganiser, OWNERS } from './people/organiser';
import { writeEvent } from './rows/write-event';
import type { DeleteEventAnswer } from './schema';

/**
 * Takes an event away: its page, its desk, its links, its codes and the public lists are gone at once. The receipts of
 * its players go on showing each its own list.
 */
export const deleteEvent = (viewer: Viewer, id: string, now: Date = new Date()): Promise<DeleteEventAnswer> =>
  writeEvent<DeleteEventAnswer>(id, now, async () => {
    const organiser = await findOrganiser(viewer, id, OWNERS);
    if (organiser === null) return { answer: { ok: false, code: 'not-found' } };
    return {
      answer: { ok: true, receipts: await db.entry.count({ where: { eventId: id } }) },
      statements: [
        sql`UPDATE "Event" SET "deletedAt" = ${now}, "updatedAt" = ${now}, "expected" = '[]' WHERE "id" = ${id}`,
        sql`UPDATE "EventLink" SET "revokedAt" = ${now} WHERE "eventId" = ${id} AND "revokedAt" IS NULL`,
      ],
      deeds: [{ person: organiser.person, action: 'delete' }],
    };
  });

/**
 * Of events that were deleted more than 30 days before `now`, removes what organisers alone could read: who ran them,
 * links, contacts, who was expected. The lists stay for the receipts of their players; an event without any goes as a whole.
 * @returns how many events were cleared
 */
export const purgeEvents = async (now: Date): Promise<number> => {
  const over = { deletedAt: { lt: endOfKeeping(now) } };
  const events = await db.event.findMany({
    where: {
      ...over,
      OR: [
        { expected: { not: '[]' } },
        { persons: { some: {} } },
        { links: { some: {} } },
        { entries: { none: {} } },
      ],
    },
    select: { id: true },
  });
  for (const { id } of events) {
    await db.$transaction([
      db.eventPerson.deleteMany({ where: { eventId: id } }),
      db.eventLink.deleteMany({ where: { eventId: id } }),
      db.event.updateMany({ where: { id }, data: { expected: '[]' } }),
      db.entry.updateMany({ where: { eventId: id }, data: { contact: '' } }),
      db.event.deleteMany({ where: { id, ...over, entries: { none: {} } } }),
    ]);
  }
  return events.length;
};
