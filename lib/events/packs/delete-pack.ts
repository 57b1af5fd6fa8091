import 'server-only';
import { endOfKeeping } from '../../api/keeping';
import type { BackAnswer, DoneAnswer } from '../../armies/schema';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { steadyNow } from '../../steady-clock';

const GONE = 'The pack was deleted more than 30 days ago and no longer exists.';

/** Takes one of the viewer's packs away; events keep the terms that were made of it. For 30 days it can be restored. */
export const deletePack = async ({ userId }: Viewer, id: string, now?: Date): Promise<DoneAnswer> => {
  const { count } = await db.pack.updateMany({
    where: { id, ownerId: userId, deletedAt: null },
    data: { deletedAt: now ?? (await steadyNow()) },
  });
  return count === 1 ? { ok: true } : { ok: false, code: 'not-found' };
};

/** Brings a deleted one back as it was; one that is there stays. */
export const restorePack = async ({ userId }: Viewer, id: string, now?: Date): Promise<BackAnswer> => {
  const end = endOfKeeping(now ?? (await steadyNow()));
  const { count } = await db.pack.updateMany({
    where: { id, ownerId: userId, OR: [{ deletedAt: null }, { deletedAt: { gte: end } }] },
    data: { deletedAt: null },
  });
  if (count === 1) return { ok: true };
  const over = await db.pack.count({ where: { id, ownerId: userId } });
  return over === 0 ? { ok: false, code: 'not-found' } : { ok: false, code: 'gone', message: GONE };
};

/** Removes for good what was deleted more than 30 days before `now`; answers how many went. */
export const purgePacks = async (now: Date): Promise<number> => {
  const { count } = await db.pack.deleteMany({ where: { deletedAt: { lt: endOfKeeping(now) } } });
  return count;
};
