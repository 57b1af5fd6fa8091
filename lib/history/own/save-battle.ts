import 'server-only';
import { needs, type Statement, sql, updateWhere } from '@/prisma/statement';
import { runBatch } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { spendBytes } from '../../quotas';
import { readAside } from '../../readers/read-aside';
import { sentOf } from '../../readers/sent';
import { nextTurn } from '../../turn';
import type { SaveBattleAnswer } from './answers';
import { LONG } from './create-battle';
import type { OwnBattle } from './document';
import { findStored, ownRecord, type Stored, storedBattle } from './own-battles';
import { changeStatements, madeOf, ownColumns, readGround } from './rows/own-store';

/** How often a save is tried that met a change of who may read the battle. */
const TRIES = 3;

type Columns = ReturnType<typeof ownColumns>;

/** Counts the revision up first, which lets nobody else in; then it must be the one the edit was made on. */
const ofRevision = ({ userId }: Viewer, { id, revision, visibility }: Stored): Statement[] => [
  sql`UPDATE "Battle" SET "revision" = "revision" + 1
    WHERE "id" = ${id} AND "ownerId" = ${userId} AND "deletedAt" IS NULL`,
  needs(sql`EXISTS (SELECT 1 FROM "Battle" WHERE "id" = ${id} AND "ownerId" = ${userId} AND "deletedAt" IS NULL
    AND "revision" = ${revision + 1} AND "visibility" = ${visibility})`),
];

const store = async (
  viewer: Viewer,
  stored: Stored,
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
const answerStale = (stored: Stored, { document }: Columns): SaveBattleAnswer =>
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
const hasMoved = async (viewer: Viewer, { id, revision, visibility }: Stored): Promise<boolean> => {
  const now = await findStored(viewer, id);
  return now === null || now.revision !== revision || now.visibility !== visibility;
};
