import 'server-only';
import { type Statement, sql } from '@/prisma/statement';
import { db, runBatch } from '../db';
import { derivedToken } from '../identity/auth';
import type { Viewer } from '../identity/viewer';
import { isPlayer, type SeatRole } from './permission';
import type { SeatList, SeatListAnswer } from './schema';
import { linksOf } from './seat-links';
import { announceSeats, findSeat, GONE, needsSeat } from './seats';

/** The public id of a seat: it reveals neither who sits there nor that two seats are of one person. */
const seatId = (gameId: string, userId: string): string =>
  derivedToken('name of a game seat', `${gameId} ${userId}`).slice(0, 16);

const findSeats = (gameId: string) =>
  db.gameSeat.findMany({
    where: { gameId },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { userId: true, role: true, createdAt: true },
  });

/** Who sits at a game, and the links that the viewer may give away; null for who does not sit there. */
export const readSeats = async ({ userId }: Viewer, gameId: string): Promise<SeatList | null> => {
  // The number first: a change meanwhile is then asked for again.
  const game = await db.game.findFirst({ where: { id: gameId }, select: { links: true, seatChanges: true } });
  const seats = await findSeats(gameId);
  const own = seats.find((seat) => seat.userId === userId)?.role as SeatRole | undefined;
  if (game === null || own === undefined) return null;
  const roles = seats.map(({ role }) => role as SeatRole);
  return {
    changes: game.seatChanges,
    seats: seats.map((seat) => ({
      id: seatId(gameId, seat.userId),
      role: seat.role as SeatRole,
      since: seat.createdAt.toISOString(),
      isOwn: seat.userId === userId,
    })),
    links: isPlayer(own) ? linksOf(gameId, { own, roles, links: game.links }) : [],
  };
};

/**
 * Ends all links and letters of a game along with what else is written, if the viewer is its umpire then.
 * @returns the seats as they are now
 */
const changeAsUmpire = async (
  viewer: Viewer,
  gameId: string,
  more: readonly Statement[],
): Promise<SeatListAnswer> => {
  const { userId } = viewer;
  try {
    await runBatch([
      sql`UPDATE "Game" SET "links" = "links" + 1, "seatChanges" = "seatChanges" + 1 WHERE "id" = ${gameId}`,
      needsSeat(gameId, userId, 'both'),
      sql`DELETE FROM "GameCode" WHERE "gameId" = ${gameId}`,
      ...more,
    ]);
  } catch (error) {
    if ((await findSeat(viewer, gameId)) !== 'both') return GONE;
    throw error;
  }
  await announceSeats(gameId);
  return (await readSeats(viewer, gameId)) ?? GONE;
};

/** Makes new links to all seats of a game. Those before open nothing; the seats that are taken stay. */
export const renewLinks = (viewer: Viewer, gameId: string): Promise<SeatListAnswer> =>
  changeAsUmpire(viewer, gameId, []);

/** Removes somebody else's seat, with every link by which that person could come back. What they did stays. */
export const removeSeat = async (viewer: Viewer, gameId: string, seat: string): Promise<SeatListAnswer> => {
  const other = (await findSeats(gameId)).find(({ userId }) => seatId(gameId, userId) === seat);
  if (other === undefined || other.userId === viewer.userId) return GONE;
  return changeAsUmpire(viewer, gameId, [
    sql`DELETE FROM "GameSeat" WHERE "gameId" = ${gameId} AND "userId" = ${other.userId}`,
  ]);
};
