import 'server-only';
import { customAlphabet } from 'nanoid';
import { insertInto, needs, sql } from '@/prisma/statement';
import { db, runBatch } from '../db';
import { derivedToken } from '../identity/auth';
import { isToken } from '../identity/token';
import type { Viewer } from '../identity/viewer';
import { steadyNow } from '../steady-clock';
import { CODE_MINUTES, MAX_SEATS } from './limits';
import { ROLES, type Role, seatsToGive } from './permission';
import type { CodeAnswer, JoinAnswer, LeaveAnswer, SpentCode } from './schema';

/** The seat of someone who had one and gets another: never a lesser one, and two sides are both. */
export const seatOf = (before: Role | null, next: Role): Role => {
  if (before === null || before === next || before === 'looks') return next;
  return next === 'looks' ? before : 'both';
};

/** Where the viewer sits at a game; null for a stranger, and where there is no game. */
export const findSeat = async ({ userId }: Pick<Viewer, 'userId'>, gameId: string): Promise<Role | null> => {
  const seat = await db.gameSeat.findFirst({ where: { gameId, userId }, select: { role: true } });
  return (seat?.role as Role | undefined) ?? null;
};

/** What opens a seat of a game. It follows from the game: whoever sits at it can be shown it again. */
export const seatToken = (gameId: string, role: Role): string =>
  derivedToken('game seat', `${gameId} ${role}`);

/** The seat that a token opens at a game; null where it opens none. */
export const roleOf = (gameId: string, token: string): Role | null =>
  isToken(token) ? (ROLES.find((role) => seatToken(gameId, role) === token) ?? null) : null;

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

/** Letters that are not taken for one another when they are read aloud or in a bad light. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const LENGTH = 6;

const draw = customAlphabet(LETTERS, LENGTH);

/** What is stored of a code. */
const idOf = (code: string): string => derivedToken('game code', code);

/** What somebody typed, as the code it means. */
const codeIn = (text: string): string =>
  text
    .slice(0, 3 * LENGTH)
    .toUpperCase()
    .replace(/[^A-Z]/g, '');

/** Draws six letters that open a seat once, for ten minutes. The ones before for that seat no longer do. */
export const makeSeatCode = async (
  viewer: Viewer,
  gameId: string,
  role: Role,
  now?: Date,
): Promise<CodeAnswer> => {
  const own = await findSeat(viewer, gameId);
  if (own === null || !seatsToGive(own).includes(role)) return GONE;
  const code = draw();
  const expiresAt = new Date((now ?? (await steadyNow())).getTime() + CODE_MINUTES * 60_000);
  await runBatch([
    sql`DELETE FROM "GameCode" WHERE "gameId" = ${gameId} AND "role" = ${role}`,
    insertInto('GameCode', { id: idOf(code), gameId, role, expiresAt }),
  ]);
  return { ok: true, code, until: expiresAt.toISOString() };
};

/** Sits down at the game that six letters open, and spends them. */
export const spendSeatCode = async (
  owner: () => Promise<Viewer>,
  text: string,
  now?: Date,
): Promise<SpentCode> => {
  const code = codeIn(text);
  const where = { id: idOf(code), expiresAt: { gt: now ?? (await steadyNow()) } };
  const row = code.length === LENGTH ? await db.gameCode.findFirst({ where }) : null;
  if (row === null) return GONE;
  const { gameId, role } = row;
  const { count } = await db.gameCode.deleteMany({ where });
  if (count === 0) return GONE;
  const answer = await joinGame(owner, gameId, seatToken(gameId, role as Role), now);
  return answer.ok ? { ok: true, id: gameId } : answer;
};

/** How long a game is kept at which nobody plays, in milliseconds. */
const IDLE = 365 * 24 * 60 * 60 * 1000;

/** Games removed in one piece of work. */
const AT_ONCE = 50;

/**
 * Removes games that everybody has left, those at which nobody has played for a year and that never ended, and codes
 * whose time is over.
 * @returns how many games went
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
