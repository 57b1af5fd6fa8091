import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { armyRecord, RECORD } from './army-record';
import type { ArmyHead, ArmyRecord } from './schema';

/** One army of the viewer's, or null: someone else's and a deleted one are not there. */
export const getArmy = async ({ userId }: Viewer, id: string): Promise<ArmyRecord | null> => {
  const row = await db.army.findFirst({ where: { id, userId, deletedAt: null }, select: RECORD });
  return row === null ? null : armyRecord(row);
};

/** What the head of a page says of one army of the viewer's, without the document; null when there is no such army. */
export const getArmyHead = ({ userId }: Viewer, id: string): Promise<ArmyHead | null> =>
  db.army.findFirst({
    where: { id, userId, deletedAt: null },
    select: { id: true, name: true, system: true, nation: true },
  });
