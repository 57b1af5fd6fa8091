import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import type { VersionRow } from './schema';

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
