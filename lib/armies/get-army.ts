import 'server-only';
import { sql } from '@/prisma/statement';
import { db, readRows } from '../db';
import { storedFacts } from '../history/regiments';
import type { Viewer } from '../identity/viewer';
import { knownPaper } from '../rules/core/sheet/sheet';
import { nextTurn } from '../turn';
import { armyRecord, RECORD } from './army-row';
import type { ArmyHead, ArmyRecord, PageArmy } from './schema';

/** One army of the viewer's, or null: someone else's and a deleted one are not there. */
export const getArmy = async ({ userId }: Viewer, id: string): Promise<ArmyRecord | null> => {
  const row = await db.army.findFirst({ where: { id, userId, deletedAt: null }, select: RECORD });
  return row === null ? null : armyRecord(row);
};

/** True if the viewer has this army, or any if no id is given; past the client, as it is asked for each page. */
export const hasArmies = async ({ userId }: Viewer, id?: string): Promise<boolean> => {
  const rows = await readRows(
    id === undefined
      ? sql`SELECT 1 FROM "Army" WHERE "userId" = ${userId} AND "deletedAt" IS NULL LIMIT 1`
      : sql`SELECT 1 FROM "Army" WHERE "id" = ${id} AND "userId" = ${userId} AND "deletedAt" IS NULL`,
  );
  return rows.length > 0;
};

/** What the head of a page says of one army of the viewer's, without the document; null when there is no such army. */
export const getArmyHead = ({ userId }: Viewer, id: string): Promise<ArmyHead | null> =>
  db.army.findFirst({
    where: { id, userId, deletedAt: null },
    select: { id: true, name: true, system: true, nation: true },
  });

/** Characters of a document that a page carries; a longer one is fetched by the browser and drawn there. */
const MOST_ON_PAGE = 32_000;

/** One army of the viewer's for its page: in full if it is small, else its name only; null if it does not exist. */
export const getPageArmy = async ({ userId }: Viewer, id: string): Promise<PageArmy | null> => {
  const row = await db.army.findFirst({
    where: { id, userId, deletedAt: null },
    select: { ...RECORD, name: true, nation: true, user: { select: { paper: true } } },
  });
  if (row === null) return null;
  const { name, nation, user, ...record } = row;
  const whole = row.document.length <= MOST_ON_PAGE ? armyRecord(record) : null;
  const regiments = whole === null ? {} : await storedFacts(whole.file);
  return { id, name, nation, paper: knownPaper(user.paper), record: whole, regiments };
};

/** Armies asked for at once by their ids; of documents, which may be large, one is in memory. */
const AT_ONCE = 100;

/**
 * The documents of all armies of the viewer's, as they are stored, in the order of their ids: what a backup holds and
 * an import reads. One after another, so that a backup of any size needs little memory and little time in one piece.
 */
export async function* backUpArmies({ userId }: Viewer): AsyncGenerator<string, void> {
  let after = '';
  for (;;) {
    const ids = await db.army.findMany({
      where: { userId, deletedAt: null, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
      select: { id: true },
    });
    for (const { id } of ids) {
      const [row] = await readRows(
        sql`SELECT "document" FROM "Army" WHERE "id" = ${id} AND "userId" = ${userId} AND "deletedAt" IS NULL`,
      );
      // it may have been deleted since
      if (row !== undefined) yield String(row.document);
      await nextTurn();
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) return;
    after = last.id;
  }
}
