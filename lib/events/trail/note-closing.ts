import 'server-only';
import { sql } from '@/prisma/statement';
import { readRows } from '../../db';
import { logFault } from '../../log';
import { takeEventTurn } from '../rows/write-event';
import { closingDeeds } from './closing-deed';

/** Writes down that an event has closed, where nobody has done anything there since. */
export const noteClosing = (eventId: string, now: Date): Promise<void> =>
  takeEventTurn(eventId, now, async () => ({ answer: undefined, deeds: await closingDeeds(eventId, now) }));

/**
 * The same for all events that nobody has touched since they closed.
 * @returns how many were looked at
 */
export const noteClosings = async (now: Date): Promise<number> => {
  const rows = await readRows(sql`SELECT e."id" AS "id" FROM "Event" e
    WHERE e."closesAt" < ${now} AND e."deletedAt" IS NULL AND NOT EXISTS (SELECT 1 FROM "EventAudit" a
      WHERE a."eventId" = e."id" AND a."action" = 'close' AND a."at" > e."closesAt")`);
  for (const { id } of rows) {
    try {
      await noteClosing(String(id), now);
    } catch (error) {
      // one event that cannot be read keeps no other from being noted
      logFault(`noting that the event ${id} has closed`, error);
    }
  }
  return rows.length;
};
