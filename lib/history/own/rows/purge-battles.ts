import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { endOfKeeping } from '../../../api/keeping';
import { db } from '../../../db';

/** The breath between two: a save that comes meanwhile waits for one of them at most. */
const BREATH = 20;

/**
 * Removes for good what was deleted more than 30 days before `now`: documents, rows, reports and what they were found by.
 * @returns how many went
 */
export const purgeBattles = async (now: Date): Promise<number> => {
  const over = { deletedAt: { lt: endOfKeeping(now) } };
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
