import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { storedFile } from './army-record';
import type { ArmyRecord } from './schema';

/** An earlier version of the viewer's army, or null. To restore it, save its file on today's revision. */
export const getVersion = async (
  { userId }: Viewer,
  armyId: string,
  revision: number,
): Promise<ArmyRecord | null> => {
  const version = await db.armyVersion.findFirst({
    where: { armyId, revision, army: { userId, deletedAt: null } },
    select: { document: true, savedAt: true },
  });
  if (version === null) return null;
  return {
    id: armyId,
    revision,
    editedAt: version.savedAt.toISOString(),
    file: storedFile(version.document),
  };
};
