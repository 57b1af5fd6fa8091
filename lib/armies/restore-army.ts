import 'server-only';
import { db } from '../db';
import type { Viewer } from '../viewer';
import type { DoneAnswer } from './schema';

/** Brings a deleted army of the viewer's back, as it was, with its history and its links; one that is there stays. */
export const restoreArmy = async ({ userId }: Viewer, id: string): Promise<DoneAnswer> => {
  const { count } = await db.army.updateMany({
    where: { id, userId },
    data: { deletedAt: null },
  });
  return count === 1 ? { ok: true } : { ok: false, code: 'not-found' };
};
