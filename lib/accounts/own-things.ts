import 'server-only';
import { db } from '../db';
import { sessionOfCookies } from '../identity/viewer-from-cookie';
import { steadyNow } from '../steady-clock';
import type { AccountDetails } from './schema';

/** An account, for its own page; null for anonymous people. */
export const readAccount = async (userId: string, now?: Date): Promise<AccountDetails | null> => {
  const time = now ?? (await steadyNow());
  const person = await db.user.findFirst({
    where: { id: userId, accounts: { some: {} } },
    select: {
      name: true,
      email: true,
      passkeys: { select: { id: true, name: true, createdAt: true }, orderBy: { createdAt: 'asc' } },
      _count: {
        select: {
          recoveryCodes: { where: { usedAt: null, expiresAt: null } },
          sessions: { where: { expiresAt: { gt: time } } },
          armies: { where: { deletedAt: null } },
          battles: { where: { deletedAt: null } },
          gameSeats: true,
        },
      },
    },
  });
  if (person === null) return null;
  const { name, email, passkeys, _count: has } = person;
  return {
    name,
    email,
    passkeys: passkeys.map((key) => ({
      id: key.id,
      name: key.name ?? 'Passkey',
      since: key.createdAt?.toISOString() ?? null,
    })),
    codes: has.recoveryCodes,
    devices: has.sessions,
    armies: has.armies,
    battles: has.battles,
    games: has.gameSeats,
  };
};

type OwnerCount = (userId: string, id: string) => Promise<number>;

const ofEvents = async (userId: string, at: { readonly eventId?: string } = {}): Promise<number> => {
  const where = { userId, ...at };
  const [runs, entries] = await Promise.all([db.eventPerson.count({ where }), db.entry.count({ where })]);
  return runs + entries;
};

/** What of a person's own may stand on a page that is otherwise the same for everybody. */
const OWNED: Readonly<Record<string, OwnerCount>> = {
  battles: (ownerId) => db.battle.count({ where: { ownerId, deletedAt: null } }),
  events: (userId) => ofEvents(userId),
  event: (userId, eventId) => ofEvents(userId, { eventId }),
};

/**
 * True if the user of these cookies owns anything of a kind; false for strangers. @throws Error for an unknown kind
 */
export const hasOwn = async (kind: string, cookies: string, id: string): Promise<boolean> => {
  const owned = OWNED[kind];
  if (owned === undefined) throw new Error(`Nobody has ${kind}.`);
  const session = await sessionOfCookies(cookies);
  return session !== null && (await owned(session.userId, id)) > 0;
};
