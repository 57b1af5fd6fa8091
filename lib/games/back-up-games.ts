import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { nextTurn } from '../turn';
import { listedGame } from './read-game';
import { readWholeGame } from './read-whole-game';
import type { KeptGame } from './schema';

/** Games asked for at once by their ids; of what was done in them, which may be much, one is in memory. */
const AT_ONCE = 100;

/**
 * All games the viewer sits at as JSON, in the order of their ids, each with what their seat sees of it. One after
 * another, so that a file of any size needs little memory and little time in one piece.
 */
export async function* backUpGames(viewer: Viewer): AsyncGenerator<string, void> {
  const { userId } = viewer;
  for (let after = ''; ; ) {
    const seats = await db.gameSeat.findMany({
      where: { userId, gameId: { gt: after } },
      orderBy: { gameId: 'asc' },
      take: AT_ONCE,
      select: { gameId: true },
    });
    for (const { gameId } of seats) {
      const [listed, whole] = [await listedGame(viewer, gameId), await readWholeGame(viewer, gameId)];
      await nextTurn();
      // the viewer may have left it since
      if (listed === null || whole === null) continue;
      const { setup, facts } = whole;
      const game: KeptGame = { format: 'muster.game', version: 1, ...listed, setup: { ...setup }, facts };
      yield JSON.stringify(game);
      await nextTurn();
    }
    const last = seats.at(-1);
    if (last === undefined || seats.length < AT_ONCE) return;
    after = last.gameId;
  }
}
