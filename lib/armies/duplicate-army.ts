import 'server-only';
import { readArmyValue } from '@/lib/rules/check';
import { db } from '../db';
import type { Viewer } from '../viewer';
import { storedFile } from './army-record';
import { assessedColumns } from './assess-army';
import { copyName } from './copy-name';
import { insertArmy } from './insert-army';
import type { CopyAnswer } from './schema';

/** A copy of the viewer's army with a name of its own. Ids of nodes stay: they need to differ within an army only. */
export const duplicateArmy = async (
  viewer: Viewer,
  id: string,
  now: Date = new Date(),
): Promise<CopyAnswer> => {
  const where = { userId: viewer.userId, deletedAt: null };
  const row = await db.army.findFirst({ where: { ...where, id }, select: { document: true, system: true } });
  if (row === null) return { ok: false, code: 'not-found' };
  const names = await db.army.findMany({ where, select: { name: true } });
  const stored = storedFile(row.document);
  const read = await readArmyValue({
    ...stored,
    name: copyName(stored.name, new Set(names.map(({ name }) => name))),
  });
  if (!read.ok) throw new Error(`A stored army no longer reads: ${read.error.message}`);
  const copy = await insertArmy(viewer, assessedColumns(read), now);
  return { ok: true, id: copy.id };
};
