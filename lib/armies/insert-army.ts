import 'server-only';
import { insertInto, type Statement } from '@/prisma/statement';
import { newRowId } from '../api/row-id';
import { db, runBatch } from '../db';
import type { Viewer } from '../identity/viewer';
import { type Holding, needRoom, spendBytes, spendMade } from '../quotas';
import type { ArmyColumns } from './army-columns';
import { versionStatements } from './army-version';

/** What a person has, those among it that were deleted and can still be restored. */
export const holdingsOf = async ({ userId }: Viewer): Promise<Holding> => {
  const { _count, _sum } = await db.army.aggregate({
    where: { userId },
    _count: { _all: true },
    _sum: { bytes: true },
  });
  return { count: _count._all, bytes: _sum.bytes ?? 0 };
};

/**
 * Takes room for one more army beside what a person has.
 * @returns what the person has with it
 * @throws Full when the person or the address has stored too much
 */
export const takeRoom = async (viewer: Viewer, has: Holding, bytes: number): Promise<Holding> => {
  needRoom('armies', has, { count: 1, bytes });
  await spendMade('armies', viewer);
  await spendBytes(viewer, bytes);
  return { count: has.count + 1, bytes: has.bytes + bytes };
};

const FIRST_REVISION = 1;

/** Stores a new army with the first row of its history. */
export const insertStatements = (
  { userId }: Viewer,
  id: string,
  columns: ArmyColumns,
  now: Date,
): Statement[] => {
  const revision = FIRST_REVISION;
  const { bytes } = columns;
  return [
    insertInto('Army', { ...columns, id, userId, revision, createdAt: now, editedAt: now }),
    ...versionStatements({ armyId: id, userId, revision, explicit: true, now, bytes }),
  ];
};

/**
 * Stores a new army with the first row of its history.
 * @throws Full when the person or the address has stored too much
 */
export const insertArmy = async (
  viewer: Viewer,
  columns: ArmyColumns,
  now: Date,
): Promise<{ readonly id: string; readonly revision: number }> => {
  await takeRoom(viewer, await holdingsOf(viewer), columns.bytes);
  const id = newRowId();
  await runBatch(insertStatements(viewer, id, columns, now));
  return { id, revision: FIRST_REVISION };
};
