import 'server-only';
import { db } from '../db';
import { isToken, tokenHash } from '../identity/token';

/** What a device link would open, without using it: how many armies, and until when; null when it opens nothing. */
export const readDeviceLink = async (
  token: string,
  now: Date = new Date(),
): Promise<{ readonly armies: number; readonly expiresAt: string } | null> => {
  if (!isToken(token)) return null;
  const link = await db.deviceLink.findFirst({
    where: { tokenHash: tokenHash(token), usedAt: null, expiresAt: { gt: now } },
    select: { expiresAt: true, userId: true },
  });
  if (link === null) return null;
  const armies = await db.army.count({ where: { userId: link.userId, deletedAt: null } });
  return { armies, expiresAt: link.expiresAt.toISOString() };
};
