import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { LIMITS } from '../limits';
import { readyPack } from '../rules/events/ready-made';
import type { Pack } from '../rules/events/schema';
import { stackOf } from '../rules/events/stack';

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

/** The viewer's pack that is called `packId` in others, the one edited last where there are several. */
const ownPack = async ({ userId }: Viewer, packId: string): Promise<Pack | null> => {
  const rows = await db.pack.findMany({
    where: { ownerId: userId, deletedAt: null },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: LIMITS.quotas.person.packs,
    select: { document: true },
  });
  return rows.map(storedPack).find(({ id }) => id === packId) ?? null;
};

/** A pack that others stand on, by its id: a ready-made one, or the viewer's own. */
export const packBelowOf =
  (viewer: Viewer) =>
  async (packId: string): Promise<Pack | null> =>
    (await readyPack(packId)) ?? ownPack(viewer, packId);

/** One of the viewer's packs with those it stands on below it; null where it, or one of these, is not there. */
export const stackedPack = async (viewer: Viewer, id: string): Promise<readonly Pack[] | null> => {
  const stored = await findPack(viewer, id);
  if (stored === null) return null;
  const stack = await stackOf([storedPack(stored)], packBelowOf(viewer));
  return stack.ok ? stack.packs : null;
};
