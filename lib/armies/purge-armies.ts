import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { endOfKeeping } from '../api/keeping';
import { db } from '../db';

/** What goes in one statement, and the breath between two: a save that comes meanwhile waits for one of them at most. */
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
  const over = { deletedAt: { lt: endOfKeeping(now) } };
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
