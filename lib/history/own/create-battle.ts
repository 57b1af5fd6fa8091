import 'server-only';
import { copyName } from '@/lib/rules/core/army/copy-name';
import { insertInto } from '@/prisma/statement';
import { newRowId } from '../../api/row-id';
import { db, runBatch } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { keyedId } from '../../keyed-id';
import { type Holding, needRoom, spendBytes, spendMade } from '../../quotas';
import { readAside } from '../../readers/read-aside';
import { sentOf } from '../../readers/sent';
import { nextTurn } from '../../turn';
import type { CreateBattleAnswer } from './answers';
import { OWN_BOUNDS } from './bounds';
import type { OwnBattle } from './document';
import { emptyBattle } from './new-battle';
import type { NewBattle } from './read-sent-battle';
import { changeStatements, madeOf, NOTHING_MADE, ownColumns, readGround } from './rows/own-store';
import { linkedDocument, readableDocument } from './rows/read-document-of';

type Wanted = { readonly ok: true; readonly battle: OwnBattle } | Exclude<CreateBattleAnswer, { ok: true }>;

/** What a new one is made of that is not a document. */
type Made = Extract<NewBattle, { of: unknown }>['of'];

const copied = (battle: OwnBattle | null): Wanted =>
  battle === null
    ? { ok: false, code: 'not-found' }
    : { ok: true, battle: { ...battle, name: copyName(battle.name, OWN_BOUNDS.texts.name) } };

/** Bytes of a document that is worked on in pieces, others having their turn between them. */
export const LONG = 100_000;

type New = { readonly id: string; readonly revision: number };

/** What a person has, those among it that were deleted and can still be restored. */
const holdings = async (ownerId: string): Promise<Holding> => {
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
 * Stores a new order of battle of the viewer's: a document, a copy of what this person may read, or an empty one. `owner`
 * is asked for once it is known what will be stored: nobody is signed in for what is refused.
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

const wantedOf = async (viewer: Viewer | null, of: Made): Promise<Wanted> => {
  if ('copy' in of) return copied(await readableDocument(of.copy, viewer?.userId ?? null));
  if ('link' in of) return copied(await linkedDocument(of.link));
  return { ok: true, battle: emptyBattle(of.name, of.year) };
};
