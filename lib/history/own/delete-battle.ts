import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { retentionCutoff } from '../../api/retention';
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
  const end = retentionCutoff(now ?? (await steadyNow()));
  const { count } = await db.battle.updateMany({
    where: { id, ownerId: userId, OR: [{ deletedAt: null }, { deletedAt: { gte: end } }] },
    data: { deletedAt: null },
  });
  if (count === 1) return { ok: true };
  const over = await db.battle.count({ where: { id, ownerId: userId } });
  return over === 0 ? { ok: false, code: 'not-found' } : { ok: false, code: 'gone', message: GONE };
};

/** The breath between two: a save that comes meanwhile waits for one of them at most. */
const BREATH = 20;

/**
 * Removes for good what was deleted more than 30 days before `now`: documents, rows, reports and what they were found
 * by.
 * @returns how many went
 */
export const purgeBattles = async (now: Date): Promise<number> => {
  const over = { deletedAt: { lt: retentionCutoff(now) } };
  for (let count = 0; ; count++) {
    const battle = await db.battle.findFirst({
      where: over,
      orderBy: { deletedAt: 'asc' },
      select: { id: true },
    });
    if (battle === null) return count;
    await db.battle.deleteMany({ where: { id: battle.id, ...over } });
    await wait(BREATH);
  }
};
