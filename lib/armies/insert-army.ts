import 'server-only';
import { insertInto } from '@/prisma/statement';
import { db, runBatch } from '../db';
import type { Viewer } from '../identity/viewer';
import { type Holding, needRoom, spendBytes, spendMade } from '../quotas';
import { newRowId } from './army-id';
import { versionStatements } from './army-version';
import type { AssessedColumns } from './assess-army';

/** What a person has, those among it that were deleted and can still be restored. */
const holdings = async (userId: string): Promise<Holding> => {
  const { _count, _sum } = await db.army.aggregate({
    where: { userId },
    _count: { _all: true },
    _sum: { bytes: true },
  });
  return { count: _count._all, bytes: _sum.bytes ?? 0 };
};

/**
 * Stores a new army with the first row of its history.
 * @throws Full when the person or the address has stored too much
 */
export const insertArmy = async (
  viewer: Viewer,
  columns: AssessedColumns,
  now: Date,
): Promise<{ readonly id: string; readonly revision: number }> => {
  const { userId } = viewer;
  const { bytes } = columns;
  needRoom('armies', await holdings(userId), { count: 1, bytes });
  await spendMade('armies', viewer);
  await spendBytes(viewer, bytes);
  const id = newRowId();
  const revision = 1;
  await runBatch([
    insertInto('Army', { ...columns, id, userId, revision, createdAt: now, editedAt: now }),
    ...versionStatements({ armyId: id, userId, revision, explicit: true, now, bytes }),
  ]);
  return { id, revision };
};
