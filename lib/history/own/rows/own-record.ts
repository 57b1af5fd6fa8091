import 'server-only';
import { db } from '../../../db';
import type { Viewer } from '../../../identity/viewer';
import type { OwnRecord, Visibility } from '../answers';
import type { OwnBattle } from '../document';

const RECORD = {
  id: true,
  revision: true,
  updatedAt: true,
  visibility: true,
  hiddenAt: true,
  document: true,
} as const;

/** One that is stored, as its owner has it. */
export type Stored = {
  readonly id: string;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly visibility: Visibility;
  readonly hidden: boolean;
  readonly document: string;
};

/** A stored document was read strictly before it was stored. */
export const storedBattle = ({ document }: Pick<Stored, 'document'>): OwnBattle =>
  JSON.parse(document) as OwnBattle;

/** One of the viewer's that is not deleted, or null. */
export const findStored = async ({ userId }: Viewer, id: string): Promise<Stored | null> => {
  const row = await db.battle.findFirst({ where: { id, ownerId: userId, deletedAt: null }, select: RECORD });
  if (row === null) return null;
  const { document, updatedAt, visibility, hiddenAt, ...rest } = row;
  if (document === null || updatedAt === null) throw new Error(`The order of battle ${id} has no document`);
  return { ...rest, document, updatedAt, visibility: visibility as Visibility, hidden: hiddenAt !== null };
};

export const ownRecord = ({ document, updatedAt, ...rest }: Stored): OwnRecord => ({
  ...rest,
  updatedAt: updatedAt.toISOString(),
  battle: storedBattle({ document }),
});

/** One of the viewer's orders of battle with its document, or null. */
export const getOwnBattle = async (viewer: Viewer, id: string): Promise<OwnRecord | null> => {
  const stored = await findStored(viewer, id);
  return stored === null ? null : ownRecord(stored);
};

/** The name of one of the viewer's orders of battle, for the page of its editor; null where there is none. */
export const getOwnHead = async (
  { userId }: Viewer,
  id: string,
): Promise<{ readonly id: string; readonly name: string } | null> =>
  db.battle.findFirst({ where: { id, ownerId: userId, deletedAt: null }, select: { id: true, name: true } });
