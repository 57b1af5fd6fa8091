import 'server-only';
import { purgeArmies } from '../armies/delete-army';
import { db } from '../db';
import { purgeEvents } from '../events/delete-event';
import { purgePacks } from '../events/packs/own-packs';
import { purgeGames } from '../games/seats';
import { purgeBattles } from '../history/own/delete-battle';
import { authFor } from '../identity/auth';
import { toOwned } from '../identity/ownership';
import { logFault } from '../log';
import { steadyNow } from '../steady-clock';
import { type Asking, confirmed } from './asking';
import type { Confirm, ConfirmedAnswer } from './schema';

/** Rows of people that are looked at in one go; the next purge sees to more. */
const AT_ONCE = 200;

/**
 * Removes the rows of deleted accounts that own nothing any more. What a device stored during the deletion is closed
 * first and goes with the next purge. Unanswered passkey challenges go with them.
 * @returns the number of removed users
 */
export const purgeAccounts = async (now: Date): Promise<number> => {
  await db.verification.deleteMany({ where: { expiresAt: { lt: now } } });
  const closed = await db.user.findMany({
    where: { closedAt: { lte: now } },
    orderBy: { closedAt: 'asc' },
    take: AT_ONCE,
    select: { id: true },
  });
  for (const { id } of closed) await db.$transaction(toOwned((owned) => owned.close(db, id)));
  const empty = { armies: { none: {} }, battles: { none: {} } };
  const { count } = await db.user.deleteMany({
    where: { id: { in: closed.map(({ id }) => id) }, closedAt: { lte: now }, ...empty },
  });
  return count;
};

/** Removes what is over right away, a piece at a time beside all else; what a stop leaves goes with the next day's. */
const purgeNow = async (now: Date): Promise<void> => {
  try {
    for (const purge of [purgeArmies, purgeBattles, purgePacks, purgeEvents, purgeGames, purgeAccounts])
      await purge(now);
  } catch (error) {
    logFault('removing a deleted account', error);
  }
};

/**
 * Deletes the account of this browser: signing in ends, and all that it owned leaves every page, list and link at
 * once.
 * lib/identity/ownership.ts says of each table what goes and what stays.
 */
export const deleteAccount = async (
  asking: Asking,
  { password }: Confirm,
  purge: (now: Date) => Promise<void> = purgeNow,
): Promise<ConfirmedAnswer> => {
  const confirmation = await confirmed(asking, password);
  if (!confirmation.ok) return confirmation;
  const { userId } = confirmation.me;
  const now = await steadyNow();
  await authFor(asking.headers).api.signOut({ headers: asking.headers });
  await db.$transaction([
    db.user.update({
      where: { id: userId },
      data: { name: 'Deleted', email: `${userId}@deleted.invalid`, isAnonymous: true, closedAt: now },
      select: { id: true },
    }),
    ...toOwned((owned) => owned.close(db, userId)),
  ]);
  void purge(now);
  return { ok: true };
};
