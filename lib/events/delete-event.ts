import 'server-only';
import { sql } from '@/prisma/statement';
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
