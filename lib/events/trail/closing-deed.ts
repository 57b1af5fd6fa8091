import 'server-only';
import { db } from '../../db';
import { nextTurn } from '../../turn';
import { listIds } from '../desk/shown-versions';
import { termsHash } from '../judge/terms';
import { endOfGrace, phaseOf } from '../phase';
import { EVENT } from '../rows/event-row';
import type { Deed } from './audit';
import { listKey, SHOWN, sealOf, sealsOf, VERDICT } from './verdict-seal';

/** Lists that are in memory at once. */
const LISTS = 40;

/** The hashes of the lists of an event that anyone looks at: those that count and the newer ones beside them. */
const sealsIn = async (eventId: string) => {
  const { counting, newer } = await listIds(eventId);
  const ids = [...counting, ...newer];
  const seals: Parameters<typeof sealsOf>[0][number][] = [];
  for (let from = 0; from < ids.length; from += LISTS) {
    const rows = await db.entryVersion.findMany({
      where: { id: { in: ids.slice(from, from + LISTS) } },
      select: { ...VERDICT, ...SHOWN, number: true, entry: { select: { number: true } } },
    });
    for (const row of rows) seals.push({ key: listKey(row.entry.number, row.number), ...sealOf(row) });
    await nextTurn();
  }
  return sealsOf(seals);
};

/**
 * What the trail of an event keeps of its closing: the frozen verdicts. Empty while it is open, and where that was noted
 * since it closed last.
 */
export const closingDeeds = async (eventId: string, now: Date): Promise<Deed[]> => {
  const event = await db.event.findFirst({ where: { id: eventId, deletedAt: null }, select: EVENT });
  if (event === null || phaseOf(event, now) !== 'closed') return [];
  const closedAt = endOfGrace(event);
  const noted = await db.eventAudit.findFirst({
    where: { eventId, action: 'close', at: { gt: closedAt } },
    select: { number: true },
  });
  if (noted !== null) return [];
  const detail = {
    closedAt: closedAt.toISOString(),
    terms: await termsHash(event),
    verdicts: await sealsIn(eventId),
  };
  return [{ person: null, action: 'close', detail }];
};
