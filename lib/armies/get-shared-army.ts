import 'server-only';
import { db } from '../db';
import { isToken, tokenHash } from '../identity/token';
import { storedFile } from './army-record';
import type { SharedArmy } from './schema';

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
