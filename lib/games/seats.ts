import 'server-only';
import { services } from '@/lib/platform/services';
import { failUnless, insertInto, type Statement, sql } from '@/prisma/statement';
import { db, runBatch } from '../db';
import type { Viewer } from '../identity/viewer';
import { gameVersion } from './exchange';
import { MAX_ONLOOKERS, MAX_PLAYERS } from './limits';
import { isFree, type SeatOffer, type SeatRole, seatAfter } from './permission';
import type { LeaveAnswer } from './schema';

/** Announces what was just done at a game to the browsers that follow it. */
export const announceGame = (id: string, facts: number, seatChanges: number): void =>
  services().announceChange?.(`game:${id}`, gameVersion(facts, seatChanges));

/** Announces that the seats of a game have just changed. */
export const announceSeats = async (id: string): Promise<void> => {
  const game = await db.game.findFirst({ where: { id }, select: { facts: true, seatChanges: true } });
  if (game !== null) announceGame(id, game.facts, game.seatChanges);
};

/** Where the viewer sits at a game; null for a stranger, and where there is no game. */
export const findSeat = async (
  { userId }: Pick<Viewer, 'userId'>,
  gameId: string,
): Promise<SeatRole | null> => {
  const seat = await db.gameSeat.findFirst({ where: { gameId, userId }, select: { role: true } });
  return (seat?.role as SeatRole | undefined) ?? null;
};

/** The roles in which people sit at a game. */
export const findSeatRoles = async (gameId: string): Promise<readonly SeatRole[]> =>
  (await db.gameSeat.findMany({ where: { gameId }, select: { role: true } })).map(
    ({ role }) => role as SeatRole,
  );

/** Holds while a person sits at a game in this role: permission is asked for with what is written. */
export const needsSeat = (gameId: string, userId: string, role: SeatRole): Statement =>
  failUnless(
    sql`EXISTS (SELECT 1 FROM "GameSeat" WHERE "gameId" = ${gameId} AND "userId" = ${userId} AND "role" = ${role})`,
  );

export const GONE = { ok: false, code: 'not-found' } as const;

const refused = <C extends string>(code: C, message: string) => ({ ok: false, code, message }) as const;

/** The other side's player sits there: only the umpire or that side gives the seat to more devices. */
export const TAKEN = refused(
  'taken',
  'Somebody already plays this side. Ask that player or the umpire for a link.',
);
const OTHER_SIDE = refused(
  'taken',
  'You play the other side of this game. Leave it first, or ask the umpire for a link to both sides.',
);
const FULL = {
  players: refused('too-many', `${MAX_PLAYERS} devices play at this game. One of them has to leave first.`),
  onlookers: refused('too-many', `${MAX_ONLOOKERS} devices look on at this game. One has to leave first.`),
};

type Seat = {
  readonly gameId: string;
  readonly role: SeatRole;
  readonly offer: SeatOffer;
  /** what has to hold and happen with it, such as letters that are spent */
  readonly statements: readonly Statement[];
};

/**
 * Sits down at a game, at once with other statements or not at all; who sat there already keeps at least what they had.
 */
export const takeSeat = async (viewer: Viewer, { gameId, role, offer, statements }: Seat, time: Date) => {
  const { userId } = viewer;
  const before = await findSeat(viewer, gameId);
  const next = seatAfter(before, role);
  if (next === null) return OTHER_SIDE;
  if (before === next) return { ok: true, role: next } as const;
  const isOnlooker = next === 'looks';
  const most = isOnlooker ? MAX_ONLOOKERS : MAX_PLAYERS;
  const freeOnly = offer === 'while-free';
  try {
    await runBatch([
      // The row of the game is locked first: of two who take the last seat at once, one is refused.
      sql`UPDATE "Game" SET "seatChanges" = "seatChanges" + 1 WHERE "id" = ${gameId}`,
      ...statements,
      ...(freeOnly
        ? [
            failUnless(
              sql`NOT EXISTS (SELECT 1 FROM "GameSeat" WHERE "gameId" = ${gameId} AND "role" IN (${role}, ${'both'}))`,
            ),
          ]
        : []),
      before === null
        ? insertInto('GameSeat', { gameId, userId, role: next, createdAt: time })
        : sql`UPDATE "GameSeat" SET "role" = ${next}, "createdAt" = ${time} WHERE "gameId" = ${gameId} AND "userId" = ${userId}`,
      failUnless(
        isOnlooker
          ? sql`(SELECT COUNT(*) FROM "GameSeat" WHERE "gameId" = ${gameId} AND "role" = ${'looks'}) <= ${most}`
          : sql`(SELECT COUNT(*) FROM "GameSeat" WHERE "gameId" = ${gameId} AND "role" <> ${'looks'}) <= ${most}`,
      ),
      needsSeat(gameId, userId, next),
    ]);
  } catch (error) {
    if ((await findSeat(viewer, gameId)) === next) return { ok: true, role: next } as const;
    const roles = await findSeatRoles(gameId);
    if (freeOnly && !isFree(role, roles)) return TAKEN;
    const count = roles.filter((each) => (each === 'looks') === isOnlooker).length;
    if (count >= most) return isOnlooker ? FULL.onlookers : FULL.players;
    throw error;
  }
  await announceSeats(gameId);
  return { ok: true, role: next } as const;
};

/** Takes the viewer's seat away. What they did stays under the name of their side; a game that all have left goes. */
export const leaveGame = async ({ userId }: Viewer, gameId: string): Promise<LeaveAnswer> => {
  const [left = 0] = await runBatch([
    sql`DELETE FROM "GameSeat" WHERE "gameId" = ${gameId} AND "userId" = ${userId}`,
    sql`UPDATE "Game" SET "seatChanges" = "seatChanges" + 1 WHERE "id" = ${gameId}`,
  ]);
  if (left === 0) return GONE;
  await db.game.deleteMany({ where: { id: gameId, seats: { none: {} } } });
  await announceSeats(gameId);
  return { ok: true };
};

/** Milliseconds for which an unused game is kept. */
const IDLE = 365 * 24 * 60 * 60 * 1000;

/** Games removed in one piece of work. */
const AT_ONCE = 50;

/**
 * Removes games that everybody has left, games that never ended and were not played for a year, and expired codes.
 * @returns the number of removed games
 */
export const purgeGames = async (now: Date): Promise<number> => {
  const over = {
    OR: [{ seats: { none: {} } }, { ending: null, playedAt: { lt: new Date(now.getTime() - IDLE) } }],
  };
  await db.gameCode.deleteMany({ where: { expiresAt: { lte: now } } });
  let removed = 0;
  for (;;) {
    const games = await db.game.findMany({ where: over, take: AT_ONCE, select: { id: true } });
    if (games.length === 0) return removed;
    removed += (await db.game.deleteMany({ where: { id: { in: games.map(({ id }) => id) } } })).count;
  }
};
