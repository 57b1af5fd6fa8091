import 'server-only';
import { db, type Prisma } from '../db';
import type { Viewer } from '../identity/viewer';
import { LIMITS } from '../platform/limits';
import type { ArmyFile } from '../rules/core/army/document';
import type { System } from '../rules/core/contract/system';
import { type ArmyTerms, armyTerms, type FindTerms } from '../rules/events/army-terms';
import { readyPack } from '../rules/events/ready-made';
import type { Pack } from '../rules/events/schema';
import { stackOf } from '../rules/events/stack';

/** Packs as they were read strictly before they were stored. */
export const storedPacks = (document: string): readonly Pack[] => JSON.parse(document) as readonly Pack[];

const ROW = { version: true, document: true, hash: true, savedAt: true } as const;

/** The terms of an event in one of their versions. */
type SavedTerms = {
  readonly version: number;
  readonly hash: string;
  readonly savedAt: string;
  readonly packs: readonly Pack[];
};

/** The terms of an event in one of their versions, as they were saved. */
export const savedTerms = async (eventId: string, version: number): Promise<SavedTerms> => {
  const row = await db.eventTerms.findUniqueOrThrow({
    where: { eventId_version: { eventId, version } },
    select: ROW,
  });
  return {
    version,
    hash: row.hash,
    savedAt: row.savedAt.toISOString(),
    packs: storedPacks(row.document),
  };
};

/** The terms of an event, which anyone who knows its id may read; null where it is gone. */
const packsOfEvent = async (id: string) => {
  const event = await db.event.findFirst({ where: { id, deletedAt: null }, select: { termsVersion: true } });
  return event && (await savedTerms(id, event.termsVersion)).packs;
};

const STORED_PACK = { id: true, revision: true, updatedAt: true, document: true } as const;

/** A pack that is stored, as its owner has it. */
export type StoredPack = Readonly<Prisma.PackGetPayload<{ select: typeof STORED_PACK }>>;

/** A stored document was read strictly before it was stored. */
export const storedPack = ({ document }: Pick<StoredPack, 'document'>): Pack => JSON.parse(document) as Pack;

/** One of the viewer's that is not deleted, or null. */
export const findPack = ({ userId }: Viewer, id: string): Promise<StoredPack | null> =>
  db.pack.findFirst({
    where: { id, ownerId: userId, deletedAt: null },
    select: STORED_PACK,
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
const packBelowOf =
  (viewer: Viewer) =>
  async (packId: string): Promise<Pack | null> =>
    (await readyPack(packId)) ?? ownPack(viewer, packId);

/** One of the viewer's packs with the packs that it builds on; null if it or one of these is missing. */
export const stackedPack = async (viewer: Viewer, id: string): Promise<readonly Pack[] | null> => {
  const stored = await findPack(viewer, id);
  if (stored === null) return null;
  const stack = await stackOf([storedPack(stored)], packBelowOf(viewer));
  return stack.ok ? stack.packs : null;
};

/** Where to find the packs that armies of this owner name; someone who has made nothing yet has none. */
export const ownedPacks = (owner: Viewer | null): FindTerms => ({
  pack: async (id) => {
    const stored = owner && (await findPack(owner, id));
    return stored && storedPack(stored);
  },
  below: owner === null ? readyPack : packBelowOf(owner),
  event: packsOfEvent,
});

/** The packs that an army of this owner is built under, as they are now; null for one that is built under none. */
export const ownedTerms = async (
  owner: Viewer,
  system: System,
  { packs }: Pick<ArmyFile, 'packs'>,
): Promise<ArmyTerms | null> => {
  if (packs.length === 0) return null;
  return armyTerms(system, packs, ownedPacks(owner));
};
