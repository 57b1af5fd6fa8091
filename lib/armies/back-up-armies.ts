import 'server-only';
import { db } from '../db';
import type { Viewer } from '../viewer';

/** Armies read at once; the documents of one page are all that is in memory. */
const AT_ONCE = 10;

/**
 * The documents of all armies of the viewer's, as they are stored, in the order of their ids: what a backup holds and
 * an import reads. One after another, so that a backup of any size needs little memory.
 */
export async function* backUpArmies({ userId }: Viewer): AsyncGenerator<string, void> {
  let after = '';
  for (;;) {
    const rows = await db.army.findMany({
      where: { userId, deletedAt: null, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
      select: { id: true, document: true },
    });
    for (const { document } of rows) yield document;
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
