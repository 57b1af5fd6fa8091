import 'server-only';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { LIMITS } from '../../limits';
import { findPack, type StoredPack, storedPack } from '../../terms/stored-pack';
import type { PackList, PackRecord } from '../schema';

/** A stored pack as its owner gets it. */
export const packRecord = (stored: StoredPack): PackRecord => ({
  id: stored.id,
  revision: stored.revision,
  updatedAt: stored.updatedAt.toISOString(),
  pack: storedPack(stored),
});

/** One of the viewer's packs, or null. */
export const getPack = async (viewer: Viewer, id: string): Promise<PackRecord | null> => {
  const stored = await findPack(viewer, id);
  return stored === null ? null : packRecord(stored);
};

/** The list of someone who has written none yet. */
export const NO_PACKS: PackList = { packs: [] };

/** The viewer's packs, last edited first: as many as one may have. */
export const listPacks = async ({ userId }: Viewer): Promise<PackList> => {
  const rows = await db.pack.findMany({
    where: { ownerId: userId, deletedAt: null },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: LIMITS.quotas.person.packs,
    select: {
      id: true,
      name: true,
      system: true,
      version: true,
      revision: true,
      updatedAt: true,
      document: true,
    },
  });
  return {
    packs: rows.map(({ document, updatedAt, ...row }) => {
      const { id: packId, rules } = storedPack({ document });
      return { ...row, packId, updatedAt: updatedAt.toISOString(), rules: rules.length };
    }),
  };
};
