import 'server-only';
import { sql } from '@/prisma/statement';
import { db } from '../../db';
import { countingVersion } from '../judge/counting';
import { writeEvent } from '../rows/write-event';

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
