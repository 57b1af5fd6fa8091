import 'server-only';
import { db } from '../db';
import { steadyNow } from '../steady-clock';
import type { Viewer } from '../viewer';
import type { DoneAnswer } from './schema';

/** How long a deleted army can be restored. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** The most that go for good in one request. */
const AT_ONCE = 100;

/** Those whose time is over go for good, a few at a time. */
const purge = async (now: Date): Promise<void> => {
  const over = await db.army.findMany({
    where: { deletedAt: { lt: new Date(now.getTime() - KEPT) } },
    orderBy: { deletedAt: 'asc' },
    take: AT_ONCE,
    select: { id: true },
  });
  if (over.length === 0) return;
  await db.army.deleteMany({ where: { id: { in: over.map(({ id }) => id) }, deletedAt: { not: null } } });
};

/** Takes an army of the viewer's away; for 30 days it can be restored, whatever the machine's clock does meanwhile. */
export const deleteArmy = async ({ userId }: Viewer, id: string, now?: Date): Promise<DoneAnswer> => {
  const time = now ?? (await steadyNow());
  const { count } = await db.army.updateMany({
    where: { id, userId, deletedAt: null },
    data: { deletedAt: time },
  });
  await purge(time);
  return count === 1 ? { ok: true } : { ok: false, code: 'not-found' };
};
