import 'server-only';
import { db } from '../../db';
import { EVENT, eventHead } from '../rows/event-row';
import type { EventHead } from '../schema';

/** Events on one page. */
const MOST = 50;
/** An event stays in sight for so long after its day. */
const AFTER = 2 * 24 * 60 * 60 * 1000;

/** Events that everyone may see listed, the next first; those long over are left out. */
export const readListedEvents = async (now: Date = new Date()): Promise<readonly EventHead[]> => {
  const rows = await db.event.findMany({
    where: {
      listed: true,
      deletedAt: null,
      date: { gte: new Date(now.getTime() - AFTER).toISOString().slice(0, 10) },
    },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
    take: MOST,
    select: EVENT,
  });
  return Promise.all(rows.map((row) => eventHead(row, now)));
};
