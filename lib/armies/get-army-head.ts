import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import type { ArmyHead } from './schema';

/** What the head of a page says of one army of the viewer's, without the document; null when there is no such army. */
export const getArmyHead = ({ userId }: Viewer, id: string): Promise<ArmyHead | null> =>
  db.army.findFirst({
    where: { id, userId, deletedAt: null },
    select: { id: true, name: true, system: true, nation: true },
  });
