import 'server-only';
import { db } from '../db';
import { sessionOfCookies } from '../identity/everyday-viewer';

type Owned = (userId: string, id: string) => Promise<number>;

const ofEvents = async (userId: string, at: { readonly eventId?: string } = {}): Promise<number> => {
  const where = { userId, ...at };
  const [runs, entries] = await Promise.all([db.eventPerson.count({ where }), db.entry.count({ where })]);
  return runs + entries;
};

/** What of a person's own may stand on a page that is otherwise the same for everybody. */
const OWNED: Readonly<Record<string, Owned>> = {
  battles: (ownerId) => db.battle.count({ where: { ownerId, deletedAt: null } }),
  events: (userId) => ofEvents(userId),
  event: (userId, eventId) => ofEvents(userId, { eventId }),
};

/** Whether whoever these cookies sign in has things of a kind; nobody has none. @throws Error for an unknown kind */
export const hasOwn = async (kind: string, cookies: string, id: string): Promise<boolean> => {
  const owned = OWNED[kind];
  if (owned === undefined) throw new Error(`Nobody has ${kind}.`);
  const session = await sessionOfCookies(cookies);
  return session !== null && (await owned(session.userId, id)) > 0;
};
