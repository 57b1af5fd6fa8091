import 'server-only';
import { db } from '../db';
import type { Viewer } from '../viewer';
import { newRowId } from './army-id';
import { recordVersion } from './army-version';
import type { AssessedColumns } from './assess-army';

/** Stores a new army with the first row of its history. */
export const insertArmy = async (
  { userId }: Viewer,
  columns: AssessedColumns,
  now: Date,
): Promise<{ readonly id: string; readonly revision: number }> => {
  const id = newRowId();
  const revision = 1;
  await db.$transaction(async (transaction) => {
    await transaction.army.create({
      data: { ...columns, id, userId, revision, createdAt: now, editedAt: now },
      select: { id: true },
    });
    await recordVersion(transaction, { armyId: id, revision, explicit: true, now, columns });
  });
  return { id, revision };
};
