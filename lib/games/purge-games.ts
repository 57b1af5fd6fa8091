import 'server-only';
import { db } from '../db';

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
