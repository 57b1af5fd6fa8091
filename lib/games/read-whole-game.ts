import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { nextTurn } from '../turn';
import { factsAfter, readGame } from './read-game';
import type { GameFact, OpenedGame } from './schema';

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
