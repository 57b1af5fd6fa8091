import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import type { DoneAnswer, KeepRequest } from './schema';

/**
 * Keeps an earlier version of the viewer's army on purpose, under a name of its owner's if one is given: later
 * autosaves no longer share its row.
 */
export const keepVersion = async (
  { userId }: Viewer,
  armyId: string,
  revision: number,
  { label }: KeepRequest,
): Promise<DoneAnswer> => {
  const { count } = await db.armyVersion.updateMany({
    where: { armyId, revision, army: { userId, deletedAt: null } },
    data: { explicit: true, label: label === '' ? null : label },
  });
  return count === 0 ? { ok: false, code: 'not-found' } : { ok: true };
};
