import 'server-only';
import { endOfKeeping } from '../api/keeping';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { steadyNow } from '../steady-clock';
import type { BackAnswer } from './schema';

const GONE = 'The army was deleted more than 30 days ago and no longer exists.';

/**
 * Brings a deleted army of the viewer's back, as it was, with its history and its links; one that is there stays. One
 * whose time is over is refused, whether it is removed yet or not.
 */
export const restoreArmy = async ({ userId }: Viewer, id: string, now?: Date): Promise<BackAnswer> => {
  const end = endOfKeeping(now ?? (await steadyNow()));
  const { count } = await db.army.updateMany({
    where: { id, userId, OR: [{ deletedAt: null }, { deletedAt: { gte: end } }] },
    data: { deletedAt: null },
  });
  if (count === 1) return { ok: true };
  const over = await db.army.count({ where: { id, userId } });
  return over === 0 ? { ok: false, code: 'not-found' } : { ok: false, code: 'gone', message: GONE };
};
