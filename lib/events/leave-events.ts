import 'server-only';
import { db } from '../db';
import { deleteEvent } from './delete-event';

/**
 * What becomes of the events of somebody whose account goes: those that nobody else owns are deleted, as by their owner;
 * from the others he is taken out with his account. Entries stay with their events, without the account.
 * @returns how many events were deleted
 */
export const leaveEvents = async (userId: string, now: Date = new Date()): Promise<number> => {
  const alone = await db.event.findMany({
    where: {
      deletedAt: null,
      persons: { some: { userId, role: 'owner' }, none: { role: 'owner', NOT: { userId } } },
    },
    select: { id: true },
  });
  for (const { id } of alone) await deleteEvent({ userId }, id, now);
  return alone.length;
};
