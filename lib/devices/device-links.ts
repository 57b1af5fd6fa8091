import 'server-only';
import { db } from '../db';
import { isToken, newToken, tokenHash } from '../identity/token';
import type { Viewer } from '../identity/viewer';
import { newRowId } from '../ids';
import type { DeviceLink } from './schema';

/** Long enough to scan a code or to send the link to oneself. */
const LIFETIME = 30 * 60 * 1000;

/** A link that opens the viewer's armies in one other browser, once, within half an hour. */
export const createDeviceLink = async ({ userId }: Viewer, now: Date = new Date()): Promise<DeviceLink> => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME);
  await db.$transaction([
    db.deviceLink.deleteMany({ where: { expiresAt: { lt: now } } }),
    db.deviceLink.create({
      data: { id: newRowId(), tokenHash: tokenHash(token), userId, createdAt: now, expiresAt },
      select: { id: true },
    }),
  ]);
  return { ok: true, token, expiresAt: expiresAt.toISOString() };
};

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
