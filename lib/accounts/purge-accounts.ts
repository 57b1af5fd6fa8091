import 'server-only';
import { db } from '../db';
import { toOwned } from '../identity/ownership';

/** Rows of people that are looked at in one go; the next purge sees to more. */
const AT_ONCE = 200;

/**
 * Removes the rows of people whose accounts were deleted, once nothing of theirs is left; what a device stored in the
 * very moment of the deletion is closed first and goes with the next purge.
 * Questions for passkeys that nobody answered go with them.
 * @returns how many rows of people went
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
