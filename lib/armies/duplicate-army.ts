import 'server-only';
import { copyNames } from '@/lib/rules/core/army/copy-name';
import { readArmyValue } from '@/lib/rules/read-army';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { storedFile } from './army-record';
import { assessedColumns } from './army-row';
import { insertArmy } from './insert-army';
import type { CopyAnswer } from './schema';

/** Names that are looked up at once, however many armies there are. */
const NAMES_AT_ONCE = 100;

type Own = { readonly userId: string; readonly deletedAt: null };

/** The first name for a copy that none of these armies has. */
const freeName = async (own: Own, name: string): Promise<string> => {
  const names = copyNames(name);
  for (;;) {
    const candidates = Array.from({ length: NAMES_AT_ONCE }, () => names.next().value);
    const rows = await db.army.findMany({
      where: { ...own, name: { in: candidates } },
      distinct: ['name'],
      select: { name: true },
    });
    const ownNames = new Set(rows.map((row) => row.name));
    const free = candidates.find((each) => !ownNames.has(each));
    if (free !== undefined) return free;
  }
};

/** A copy of the viewer's army with its own name. Ids of nodes stay: they need to differ within an army only. */
export const duplicateArmy = async (
  viewer: Viewer,
  id: string,
  now: Date = new Date(),
): Promise<CopyAnswer> => {
  const own = { userId: viewer.userId, deletedAt: null };
  const row = await db.army.findFirst({ where: { ...own, id }, select: { document: true } });
  if (row === null) return { ok: false, code: 'not-found' };
  const stored = storedFile(row.document);
  const read = await readArmyValue({ ...stored, name: await freeName(own, stored.name) });
  if (!read.ok) throw new Error(`A stored army no longer reads: ${read.error.message}`);
  const copy = await insertArmy(viewer, await assessedColumns(viewer, read), now);
  return { ok: true, id: copy.id };
};
