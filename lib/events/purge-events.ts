import 'server-only';
import { endOfKeeping } from '../armies/purge-armies';
import { db } from '../db';

/**
 * Of events that were deleted more than 30 days before `now`, removes what organisers alone could read: who ran them,
 * links, contacts. The lists stay for the receipts of their players; an event without any goes as a whole. Packs go too.
 * @returns how many events and packs were cleared
 */
export const purgeEvents = async (now: Date): Promise<number> => {
  const over = { deletedAt: { lt: endOfKeeping(now) } };
  const { count: packs } = await db.pack.deleteMany({ where: over });
  const events = await db.event.findMany({
    where: { ...over, OR: [{ persons: { some: {} } }, { links: { some: {} } }, { entries: { none: {} } }] },
    select: { id: true },
  });
  for (const { id } of events) {
    await db.$transaction([
      db.eventPerson.deleteMany({ where: { eventId: id } }),
      db.eventLink.deleteMany({ where: { eventId: id } }),
      db.entry.updateMany({ where: { eventId: id }, data: { contact: '' } }),
      db.event.deleteMany({ where: { id, ...over, entries: { none: {} } } }),
    ]);
  }
  return events.length + packs;
};
