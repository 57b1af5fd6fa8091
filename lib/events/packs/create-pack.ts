import 'server-only';
import { createHash } from 'node:crypto';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { needRoom, spendBytes, spendMade } from '../../quotas';
import { readAside } from '../../readers/read-aside';
import { sentOf } from '../../readers/sent';
import type { CreatePackAnswer } from '../schema';

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
 * Stores a new pack of the viewer's; asked again with the same key, the first is answered and nothing is stored. `owner`
 * is asked for once it is known what will be stored: nobody is signed in for what is refused.
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
