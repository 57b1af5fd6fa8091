import 'server-only';
import { db } from '../db';
import type { Viewer } from '../viewer';
import type { DoneAnswer } from './schema';

/** How long a deleted army can be restored. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** Takes an army of the viewer's away; for 30 days it can be restored. Those whose time is over go for good. */
export const deleteArmy = async (
  { userId }: Viewer,
  id: string,
  now: Date = new Date(),
): Promise<DoneAnswer> => {
  const { count } = await db.army.updateMany({
    where: { id, userId, deletedAt: null },
    data: { deletedAt: now },
  });
  await db.army.deleteMany({ where: { deletedAt: { lt: new Date(now.getTime() - KEPT) } } });
  return count === 1 ? { ok: true } : { ok: false, code: 'not-found' };
};
