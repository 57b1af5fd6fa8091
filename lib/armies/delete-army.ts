import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { retentionCutoff } from '../api/retention';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { steadyNow } from '../steady-clock';
import type { BackAnswer, DoneAnswer } from './schema';

/** Takes an army of the viewer's away; for 30 days it can be restored, whatever the machine's clock does meanwhile. */
export const deleteArmy = async ({ userId }: Viewer, id: string, now?: Date): Promise<DoneAnswer> => {
  const time = now ?? (await steadyNow());
  const { count } = await db.army.updateMany({
    where: { id, userId, deletedAt: null },
    data: { deletedAt: time },
  });
  return count === 1 ? { ok: true } : { ok: false, code: 'not-found' };
};

const GONE = 'The army was deleted more than 30 days ago and no longer exists.';

/**
 * Brings a deleted army of the viewer's back, as it was, with its history and its links; one that is there stays. One
 * whose time is over is refused, whether it is removed yet or not.
 */
export const restoreArmy = async ({ userId }: Viewer, id: string, now?: Date): Promise<BackAnswer> => {
  const end = retentionCutoff(now ?? (await steadyNow()));
  const { count } = await db.army.updateMany({
    where: { id, userId, OR: [{ deletedAt: null }, { deletedAt: { gte: end } }] },
    data: { deletedAt: null },
  });
  if (count === 1) return { ok: true };
  const over = await db.army.count({ where: { id, userId } });
  return over === 0 ? { ok: false, code: 'not-found' } : { ok: false, code: 'gone', message: GONE };
};

/**
 * What goes in one statement, and the breath between two: a save that comes meanwhile waits for one of them at most.
 */
const VERSIONS_AT_ONCE = 20;
const BREATH = 20;

const removeVersions = async (armyId: string): Promise<void> => {
  for (;;) {
    const versions = await db.armyVersion.findMany({
      where: { armyId },
      take: VERSIONS_AT_ONCE,
      select: { id: true },
    });
    if (versions.length === 0) return;
    await db.armyVersion.deleteMany({ where: { id: { in: versions.map(({ id }) => id) } } });
    await wait(BREATH);
  }
};

/**
 * Removes for good what was deleted more than 30 days before `now`: documents, history, prints and links, an army at a
 * time. What a stop in the middle leaves is still over, and goes the next time.
 * @returns how many armies went
 */
export const purgeArmies = async (now: Date): Promise<number> => {
  const over = { deletedAt: { lt: retentionCutoff(now) } };
  for (let count = 0; ; count++) {
    const army = await db.army.findFirst({
      where: over,
      orderBy: { deletedAt: 'asc' },
      select: { id: true },
    });
    if (army === null) return count;
    await removeVersions(army.id);
    await db.army.deleteMany({ where: { id: army.id, ...over } });
    await wait(BREATH);
  }
};
