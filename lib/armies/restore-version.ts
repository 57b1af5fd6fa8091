import 'server-only';
import { db } from '../db';
import type { Viewer } from '../viewer';
import { recordVersion } from './army-version';
import { assessedColumns } from './assess-army';
import { getVersion } from './get-version';
import { readArmy } from './read-army';
import type { RestoreAnswer } from './schema';

/**
 * Makes an earlier version today's: a new revision with a row of history of its own. The version it replaces stays in
 * the history. An edit that comes in between is never overwritten.
 */
export const restoreVersion = async (
  viewer: Viewer,
  armyId: string,
  revision: number,
  now: Date = new Date(),
): Promise<RestoreAnswer> => {
  const version = await getVersion(viewer, armyId, revision);
  if (version === null) return { ok: false, code: 'not-found' };
  const read = await readArmy(version.file);
  if (!read.ok) return read;
  const columns = assessedColumns(read);
  const where = { id: armyId, userId: viewer.userId, deletedAt: null };
  return db.$transaction(async (transaction): Promise<RestoreAnswer> => {
    const army = await transaction.army.findFirst({ where, select: { revision: true } });
    if (army === null) return { ok: false, code: 'not-found' };
    const next = army.revision + 1;
    const { count } = await transaction.army.updateMany({
      where: { ...where, revision: army.revision },
      data: { ...columns, revision: next, editedAt: now },
    });
    if (count === 0) {
      return { ok: false, code: 'stale', message: 'The army was changed at this very moment. Try again.' };
    }
    const label = `Version ${revision} restored`;
    await recordVersion(transaction, { armyId, revision: next, explicit: true, now, columns, label });
    return { ok: true, revision: next, editedAt: now.toISOString() };
  });
};
