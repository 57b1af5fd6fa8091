import 'server-only';
import { failUnless, sql, updateWhere } from '@/prisma/statement';
import { runBatch } from '../../db';
import { newToken, tokenHash } from '../../identity/token';
import type { Viewer } from '../../identity/viewer';
import type { SharingAnswer, Visibility } from './answers';
import { findStored, type StoredBattle, storedBattle } from './own-battles';
import type { Sharing } from './requests';
import { changeStatements, madeOf, readGround } from './rows/own-store';

const TRIES = 3;

/** Who may read it and what it is found by, together; fails where the battle has been changed meanwhile. */
const store = async (
  { userId }: Viewer,
  stored: StoredBattle,
  visibility: Visibility,
  token: string | null,
  now: Date,
): Promise<void> => {
  const { id, revision } = stored;
  const battle = storedBattle(stored);
  const ground = await readGround();
  const was = stored.visibility === 'published';
  const columns = {
    visibility,
    linkHash: token === null ? null : tokenHash(token),
    ...((visibility === 'published') !== was && { publishedAt: was ? null : now }),
  };
  await runBatch([
    updateWhere(
      'Battle',
      columns,
      sql`"id" = ${id} AND "ownerId" = ${userId} AND "deletedAt" IS NULL AND "revision" = ${revision}
        AND "visibility" = ${stored.visibility}`,
    ),
    failUnless(sql`EXISTS (SELECT 1 FROM "Battle" WHERE "id" = ${id} AND "ownerId" = ${userId} AND "deletedAt" IS NULL
      AND "revision" = ${revision} AND "visibility" = ${visibility})`),
    ...changeStatements(
      id,
      madeOf(id, battle, ground, was),
      madeOf(id, battle, ground, visibility === 'published'),
    ),
  ]);
};

/**
 * Sets who may read the viewer's order of battle: its owner, anyone with its link, or all. The secret of a link is
 * shown only once; a new one ends the old. A published one can be searched, and has a name.
 */
export const shareBattle = async (
  viewer: Viewer,
  id: string,
  { visibility }: Sharing,
  now: Date = new Date(),
): Promise<SharingAnswer> => {
  for (let tries = 1; ; tries++) {
    const stored = await findStored(viewer, id);
    if (stored === null) return { ok: false, code: 'not-found' };
    if (visibility === 'published' && storedBattle(stored).name === '') {
      const message = 'Give the order of battle a name before you publish it.';
      return { ok: false, code: 'invalid', errors: [{ at: ['name'], message }] };
    }
    const token = visibility === 'link' ? newToken() : null;
    try {
      await store(viewer, stored, visibility, token, now);
      return { ok: true, visibility, token };
    } catch (error) {
      const current = await findStored(viewer, id);
      const moved = current?.revision !== stored.revision || current.visibility !== stored.visibility;
      if (tries === TRIES || !moved) throw error;
    }
  }
};
