import 'server-only';
import type { PageVersion } from '../api/page-version';
import { db } from '../db';
import { pageUntil } from './event-clock';

/** What is read of an event to know whether a page that shows it is still that page. */
export const PAGE_TIMES = {
  moves: true,
  opensAt: true,
  closesAt: true,
  graceSeconds: true,
  publicAt: true,
} as const;

/** What the page of an event is made of, for strangers: whatever is written about it counts up its moves. */
export const eventVersion = async (id: string, now: Date = new Date()): Promise<PageVersion | null> => {
  const event = await db.event.findFirst({ where: { id, deletedAt: null }, select: PAGE_TIMES });
  return event && { name: `${event.moves}`, until: pageUntil(event, now) };
};
