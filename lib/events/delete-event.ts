import 'server-only';
import { sql } from '@/prisma/statement';
import { retentionCutoff } from '../api/retention';
import type { BackAnswer } from '../armies/schema';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { steadyNow } from '../steady-clock';
import { NO_ENTRY_TEXTS } from './entry-texts';
import { findOrganiser, OWNERS } from './people/organiser';
import { takeEventTurn, writeEvent } from './rows/write-event';
import type { DeleteEventAnswer } from './schema';
import type { Deed } from './trail/audit';

/**
 * Deletes an event: its page, desk, links and public lists are gone at once, and its codes say that it was deleted.
 * Receipts still show each player the own list. For 30 days an owner or the operator can restore it.
 */
export const deleteEvent = (viewer: Viewer, id: string, now: Date = new Date()): Promise<DeleteEventAnswer> =>
  writeEvent<DeleteEventAnswer>(id, now, async () => {
    const organiser = await findOrganiser(viewer, id, OWNERS);
    if (organiser === null) return { answer: { ok: false, code: 'not-found' } };
    return {
      answer: { ok: true, receipts: await db.entry.count({ where: { eventId: id } }) },
      statements: [
        sql`UPDATE "Event" SET "deletedAt" = ${now}, "updatedAt" = ${now} WHERE "id" = ${id}`,
        sql`UPDATE "EventLink" SET "revokedAt" = ${now} WHERE "eventId" = ${id} AND "revokedAt" IS NULL`,
      ],
      deeds: [{ person: organiser.person, action: 'delete' }],
    };
  });

const OVER = 'The event was deleted more than 30 days ago and can no longer be restored.';

/** Restores a deleted event with the links that its deletion ended; `person`: null for the operator. */
const restore = (id: string, person: Deed['person'], now: Date, end: Date): Promise<BackAnswer> =>
  takeEventTurn<BackAnswer>(id, now, async () => {
    const event = await db.event.findFirst({ where: { id }, select: { deletedAt: true } });
    if (event === null) return { answer: { ok: false, code: 'not-found' } };
    const { deletedAt } = event;
    if (deletedAt === null) return { answer: { ok: true } };
    if (deletedAt < end) return { answer: { ok: false, code: 'gone', message: OVER } };
    return {
      answer: { ok: true },
      statements: [
        sql`UPDATE "Event" SET "deletedAt" = ${null}, "updatedAt" = ${now} WHERE "id" = ${id}`,
        sql`UPDATE "EventLink" SET "revokedAt" = ${null} WHERE "eventId" = ${id} AND "revokedAt" = ${deletedAt}`,
      ],
      deeds: [{ person, action: 'restore' }],
    };
  });

/** Restores an event of the viewer's. */
export const restoreEvent = async ({ userId }: Viewer, id: string, now?: Date): Promise<BackAnswer> => {
  const time = now ?? (await steadyNow());
  const person = await db.eventPerson.findFirst({
    where: { userId, eventId: id, role: { in: [...OWNERS] } },
    select: { id: true, name: true },
  });
  return person === null
    ? { ok: false, code: 'not-found' }
    : restore(id, person, time, retentionCutoff(time));
};

/** Restores any event, for the operator. */
export const restoreAnyEvent = async (id: string, now?: Date): Promise<BackAnswer> => {
  const time = now ?? (await steadyNow());
  return restore(id, null, time, retentionCutoff(time));
};

/**
 * Of events that were deleted more than 30 days before `now`, removes what organisers alone could read: who ran them,
 * links, contacts, who was expected. The lists stay for the receipts of their players; an event without any goes as a
 * whole.
 * @returns how many events were cleared
 */
export const purgeEvents = async (now: Date): Promise<number> => {
  const over = { deletedAt: { lt: retentionCutoff(now) } };
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
      db.entry.updateMany({ where: { eventId: id }, data: NO_ENTRY_TEXTS }),
      db.event.deleteMany({ where: { id, ...over, entries: { none: {} } } }),
    ]);
  }
  return events.length;
};
