import 'server-only';
import { sql } from '@/prisma/statement';
import { db, readRows } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { LIMITS } from '../../platform/limits';
import type { OwnList, OwnRecord, Visibility } from './answers';
import type { OwnBattle } from './document';

const RECORD = {
  id: true,
  revision: true,
  updatedAt: true,
  visibility: true,
  hiddenAt: true,
  document: true,
} as const;

/** One that is stored, as its owner has it. */
export type StoredBattle = {
  readonly id: string;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly visibility: Visibility;
  readonly hidden: boolean;
  readonly document: string;
};

/** A stored document was read strictly before it was stored. */
export const storedBattle = ({ document }: Pick<StoredBattle, 'document'>): OwnBattle =>
  JSON.parse(document) as OwnBattle;

/** One of the viewer's that is not deleted, or null. */
export const findStored = async ({ userId }: Viewer, id: string): Promise<StoredBattle | null> => {
  const row = await db.battle.findFirst({ where: { id, ownerId: userId, deletedAt: null }, select: RECORD });
  if (row === null) return null;
  const { document, updatedAt, visibility, hiddenAt, ...rest } = row;
  if (document === null || updatedAt === null) throw new Error(`The order of battle ${id} has no document`);
  return { ...rest, document, updatedAt, visibility: visibility as Visibility, hidden: hiddenAt !== null };
};

export const ownRecord = ({ document, updatedAt, ...rest }: StoredBattle): OwnRecord => ({
  ...rest,
  updatedAt: updatedAt.toISOString(),
  battle: storedBattle({ document }),
});

/** One of the viewer's orders of battle with its document, or null. */
export const getOwnBattle = async (viewer: Viewer, id: string): Promise<OwnRecord | null> => {
  const stored = await findStored(viewer, id);
  return stored === null ? null : ownRecord(stored);
};

/** The name of one of the viewer's orders of battle, for the page of its editor; null if it does not exist. */
export const getOwnHead = async (
  { userId }: Viewer,
  id: string,
): Promise<{ readonly id: string; readonly name: string } | null> =>
  db.battle.findFirst({ where: { id, ownerId: userId, deletedAt: null }, select: { id: true, name: true } });

/** The list of someone who has entered nothing yet. */
export const NO_BATTLES: OwnList = { battles: [] };

const counted = async (statement: Parameters<typeof readRows>[0]): Promise<ReadonlyMap<string, number>> =>
  new Map((await readRows(statement)).map(({ id, count }) => [String(id), Number(count)]));

/** The viewer's orders of battle without their documents, last edited first: as many as one may have. */
export const listOwnBattles = async ({ userId }: Viewer): Promise<OwnList> => {
  const [rows, formations, units] = await Promise.all([
    db.battle.findMany({
      where: { ownerId: userId, deletedAt: null },
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
      take: LIMITS.quotas.person.battles,
      select: {
        id: true,
        name: true,
        date: true,
        year: true,
        visibility: true,
        hiddenAt: true,
        revision: true,
        updatedAt: true,
        bytes: true,
      },
    }),
    counted(sql`SELECT s."battleId" AS "id", count(*) AS "count" FROM "Battle" b JOIN "Side" s ON s."battleId" = b."id"
      JOIN "Formation" f ON f."sideId" = s."id"
      WHERE b."ownerId" = ${userId} AND b."deletedAt" IS NULL GROUP BY s."battleId"`),
    counted(sql`SELECT s."battleId" AS "id", count(*) AS "count" FROM "Battle" b JOIN "Side" s ON s."battleId" = b."id"
      JOIN "Formation" f ON f."sideId" = s."id" JOIN "BattleUnit" u ON u."formationId" = f."id"
      WHERE b."ownerId" = ${userId} AND b."deletedAt" IS NULL GROUP BY s."battleId"`),
  ]);
  return {
    battles: rows.map(({ hiddenAt, updatedAt, visibility, ...row }) => ({
      ...row,
      visibility: visibility as Visibility,
      hidden: hiddenAt !== null,
      updatedAt: (updatedAt ?? new Date(0)).toISOString(),
      formations: formations.get(row.id) ?? 0,
      units: units.get(row.id) ?? 0,
    })),
  };
};
