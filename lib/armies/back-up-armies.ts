import 'server-only';
import type { ArmyFile } from '@/lib/rules/core/document';
import { db } from '../db';
import type { Viewer } from '../viewer';
import { storedFile } from './army-record';

/** All armies of the viewer's as army files, in the order of their names: what a backup holds and an import reads. */
export const backUpArmies = async ({ userId }: Viewer): Promise<ArmyFile[]> => {
  const rows = await db.army.findMany({
    where: { userId, deletedAt: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { document: true },
  });
  return rows.map(({ document }) => storedFile(document));
};
