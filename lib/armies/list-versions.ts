import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { storedFile } from './army-record';
import type { ArmyRecord, VersionRow } from './schema';

/** The history of the viewer's army, newest first; null when there is no such army. */
export const listVersions = async ({ userId }: Viewer, armyId: string): Promise<VersionRow[] | null> => {
  const army = await db.army.findFirst({
    where: { id: armyId, userId, deletedAt: null },
    select: {
      versions: {
        orderBy: { revision: 'desc' },
        select: {
          revision: true,
          name: true,
          points: true,
          units: true,
          legal: true,
          errors: true,
          warnings: true,
          dataVersion: true,
          explicit: true,
          label: true,
          savedAt: true,
        },
      },
    },
  });
  return army?.versions.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })) ?? null;
};

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
