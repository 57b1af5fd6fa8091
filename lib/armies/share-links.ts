import 'server-only';
import { db } from '../db';
import { regimentFacts } from '../history/regiments';
import { isToken, newToken, tokenHash } from '../identity/token';
import type { Viewer } from '../identity/viewer';
import { newRowId } from '../ids';
import { storedFile } from './army-row';
import type { CheckLookups } from './read-check';
import type { DoneAnswer, ShareAnswer, SharedArmy } from './schema';

/** A link under which anyone who holds it can read this army. Only its hash is kept: it cannot be shown again. */
export const createShareLink = async (
  { userId }: Viewer,
  armyId: string,
  now: Date = new Date(),
): Promise<ShareAnswer> => {
  const army = await db.army.findFirst({
    where: { id: armyId, userId, deletedAt: null },
    select: { id: true },
  });
  if (army === null) return { ok: false, code: 'not-found' };
  const token = newToken();
  await db.shareLink.create({
    data: { id: newRowId(), tokenHash: tokenHash(token), armyId, createdAt: now },
    select: { id: true },
  });
  return { ok: true, token };
};

/** Ends every share link of the viewer's army. */
export const revokeShareLinks = async (
  { userId }: Viewer,
  armyId: string,
  now: Date = new Date(),
): Promise<DoneAnswer> => {
  const army = await db.army.findFirst({
    where: { id: armyId, userId, deletedAt: null },
    select: { id: true },
  });
  if (army === null) return { ok: false, code: 'not-found' };
  await db.shareLink.updateMany({
    where: { armyId, revokedAt: null, army: { userId } },
    data: { revokedAt: now },
  });
  return { ok: true };
};

/** The army behind a share link as it is now, or null when the link never was, was revoked, or its army is gone. */
export const getSharedArmy = async (token: string): Promise<SharedArmy | null> => {
  if (!isToken(token)) return null;
  const link = await db.shareLink.findFirst({
    where: { tokenHash: tokenHash(token), revokedAt: null, army: { deletedAt: null } },
    select: {
      army: {
        select: { name: true, document: true, id: true, editedAt: true, revision: true, userId: true },
      },
    },
  });
  if (link === null) return null;
  const { id, name, document, editedAt, revision, userId } = link.army;
  return {
    id,
    owner: { userId },
    name,
    file: storedFile(document),
    editedAt: editedAt.toISOString(),
    revision,
  };
};

/** What a check asks, answered by the store of this process. */
export const CHECK_LOOKUPS: CheckLookups = {
  regiments: regimentFacts,
  sharedArmy: async (token) => (await getSharedArmy(token))?.file ?? null,
};
