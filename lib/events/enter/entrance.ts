import 'server-only';
import { db } from '../../db';
import { isToken, tokenHash } from '../../identity/token';
import { phaseOf } from '../event-clock';
import { MAX_ENTRIES } from '../limits';
import { EVENT, type EventRow } from '../rows/event-row';

/** Why no list is taken, as the answers tell it. */
export type ClosedEntrance = {
  readonly ok: false;
  readonly code: 'closed';
  readonly why: 'soon' | 'late' | 'full' | 'locked' | 'withdrawn' | 'versions';
  readonly message: string;
};

export const closed = (why: ClosedEntrance['why'], message: string): ClosedEntrance => ({
  ok: false,
  code: 'closed',
  why,
  message,
});

/**
 * The event behind a link for players, or behind its own id where its page lets enter. A link that was ended, or a
 * page that lets enter no more, opens it no longer, but still answers what was sent by it.
 */
export const findEntrance = async (
  token: string,
): Promise<{ readonly event: EventRow; readonly open: boolean } | null> => {
  if (!isToken(token)) {
    const event = await db.event.findFirst({ where: { id: token, deletedAt: null }, select: EVENT });
    return event && { event, open: event.openEntry };
  }
  const link = await db.eventLink.findFirst({
    where: { tokenHash: tokenHash(token), kind: 'enter', event: { deletedAt: null } },
    select: { revokedAt: true, event: { select: EVENT } },
  });
  return link && { event: link.event, open: link.revokedAt === null };
};

/**
 * Why an event takes no list at a time, or null: the server's clock decides, with the grace and the late policy as set.
 */
export const closedNow = (event: EventRow, now: Date): ClosedEntrance | null => {
  const phase = phaseOf(event, now);
  if (phase === 'soon') return closed('soon', 'You cannot send a list yet: the event has not opened.');
  if (phase !== 'closed' || event.late === 'mark') return null;
  return closed('late', 'Lists are closed: yours came too late and was not stored. Ask the organiser.');
};

/** True where a list that comes now is marked as late. */
export const isLate = (event: EventRow, now: Date): boolean => phaseOf(event, now) === 'closed';

/** Why there is no place for another entry, or null. */
export const fullNow = ({ capacity, lastNumber, _count }: EventRow): ClosedEntrance | null => {
  if (capacity !== null && _count.entries >= capacity) {
    return closed('full', `All ${capacity} places are taken. Ask the organiser.`);
  }
  return lastNumber >= MAX_ENTRIES
    ? closed('full', 'The event accepts no more lists. Ask the organiser.')
    : null;
};
