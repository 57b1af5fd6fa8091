import 'server-only';
import { insertInto, needs, sql } from '@/prisma/statement';
import { db, runBatch } from '../db';
import type { Viewer } from '../identity/viewer';
import { steadyNow } from '../steady-clock';
import { MAX_SEATS } from './limits';
import type { Role } from './permission';
import type { JoinAnswer, LeaveAnswer } from './schema';
import { findSeat, roleOf, seatOf } from './seats';

const GONE = { ok: false, code: 'not-found' } as const;
const FULL = {
  ok: false,
  code: 'too-many',
  message: `${MAX_SEATS} devices sit at this game. One of them has to leave first.`,
} as const;

/** What a link to a seat opens, without sitting down: the sides, and which seat it is. Null for one that opens nothing. */
export const readSeatLink = async (
  gameId: string,
  token: string,
): Promise<{
  readonly role: Role;
  readonly system: string;
  readonly sides: readonly [string, string];
} | null> => {
  const role = roleOf(gameId, token);
  const game =
    role &&
    (await db.game.findFirst({ where: { id: gameId }, select: { system: true, first: true, second: true } }));
  return game && role ? { role, system: game.system, sides: [game.first, game.second] } : null;
};

/** Sits down at a game by the link to one of its seats; who sat there already keeps at least what they had. */
export const joinGame = async (
  owner: () => Promise<Viewer>,
  gameId: string,
  token: string,
  now?: Date,
): Promise<JoinAnswer> => {
  if ((await readSeatLink(gameId, token)) === null) return GONE;
  const role = roleOf(gameId, token) as Role;
  const viewer = await owner();
  const before = await findSeat(viewer, gameId);
  const next = seatOf(before, role);
  if (before === next) return { ok: true, role: next };
  const { userId } = viewer;
  const time = now ?? (await steadyNow());
  if (before !== null) {
    await db.gameSeat.updateMany({ where: { gameId, userId }, data: { role: next } });
    return { ok: true, role: next };
  }
  try {
    await runBatch([
      // one after the other: of two who take the last seat at once, one is left standing
      sql`UPDATE "Game" SET "facts" = "facts" WHERE "id" = ${gameId}`,
      insertInto('GameSeat', { gameId, userId, role: next, createdAt: time }),
      needs(sql`(SELECT COUNT(*) FROM "GameSeat" WHERE "gameId" = ${gameId}) <= ${MAX_SEATS}`),
    ]);
  } catch (error) {
    const seats = await db.gameSeat.count({ where: { gameId } });
    if (await findSeat(viewer, gameId)) return { ok: true, role: next };
    if (seats >= MAX_SEATS) return FULL;
    throw error;
  }
  return { ok: true, role: next };
};

/** Takes the viewer's seat away. What they did stays under the name of their side; a game that all have left goes. */
export const leaveGame = async ({ userId }: Viewer, gameId: string): Promise<LeaveAnswer> => {
  const { count } = await db.gameSeat.deleteMany({ where: { gameId, userId } });
  if (count === 0) return GONE;
  await db.game.deleteMany({ where: { id: gameId, seats: { none: {} } } });
  return { ok: true };
};
