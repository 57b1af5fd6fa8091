import 'server-only';
import { newRowId } from '../api/row-id';
import { db } from '../db';
import { newToken, tokenHash } from '../identity/token';
import type { Viewer } from '../identity/viewer';
import type { DoneAnswer, ShareAnswer } from './schema';

/** A link under which anyone who holds it can read this army. Only its hash is kept: it cannot be shown again. */
export const createShareLink = async (
  { userId }: Viewer,
  armyId: string,
  now: Date = new Date(),
): Promise<ShareAnswer> => {
  const army = await db.army.findFirst({
    where: { id: armyId, userId, deletedAt: null },
    select: { id: true },
  });
  if (army === null) return { ok: false, code: 'not-found' };
  const token = newToken();
  await db.shareLink.create({
    data: { id: newRowId(), tokenHash: tokenHash(token), armyId, createdAt: now },
    select: { id: true },
  });
  return { ok: true, token };
};

/** Ends every share link of the viewer's army. */
export const revokeShareLinks = async (
  { userId }: Viewer,
  armyId: string,
  now: Date = new Date(),
): Promise<DoneAnswer> => {
  const army = await db.army.findFirst({
    where: { id: armyId, userId, deletedAt: null },
    select: { id: true },
  });
  if (army === null) return { ok: false, code: 'not-found' };
  await db.shareLink.updateMany({
    where: { armyId, revokedAt: null, army: { userId } },
    data: { revokedAt: now },
  });
  return { ok: true };
};
