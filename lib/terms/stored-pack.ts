import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import type { Pack } from '../rules/events/schema';

/** A pack that is stored, as its owner has it. */
export type StoredPack = {
  readonly id: string;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly document: string;
};

/** A stored document was read strictly before it was stored. */
export const storedPack = ({ document }: Pick<StoredPack, 'document'>): Pack => JSON.parse(document) as Pack;

/** One of the viewer's that is not deleted, or null. */
export const findPack = ({ userId }: Viewer, id: string): Promise<StoredPack | null> =>
  db.pack.findFirst({
    where: { id, ownerId: userId, deletedAt: null },
    select: { id: true, revision: true, updatedAt: true, document: true },
  });
