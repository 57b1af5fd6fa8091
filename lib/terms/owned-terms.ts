import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import type { ArmyFile } from '../rules/core/army/document';
import type { System } from '../rules/core/contract/system';
import { type ArmyTerms, armyTerms, type FindTerms } from '../rules/events/army-terms';
import { readyPack } from '../rules/events/ready-made';
import { savedTerms } from './saved-terms';
import { findPack, packBelowOf, storedPack } from './stored-pack';

/** The terms of an event, which anyone who knows its id may read; null where it is gone. */
const packsOfEvent = async (id: string) => {
  const event = await db.event.findFirst({ where: { id, deletedAt: null }, select: { termsVersion: true } });
  return event && (await savedTerms(id, event.termsVersion)).packs;
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
