import 'server-only';
import { endOfKeeping } from '../../api/keeping';
import { db } from '../../db';

/**
 * Of events that were deleted more than 30 days before `now`, removes what organisers alone could read: who ran them,
 * links, contacts, who was expected. The lists stay for the receipts of their players; an event without any goes as a whole.
 * @returns how many events were cleared
 */
export const purgeEvents = async (now: Date): Promise<number> => {
  const over = { deletedAt: { lt: endOfKeeping(now) } };
  const events = await db.event.findMany({
    where: {
      ...over,
      OR: [
        { expected: { not: '[]' } },
        { persons: { some: {} } },
        { links: { some: {} } },
        { entries: { none: {} } },
      ],
    },
    select: { id: true },
  });
  for (const { id } of events) {
    await db.$transaction([
      db.eventPerson.deleteMany({ where: { eventId: id } }),
      db.eventLink.deleteMany({ where: { eventId: id } }),
      db.event.updateMany({ where: { id }, data: { expected: '[]' } }),
      db.entry.updateMany({ where: { eventId: id }, data: { contact: '' } }),
      db.event.deleteMany({ where: { id, ...over, entries: { none: {} } } }),
    ]);
  }
  return events.length;
};
