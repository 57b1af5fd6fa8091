import 'server-only';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { spendBytes } from '../../quotas';
import { readAside } from '../../readers/read-aside';
import { sentOf } from '../../readers/sent';
import { findPack } from '../../terms/stored-pack';
import type { SavePackAnswer } from '../schema';
import { packRecord } from './own-packs';

/**
 * Saves an edit made on a revision of the viewer's pack. An edit of an older revision is answered with the pack as it is
 * now, and nothing is changed; the same save again, because its answer got lost, is not a conflict.
 * @throws Full when the viewer has stored too much today
 */
export const savePack = async (
  viewer: Viewer,
  id: string,
  request: unknown,
  now: Date = new Date(),
): Promise<SavePackAnswer> => {
  const sent = await readAside('packEdit', sentOf(request), {});
  if (!sent.ok) return sent;
  const { revision, faults } = sent;
  await spendBytes(viewer, sent.columns.bytes);
  const { count } = await db.pack.updateMany({
    where: { id, ownerId: viewer.userId, deletedAt: null, revision },
    data: { ...sent.columns, revision: revision + 1, updatedAt: now },
  });
  if (count === 1) return { ok: true, revision: revision + 1, updatedAt: now.toISOString(), faults };
  const stored = await findPack(viewer, id);
  if (stored === null) return { ok: false, code: 'not-found' };
  return stored.document === sent.columns.document
    ? { ok: true, revision: stored.revision, updatedAt: stored.updatedAt.toISOString(), faults }
    : { ok: false, code: 'stale', current: packRecord(stored) };
};
