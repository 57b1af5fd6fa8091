import 'server-only';
import { sql } from '@/prisma/statement';
import { db, readRows } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { LIMITS } from '../../limits';
import type { OwnList, Visibility } from './answers';

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
