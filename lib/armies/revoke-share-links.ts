import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import type { DoneAnswer } from './schema';

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
