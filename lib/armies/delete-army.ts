import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { steadyNow } from '../steady-clock';
import type { DoneAnswer } from './schema';

/** Takes an army of the viewer's away; for 30 days it can be restored, whatever the machine's clock does meanwhile. */
export const deleteArmy = async ({ userId }: Viewer, id: string, now?: Date): Promise<DoneAnswer> => {
  const time = now ?? (await steadyNow());
  const { count } = await db.army.updateMany({
    where: { id, userId, deletedAt: null },
    data: { deletedAt: time },
  });
  return count === 1 ? { ok: true } : { ok: false, code: 'not-found' };
};
