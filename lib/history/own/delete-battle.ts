import 'server-only';
import { endOfKeeping } from '../../api/keeping';
import type { BackAnswer, DoneAnswer } from '../../armies/schema';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { steadyNow } from '../../steady-clock';

const GONE = 'The order of battle was deleted more than 30 days ago and no longer exists.';

/** Takes one of the viewer's away, out of every list and search at once; for 30 days it can be restored. */
export const deleteBattle = async ({ userId }: Viewer, id: string, now?: Date): Promise<DoneAnswer> => {
  const time = now ?? (await steadyNow());
  const { count } = await db.battle.updateMany({
    where: { id, ownerId: userId, deletedAt: null },
    data: { deletedAt: time },
  });
  return count === 1 ? { ok: true } : { ok: false, code: 'not-found' };
};

/** Brings a deleted one of the viewer's back as it was, with its link; one that is there stays. */
export const restoreBattle = async ({ userId }: Viewer, id: string, now?: Date): Promise<BackAnswer> => {
  const end = endOfKeeping(now ?? (await steadyNow()));
  const { count } = await db.battle.updateMany({
    where: { id, ownerId: userId, OR: [{ deletedAt: null }, { deletedAt: { gte: end } }] },
    data: { deletedAt: null },
  });
  if (count === 1) return { ok: true };
  const over = await db.battle.count({ where: { id, ownerId: userId } });
  return over === 0 ? { ok: false, code: 'not-found' } : { ok: false, code: 'gone', message: GONE };
};
