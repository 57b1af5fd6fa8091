import 'server-only';
import { db } from '../db';
import { derivedToken } from '../identity/derived-token';
import { isToken } from '../identity/token';
import type { Viewer } from '../identity/viewer';
import { ROLES, type Role } from './permission';

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
