import 'server-only';
import { purgeArmies } from '../armies/purge-armies';
import { db } from '../db';
import { purgePacks } from '../events/packs/delete-pack';
import { purgeEvents } from '../events/rows/purge-events';
import { purgeGames } from '../games/purge-games';
import { purgeBattles } from '../history/own/rows/purge-battles';
import { authFor } from '../identity/auth';
import { toOwned } from '../identity/ownership';
import { logFault } from '../log';
import { steadyNow } from '../steady-clock';
import { type Asking, confirmed } from './asking';
import { purgeAccounts } from './purge-accounts';
import type { Confirm, ConfirmedAnswer } from './schema';

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
 * Deletes the account of this browser: nobody signs in to it any more, and all that it owned is out of every page, list
 * and link at once; lib/identity/ownership.ts says of each table what goes and what stays.
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
