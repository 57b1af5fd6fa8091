import 'server-only';
import { requestRefusal } from '../armies/request-refusal';
import type { DoneAnswer, Invalid } from '../armies/schema';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { keyedId } from '../keyed-id';
import { LIMITS } from '../limits';
import { needRoom, spendBytes, spendMade } from '../quotas';
import { canonical } from '../rules/events/canonical';
import { parsePack } from '../rules/events/reader';
import type { Pack } from '../rules/events/schema';
import {
  type CreatePackAnswer,
  createPackSchema,
  type PackList,
  type PackRecord,
  type SavePackAnswer,
  savePackSchema,
} from './schema';

/** The packs of somebody who has none. */
export const NO_PACKS: PackList = { packs: [] };

const GONE = { ok: false, code: 'not-found' } as const;

const storedPack = (document: string): Pack => JSON.parse(document) as Pack;

/** The viewer's packs, last edited first: as many as one may have. */
export const listPacks = async ({ userId }: Viewer): Promise<PackList> => {
  const rows = await db.pack.findMany({
    where: { ownerId: userId, deletedAt: null },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: LIMITS.quotas.person.packs,
    select: { id: true, document: true, revision: true, updatedAt: true },
  });
  return {
    packs: rows.map(({ id, document, revision, updatedAt }) => {
      const { name, system, version, rules } = storedPack(document);
      return { id, name, system, version, revision, updatedAt: updatedAt.toISOString(), rules: rules.length };
    }),
  };
};

/** One of the viewer's packs, or null. */
export const readPack = async ({ userId }: Viewer, id: string): Promise<PackRecord | null> => {
  const row = await db.pack.findFirst({
    where: { id, ownerId: userId, deletedAt: null },
    select: { document: true, revision: true, updatedAt: true },
  });
  if (row === null) return null;
  const { document, revision, updatedAt } = row;
  return { id, revision, updatedAt: updatedAt.toISOString(), pack: storedPack(document) };
};

type PackColumns = Pick<Pack, 'name' | 'system' | 'version'> & {
  readonly document: string;
  readonly bytes: number;
};

/** A pack as it is kept, or where it is none. */
const readColumns = (sent: unknown): { readonly ok: true; readonly columns: PackColumns } | Invalid => {
  const parsed = parsePack(sent);
  if (!parsed.ok) {
    const errors = parsed.errors.map(({ at, message }) => ({ at: ['pack', ...at], message }));
    return { ok: false, code: 'invalid', errors };
  }
  const { name, system, version } = parsed.value;
  const document = canonical(parsed.value);
  return { ok: true, columns: { name, system, version, document, bytes: Buffer.byteLength(document) } };
};

/**
 * Stores a new pack of the viewer's. With a key that was used before, the one it made is answered.
 * @throws Full when the person or the address has stored too much
 */
export const createPack = async (
  owner: () => Promise<Viewer>,
  request: unknown,
  now: Date = new Date(),
): Promise<CreatePackAnswer> => {
  const parsed = createPackSchema.safeParse(request);
  if (!parsed.success) return requestRefusal(parsed.error);
  const read = readColumns(parsed.data.pack);
  if (!read.ok) return read;
  const viewer = await owner();
  const { userId: ownerId } = viewer;
  const id = keyedId(`pack ${ownerId}`, parsed.data.key);
  const made = await db.pack.findFirst({ where: { id, ownerId }, select: { revision: true } });
  if (made !== null) return { ok: true, id, revision: made.revision };
  const { _count, _sum } = await db.pack.aggregate({
    where: { ownerId },
    _count: { _all: true },
    _sum: { bytes: true },
  });
  const { columns } = read;
  needRoom('packs', { count: _count._all, bytes: _sum.bytes ?? 0 }, { count: 1, bytes: columns.bytes });
  await spendMade('packs', viewer);
  await spendBytes(viewer, columns.bytes);
  const row = { ...columns, id, ownerId, revision: 1, createdAt: now, updatedAt: now };
  // of two requests with one key one is quicker
  await db.pack.upsert({ where: { id }, create: row, update: {}, select: { id: true } });
  return { ok: true, id, revision: 1 };
};

/** Saves an edit made on a revision of the viewer's pack; one of an older revision is answered with the pack as it is. */
export const savePack = async (
  viewer: Viewer,
  id: string,
  request: unknown,
  now: Date = new Date(),
): Promise<SavePackAnswer> => {
  const parsed = savePackSchema.safeParse(request);
  if (!parsed.success) return requestRefusal(parsed.error);
  const { revision, pack } = parsed.data;
  const read = readColumns(pack);
  if (!read.ok) return read;
  const { columns } = read;
  await spendBytes(viewer, columns.bytes);
  const { count } = await db.pack.updateMany({
    where: { id, ownerId: viewer.userId, deletedAt: null, revision },
    data: { ...columns, revision: revision + 1, updatedAt: now },
  });
  if (count === 1) return { ok: true, revision: revision + 1, updatedAt: now.toISOString() };
  const current = await readPack(viewer, id);
  if (current === null) return GONE;
  // the same edit again, because its answer got lost on the way
  return canonical(current.pack) === columns.document
    ? { ok: true, revision: current.revision, updatedAt: current.updatedAt }
    : { ok: false, code: 'stale', current };
};

/** Takes a pack of the viewer's away; events that were made with it have their own copy. */
export const deletePack = async (
  { userId }: Viewer,
  id: string,
  now: Date = new Date(),
): Promise<DoneAnswer> => {
  const { count } = await db.pack.updateMany({
    where: { id, ownerId: userId, deletedAt: null },
    data: { deletedAt: now },
  });
  return count === 1 ? { ok: true } : GONE;
};
