import 'server-only';
import { sql } from '@/prisma/statement';
import { db, readRows } from '../../db';
import { logFault } from '../../log';
import { countingVersion } from '../judge/counting';
import { closingDeeds, takeEventTurn, writeEvent } from '../rows/write-event';

/** Writes to the trail that an event has closed, if no act has done so since. */
export const noteClosing = (eventId: string, now: Date): Promise<void> =>
  takeEventTurn(eventId, now, async () => ({ answer: undefined, deeds: await closingDeeds(eventId, now) }));

/** The same for all events without an act since they closed. @returns how many were looked at */
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

/** Events that are noted in one go. */
const STEP = 50;

/**
 * Writes into the trail of each event of before the rule which of its lists counted by what was done until then: the
 * accepted one, else the last. Asked again, it finds nothing to do.
 * @returns how many events were noted
 */
export const noteCounting = async (now: Date): Promise<number> => {
  for (let count = 0; ; ) {
    const events = await db.event.findMany({
      where: { countingNoted: false },
      orderBy: { id: 'asc' },
      take: STEP,
      select: { id: true },
    });
    if (events.length === 0) return count;
    for (const { id } of events) await noteEvent(id, now);
    count += events.length;
  }
};

const noteEvent = (id: string, now: Date): Promise<void> =>
  writeEvent<void>(id, now, async () => {
    const event = await db.event.findFirst({ where: { id }, select: { countingNoted: true } });
    if (event === null || event.countingNoted) return { answer: undefined };
    const entries = await db.entry.findMany({
      where: { eventId: id, state: { not: 'withdrawn' } },
      orderBy: { number: 'asc' },
      select: { number: true, currentVersion: true, acceptedVersion: true },
    });
    return {
      answer: undefined,
      statements: [sql`UPDATE "Event" SET "countingNoted" = ${true} WHERE "id" = ${id}`],
      deeds: [
        {
          person: null,
          action: 'counting',
          detail: {
            rule: 'the accepted list, else the last',
            lists: entries.map((entry) => `${entry.number}: version ${countingVersion(entry)}`),
          },
        },
      ],
    };
  });
