import 'server-only';
import { db } from '../db';
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
