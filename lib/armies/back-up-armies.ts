import 'server-only';
import { sql } from '@/prisma/statement';
import { db, readRows } from '../db';
import type { Viewer } from '../identity/viewer';
import { nextTurn } from '../turn';

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
