import 'server-only';
import { copyNames } from '@/lib/rules/core/army/copy-name';
import { readArmyValue } from '@/lib/rules/read-army';
import { insertInto, type Statement } from '@/prisma/statement';
import { db, runBatch } from '../db';
import type { Viewer } from '../identity/viewer';
import { newRowId } from '../ids';
import { needRoom, type StoredAmount, spendBytes, spendMade } from '../quotas';
import type { ArmyColumns } from './army-columns';
import { armyRecord, assessedColumns, RECORD, storedFile, updateArmy } from './army-row';
import { readArmy } from './read-army';
import type { CopyAnswer, CreateAnswer, SaveAnswer, SaveRequest } from './schema';
import { versionStatements } from './versions';

/** What a person has, those among it that were deleted and can still be restored. */
export const holdingsOf = async ({ userId }: Viewer): Promise<StoredAmount> => {
  const { _count, _sum } = await db.army.aggregate({
    where: { userId },
    _count: { _all: true },
    _sum: { bytes: true },
  });
  return { count: _count._all, bytes: _sum.bytes ?? 0 };
};

/**
 * Takes room for one more army beside what a person has.
 * @returns what the person has with it
 * @throws Full when the person or the address has stored too much
 */
export const takeRoom = async (viewer: Viewer, has: StoredAmount, bytes: number): Promise<StoredAmount> => {
  needRoom('armies', has, { count: 1, bytes });
  await spendMade('armies', viewer);
  await spendBytes(viewer, bytes);
  return { count: has.count + 1, bytes: has.bytes + bytes };
};

const FIRST_REVISION = 1;

/** Stores a new army with the first row of its history. */
export const insertStatements = (
  { userId }: Viewer,
  id: string,
  columns: ArmyColumns,
  now: Date,
): Statement[] => {
  const revision = FIRST_REVISION;
  const { bytes } = columns;
  return [
    insertInto('Army', { ...columns, id, userId, revision, createdAt: now, editedAt: now }),
    ...versionStatements({ armyId: id, userId, revision, explicit: true, now, bytes }),
  ];
};

/**
 * Stores a new army with the first row of its history.
 * @throws Full when the person or the address has stored too much
 */
export const insertArmy = async (
  viewer: Viewer,
  columns: ArmyColumns,
  now: Date,
): Promise<{ readonly id: string; readonly revision: number }> => {
  await takeRoom(viewer, await holdingsOf(viewer), columns.bytes);
  const id = newRowId();
  await runBatch(insertStatements(viewer, id, columns, now));
  return { id, revision: FIRST_REVISION };
};

/**
 * Stores an army file as a new army of the viewer's. `owner` is called once the file has been parsed: a refused file
 * signs no one in.
 */
export const createArmy = async (
  owner: Viewer | (() => Promise<Viewer>),
  file: unknown,
  now: Date = new Date(),
): Promise<CreateAnswer> => {
  const read = await readArmy(file);
  if (!read.ok) return read;
  const viewer = typeof owner === 'function' ? await owner() : owner;
  return { ok: true, ...(await insertArmy(viewer, await assessedColumns(viewer, read), now)) };
};

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
