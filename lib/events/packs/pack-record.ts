import 'server-only';
import type { Viewer } from '../../identity/viewer';
import { findPack, type StoredPack, storedPack } from '../../terms/stored-pack';
import type { PackRecord } from '../schema';

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
