import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { armyRecord, RECORD } from './army-record';
import type { ArmyRecord } from './schema';

/** One army of the viewer's, or null: someone else's and a deleted one are not there. */
export const getArmy = async ({ userId }: Viewer, id: string): Promise<ArmyRecord | null> => {
  const row = await db.army.findFirst({ where: { id, userId, deletedAt: null }, select: RECORD });
  return row === null ? null : armyRecord(row);
};
