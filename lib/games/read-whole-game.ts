import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { nextTurn } from '../turn';
import { factsAfter, listedGame, readGame } from './read-game';
import type { GameFact, KeptGame, OpenedGame } from './schema';

/** A game with all of its facts, and when something was last done in it. */
export type WholeGame = Pick<OpenedGame, 'id' | 'setup' | 'facts'> & { readonly playedAt: string };

/** A game from its first fact to its last, read page by page; null for whoever does not sit at it. */
export const readWholeGame = async (viewer: Viewer, id: string): Promise<WholeGame | null> => {
  const opened = await readGame(viewer, id);
  const game = await db.game.findFirst({ where: { id }, select: { playedAt: true } });
  if (opened === null || game === null) return null;
  const facts: GameFact[] = [...opened.facts];
  while (facts.length < opened.count) {
    await nextTurn();
    const page = await factsAfter(id, facts.at(-1)?.number ?? 0, opened.count, opened.role);
    // the game has gone while it was read
    if (page.facts.length === 0) return null;
    facts.push(...page.facts);
  }
  return { id, setup: opened.setup, facts, playedAt: game.playedAt.toISOString() };
};

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
