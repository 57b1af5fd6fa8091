import 'server-only';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { EVENT, type EventRow } from '../rows/event-row';
import type { OrganiserRole } from '../schema';

/** Someone who runs an event, with the event. */
export type Organiser = {
  readonly person: { readonly id: string; readonly name: string };
  readonly role: OrganiserRole;
  readonly event: EventRow;
};

const ANY: readonly OrganiserRole[] = ['owner', 'checker'];
/** Those who alone change terms, people and the event itself. */
export const OWNERS: readonly OrganiserRole[] = ['owner'];

/** The viewer as an organiser of an event, or null where there is no such event that they run in one of these roles. */
export const findOrganiser = async (
  { userId }: Viewer,
  eventId: string,
  roles: readonly OrganiserRole[] = ANY,
): Promise<Organiser | null> => {
  const row = await db.eventPerson.findFirst({
    where: { userId, role: { in: [...roles] }, event: { id: eventId, deletedAt: null } },
    select: { id: true, name: true, role: true, event: { select: EVENT } },
  });
  if (row === null) return null;
  const { event, role, ...person } = row;
  return { person, role: role === 'owner' ? 'owner' : 'checker', event };
};
