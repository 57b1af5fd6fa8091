import 'server-only';
import { db, runBatch } from '../db';
import type { Viewer } from '../identity/viewer';
import { spendBytes } from '../quotas';
import type { ArmyColumns } from './army-columns';
import { armyRecord, assessedColumns, RECORD, updateArmy } from './army-row';
import { readArmy } from './read-army';
import type { SaveAnswer, SaveRequest } from './schema';
import { versionStatements } from './versions';

type Save = {
  readonly id: string;
  readonly revision: number;
  readonly explicit: boolean;
  readonly columns: ArmyColumns;
  readonly now: Date;
};

/** Of several saves on one revision exactly one finds it in the `where`, and only that one writes history. */
const store = async (
  { userId }: Viewer,
  { id, revision, explicit, columns, now }: Save,
): Promise<boolean> => {
  const saved = { armyId: id, userId, revision: revision + 1, explicit, now, bytes: columns.bytes };
  const [count] = await runBatch([
    updateArmy({ id, userId, revision, columns, now }),
    ...versionStatements(saved),
  ]);
  return count === 1;
};

/** The same save again, because its answer got lost on the way, is not a conflict. */
const answerStale = async ({ userId }: Viewer, { id, columns }: Save): Promise<SaveAnswer> => {
  const current = await db.army.findFirst({ where: { id, userId, deletedAt: null }, select: RECORD });
  if (current === null) return { ok: false, code: 'not-found' };
  const { revision, editedAt, document } = current;
  if (document === columns.document) return { ok: true, revision, editedAt: editedAt.toISOString() };
  return { ok: false, code: 'stale', current: armyRecord(current) };
};

/**
 * Saves an edit made on a revision of the viewer's army. The server reads the document, judges it and stores both;
 * an edit of an older revision is answered with the current record, and nothing is changed.
 * @throws Full when the viewer has stored too much today
 */
export const saveArmy = async (
  viewer: Viewer,
  id: string,
  { revision, explicit = false, file }: SaveRequest,
  now: Date = new Date(),
): Promise<SaveAnswer> => {
  const read = await readArmy(file);
  if (!read.ok) return read;
  const columns = await assessedColumns(viewer, read);
  await spendBytes(viewer, columns.bytes);
  const save = { id, revision, explicit, columns, now };
  if (await store(viewer, save)) return { ok: true, revision: revision + 1, editedAt: now.toISOString() };
  return answerStale(viewer, save);
};
