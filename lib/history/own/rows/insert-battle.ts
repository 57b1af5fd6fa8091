import 'server-only';
import { insertInto } from '@/prisma/statement';
import { newRowId } from '../../../api/row-id';
import { db, runBatch } from '../../../db';
import type { Viewer } from '../../../identity/viewer';
import { keyedId } from '../../../keyed-id';
import { type Holding, needRoom, spendBytes, spendMade } from '../../../quotas';
import { nextTurn } from '../../../turn';
import type { OwnBattle } from '../document';
import { ownColumns } from './own-rows';
import { changeStatements, madeOf, NOTHING_MADE, readGround } from './own-store';

/** Bytes of a document that is worked on in pieces, others having their turn between them. */
export const LONG = 100_000;

type New = { readonly id: string; readonly revision: number };

/** What a person has, those among it that were deleted and can still be restored. */
const holdings = async (ownerId: string): Promise<Holding> => {
  const { _count, _sum } = await db.battle.aggregate({
    where: { ownerId },
    _count: { _all: true },
    _sum: { bytes: true },
  });
  return { count: _count._all, bytes: _sum.bytes ?? 0 };
};

/** The same key of one person is the same order of battle. */
const idOf = (userId: string, key: string | undefined): string =>
  key === undefined ? newRowId() : keyedId(userId, key);

const madeBefore = (ownerId: string, id: string): Promise<New | null> =>
  db.battle.findFirst({ where: { id, ownerId }, select: { id: true, revision: true } });

/**
 * Stores a new order of battle, its document and all its rows, in one transaction.
 * @param key of the one that makes it: asked again, the first is answered and nothing is stored
 * @throws Full when the person or the address has stored too much
 */
export const insertBattle = async (
  viewer: Viewer,
  battle: OwnBattle,
  now: Date,
  key?: string,
): Promise<New> => {
  const { userId: ownerId } = viewer;
  const id = idOf(ownerId, key);
  const before = key === undefined ? null : await madeBefore(ownerId, id);
  if (before !== null) return before;
  const columns = ownColumns(battle);
  const { bytes } = columns;
  needRoom('battles', await holdings(ownerId), { count: 1, bytes });
  await spendMade('battles', viewer);
  await spendBytes(viewer, bytes);
  const derived = madeOf(id, battle, await readGround(), false);
  if (bytes > LONG) await nextTurn();
  const revision = 1;
  const row = { ...columns, id, kind: 'battle', ownerId, visibility: 'private', revision };
  try {
    await runBatch([
      insertInto('Battle', { ...row, createdAt: now, updatedAt: now }),
      ...changeStatements(id, NOTHING_MADE, derived),
    ]);
  } catch (error) {
    // two requests with one key: the other was quicker
    const other = key === undefined ? null : await madeBefore(ownerId, id);
    if (other === null) throw error;
    return other;
  }
  return { id, revision };
};
