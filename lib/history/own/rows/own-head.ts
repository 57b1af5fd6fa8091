import 'server-only';
import { db } from '../../../db';
import type { Viewer } from '../../../identity/viewer';

/** The name of one of the viewer's orders of battle, for the page of its editor; null where there is none. */
export const getOwnHead = async (
  { userId }: Viewer,
  id: string,
): Promise<{ readonly id: string; readonly name: string } | null> =>
  db.battle.findFirst({ where: { id, ownerId: userId, deletedAt: null }, select: { id: true, name: true } });
