import 'server-only';
import { createHash } from 'node:crypto';
import { retentionCutoff } from '../../api/retention';
import type { BackAnswer, DoneAnswer } from '../../armies/schema';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { LIMITS } from '../../platform/limits';
import { needRoom, spendBytes, spendMade } from '../../quotas';
import { readAside } from '../../readers/read-in-thread';
import { sentOf } from '../../readers/thread-input';
import { steadyNow } from '../../steady-clock';
import { findPack, type StoredPack, storedPack } from '../../terms/owned-terms';
import type { CreatePackAnswer, PackList, PackRecord, SavePackAnswer } from '../schema';

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

/** The same key of one person is the same pack. */
const idOf = (userId: string, key: string): string =>
  createHash('sha256').update(`pack ${userId} ${key}`).digest('base64url').slice(0, 21);

const madeBefore = (ownerId: string, id: string) =>
  db.pack.findFirst({ where: { id, ownerId }, select: { id: true, revision: true } });

/** What a person has, those among it that were deleted and can still be restored. */
const holdings = async (ownerId: string) => {
  const { _count, _sum } = await db.pack.aggregate({
    where: { ownerId },
    _count: { _all: true },
    _sum: { bytes: true },
  });
  return { count: _count._all, bytes: _sum.bytes ?? 0 };
};

/**
 * Stores a new pack of the viewer's; the same key again returns the first response and stores nothing. `owner` is
 * called once the pack is accepted: a refused one signs no one in.
 * @throws Full when the person or the address has stored too much
 */
export const createPack = async (
  owner: () => Promise<Viewer>,
  request: unknown,
  now: Date = new Date(),
): Promise<CreatePackAnswer> => {
  const sent = await readAside('newPack', sentOf(request), {});
  if (!sent.ok) return sent;
  const viewer = await owner();
  const { userId: ownerId } = viewer;
  const id = idOf(ownerId, sent.key);
  const before = await madeBefore(ownerId, id);
  const { columns, faults } = sent;
  if (before !== null) return { ok: true, ...before, faults };
  needRoom('packs', await holdings(ownerId), { count: 1, bytes: columns.bytes });
  await spendMade('packs', viewer);
  await spendBytes(viewer, columns.bytes);
  try {
    const row = { ...columns, id, ownerId, revision: 1, createdAt: now, updatedAt: now };
    await db.pack.create({ data: row, select: { id: true } });
  } catch (error) {
    // two requests with one key: the other was quicker
    const other = await madeBefore(ownerId, id);
    if (other === null) throw error;
    return { ok: true, ...other, faults };
  }
  return { ok: true, id, revision: 1, faults };
};

/**
 * Saves an edit made on a revision of the viewer's pack. An edit of an older revision is answered with the pack as it
 * is now, and nothing is changed; the same save again, because its answer got lost, is not a conflict.
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

const GONE = 'The pack was deleted more than 30 days ago and no longer exists.';

/** Takes one of the viewer's packs away; events keep the terms that were made of it. For 30 days it can be restored. */
export const deletePack = async ({ userId }: Viewer, id: string, now?: Date): Promise<DoneAnswer> => {
  const { count } = await db.pack.updateMany({
    where: { id, ownerId: userId, deletedAt: null },
    data: { deletedAt: now ?? (await steadyNow()) },
  });
  return count === 1 ? { ok: true } : { ok: false, code: 'not-found' };
};

/** Brings a deleted one back as it was; one that is there stays. */
export const restorePack = async ({ userId }: Viewer, id: string, now?: Date): Promise<BackAnswer> => {
  const end = retentionCutoff(now ?? (await steadyNow()));
  const { count } = await db.pack.updateMany({
    where: { id, ownerId: userId, OR: [{ deletedAt: null }, { deletedAt: { gte: end } }] },
    data: { deletedAt: null },
  });
  if (count === 1) return { ok: true };
  const over = await db.pack.count({ where: { id, ownerId: userId } });
  return over === 0 ? { ok: false, code: 'not-found' } : { ok: false, code: 'gone', message: GONE };
};

/** Removes for good what was deleted more than 30 days before `now`; answers how many went. */
export const purgePacks = async (now: Date): Promise<number> => {
  const { count } = await db.pack.deleteMany({ where: { deletedAt: { lt: retentionCutoff(now) } } });
  return count;
};
