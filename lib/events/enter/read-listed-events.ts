import 'server-only';
import type { PageVersion } from '../../api/page-version';
import { db } from '../../db';
import { nextTurn } from '../event-clock';
import { PAGE_TIMES } from '../event-version';
import { EVENT, eventHead } from '../rows/event-row';
import type { EventHead } from '../schema';

/** Events on one page. */
const MOST = 50;
const DAY = 24 * 60 * 60 * 1000;
/** An event stays in sight for so long after its day. */
const AFTER = 2 * DAY;

/** Which events everyone may see listed, the next first; those long over are left out. */
const listedAt = (now: Date) => ({
  where: {
    listed: true,
    deletedAt: null,
    date: { gte: new Date(now.getTime() - AFTER).toISOString().slice(0, 10) },
  },
  orderBy: [{ date: 'asc' as const }, { id: 'asc' as const }],
  take: MOST,
});

/** Events that everyone may see listed. */
export const readListedEvents = async (now: Date = new Date()): Promise<readonly EventHead[]> => {
  const rows = await db.event.findMany({ ...listedAt(now), select: EVENT });
  return Promise.all(rows.map((row) => eventHead(row, now)));
};

/** What the page that lists them is made of: until one of them opens or closes, or is long over, at midnight. */
export const listedVersion = async (now: Date = new Date()): Promise<PageVersion> => {
  const rows = await db.event.findMany({ ...listedAt(now), select: { id: true, ...PAGE_TIMES } });
  const midnight = (Math.floor(now.getTime() / DAY) + 1) * DAY;
  return {
    name: JSON.stringify(rows.map(({ id, moves }) => [id, moves])),
    until: Math.min(midnight, ...rows.map((row) => nextTurn(row, now))),
  };
};
