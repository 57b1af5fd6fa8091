import 'server-only';
import { copyName } from '@/lib/rules/core/army/copy-name';
import { failUnless, insertInto, type Statement, sql, updateWhere } from '@/prisma/statement';
import { db, runBatch } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { newRowId } from '../../ids';
import { keyedId } from '../../platform/content-keys';
import { needRoom, type StoredAmount, spendBytes, spendMade } from '../../quotas';
import { readAside } from '../../readers/read-in-thread';
import { sentOf } from '../../readers/thread-input';
import { nextTurn } from '../../turn';
import type { CreateBattleAnswer, SaveBattleAnswer } from './answers';
import { OWN_BOUNDS } from './bounds';
import { emptyBattle, type OwnBattle } from './document';
import { findStored, ownRecord, type StoredBattle, storedBattle } from './own-battles';
import type { NewBattle } from './read-sent-battle';
import { changeStatements, madeOf, NOTHING_MADE, ownColumns, readGround } from './rows/own-store';
import { linkedDocument, readableDocument } from './rows/read-document-of';

type NewBattleResult =
  | { readonly ok: true; readonly battle: OwnBattle }
  | Exclude<CreateBattleAnswer, { ok: true }>;

/** What a new one is made of that is not a document. */
type BattleOrigin = Extract<NewBattle, { of: unknown }>['of'];

const copied = (battle: OwnBattle | null): NewBattleResult =>
  battle === null
    ? { ok: false, code: 'not-found' }
    : { ok: true, battle: { ...battle, name: copyName(battle.name, OWN_BOUNDS.texts.name) } };

/** Bytes of a document that is worked on in pieces, others having their turn between them. */
export const LONG = 100_000;

type New = { readonly id: string; readonly revision: number };

/** What a person has, those among it that were deleted and can still be restored. */
const holdings = async (ownerId: string): Promise<StoredAmount> => {
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
const insertBattle = async (viewer: Viewer, battle: OwnBattle, now: Date, key?: string): Promise<New> => {
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

/**
 * Stores a new order of battle of the viewer's: a document, a copy of a readable one, or an empty one. `owner` is
 * called once it is accepted: a refused one signs no one in.
 */
export const createBattle = async (
  viewer: Viewer | null,
  owner: () => Promise<Viewer>,
  request: unknown,
  now: Date = new Date(),
): Promise<CreateBattleAnswer> => {
  const sent = await readAside('newBattle', sentOf(request), {});
  if (!sent.ok) return sent;
  const content = 'battle' in sent ? sent : await wantedOf(viewer, sent.of);
  if (!content.ok) return content;
  return { ok: true, ...(await insertBattle(await owner(), content.battle, now, sent.key)) };
};

const wantedOf = async (viewer: Viewer | null, of: BattleOrigin): Promise<NewBattleResult> => {
  if ('copy' in of) return copied(await readableDocument(of.copy, viewer?.userId ?? null));
  if ('link' in of) return copied(await linkedDocument(of.link));
  return { ok: true, battle: emptyBattle(of.name, of.year) };
};

/** How often a save is tried that met a change of who may read the battle. */
const TRIES = 3;

type Columns = ReturnType<typeof ownColumns>;

/** Increments the revision first, which locks others out; it must then be the one after the edited revision. */
const ofRevision = ({ userId }: Viewer, { id, revision, visibility }: StoredBattle): Statement[] => [
  sql`UPDATE "Battle" SET "revision" = "revision" + 1
    WHERE "id" = ${id} AND "ownerId" = ${userId} AND "deletedAt" IS NULL`,
  failUnless(sql`EXISTS (SELECT 1 FROM "Battle" WHERE "id" = ${id} AND "ownerId" = ${userId} AND "deletedAt" IS NULL
    AND "revision" = ${revision + 1} AND "visibility" = ${visibility})`),
];

const store = async (
  viewer: Viewer,
  stored: StoredBattle,
  battle: OwnBattle,
  columns: Columns,
  now: Date,
): Promise<void> => {
  const { id, visibility } = stored;
  const long = columns.bytes > LONG;
  const ground = await readGround();
  const published = visibility === 'published';
  const before = madeOf(id, storedBattle(stored), ground, published);
  if (long) await nextTurn();
  const after = madeOf(id, battle, ground, published);
  if (long) await nextTurn();
  await runBatch([
    ...ofRevision(viewer, stored),
    updateWhere('Battle', { ...columns, updatedAt: now }, sql`"id" = ${id}`),
    ...changeStatements(id, before, after),
  ]);
};

/** The same save again, because its answer got lost on the way, is not a conflict. */
const answerStale = (stored: StoredBattle, { document }: Columns): SaveBattleAnswer =>
  stored.document === document
    ? { ok: true, revision: stored.revision, updatedAt: stored.updatedAt.toISOString() }
    : { ok: false, code: 'stale', current: ownRecord(stored) };

/**
 * Saves an edit made on a revision of the viewer's order of battle: the document and the rows that differ, in one
 * transaction. An edit of an older revision is answered with the current record, and nothing is changed.
 * @throws Full when the viewer has stored too much today
 */
export const saveBattle = async (
  viewer: Viewer,
  id: string,
  request: unknown,
  now: Date = new Date(),
): Promise<SaveBattleAnswer> => {
  const read = await readAside('battleEdit', sentOf(request), {});
  if (!read.ok) return read;
  const { revision } = read;
  const columns = ownColumns(read.battle);
  if (columns.bytes > LONG) await nextTurn();
  await spendBytes(viewer, columns.bytes);
  for (let tries = 1; ; tries++) {
    const stored = await findStored(viewer, id);
    if (stored === null) return { ok: false, code: 'not-found' };
    if (stored.revision !== revision) return answerStale(stored, columns);
    try {
      await store(viewer, stored, read.battle, columns, now);
      return { ok: true, revision: revision + 1, updatedAt: now.toISOString() };
    } catch (error) {
      if (tries === TRIES || !(await hasMoved(viewer, stored))) throw error;
    }
  }
};

/** True if someone was quicker: then what was to hold did not, and nothing was written. */
const hasMoved = async (viewer: Viewer, { id, revision, visibility }: StoredBattle): Promise<boolean> => {
  const now = await findStored(viewer, id);
  return now === null || now.revision !== revision || now.visibility !== visibility;
};
