import 'server-only';
import { db, runBatch } from '../db';
import type { Viewer } from '../identity/viewer';
import { spendBytes } from '../quotas';
import { assessedColumns, updateArmy } from './army-row';
import { versionStatements } from './army-version';
import { getVersion } from './list-versions';
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
  const columns = await assessedColumns(viewer, read);
  const { userId } = viewer;
  await spendBytes(viewer, columns.bytes);
  const army = await db.army.findFirst({
    where: { id: armyId, userId, deletedAt: null },
    select: { revision: true },
  });
  if (army === null) return { ok: false, code: 'not-found' };
  const next = army.revision + 1;
  // as its owner counts them: the oldest that is kept is 1
  const number = await db.armyVersion.count({ where: { armyId, revision: { lte: revision } } });
  const label = `Version ${number} restored`;
  const saved = { armyId, userId, revision: next, explicit: true, now, bytes: columns.bytes, label };
  const [count] = await runBatch([
    updateArmy({ id: armyId, userId, revision: army.revision, columns, now }),
    ...versionStatements(saved),
  ]);
  if (count === 1) return { ok: true, revision: next, editedAt: now.toISOString() };
  return { ok: false, code: 'stale', message: 'The army has just been changed. Try again.' };
};
