import 'server-only';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { placeAfter } from '../rules/core/game/fold';
import { sideNames } from '../rules/core/game/machine';
import { phaseText } from '../rules/core/game/words';
import { storedSetup } from './read-game';
import type { SentFact } from './schema';

/** The game that somebody has on the table. */
export type CurrentGame = {
  readonly id: string;
  readonly sides: readonly [string, string];
  /** where the last act was done */
  readonly turn: number;
  readonly phase: string;
  readonly playedAt: string;
};

/** A game at which nothing was done for so long is no longer on the table, in milliseconds. */
const FORGOTTEN = 14 * 24 * 60 * 60 * 1000;

/** The viewer's last game that has not ended; null without such a game. */
export const currentGame = async ({ userId }: Viewer, now: Date): Promise<CurrentGame | null> => {
  const seat = await db.gameSeat.findFirst({
    where: {
      userId,
      role: { not: 'looks' },
      game: { ending: null, playedAt: { gt: new Date(now.getTime() - FORGOTTEN) } },
    },
    orderBy: { game: { playedAt: 'desc' } },
    select: { game: { select: { id: true, playedAt: true } } },
  });
  const setup = seat && (await storedSetup(seat.game.id));
  if (seat === null || setup === null) return null;
  const { id, playedAt } = seat.game;
  const last = await db.gameFact.findFirst({
    where: { gameId: id },
    orderBy: { number: 'desc' },
    select: { document: true },
  });
  const { what, place } = last === null ? {} : (JSON.parse(last.document) as SentFact);
  // the place of one act: to fold the whole game would cost every visit of the first page
  const start = placeAfter(setup, []);
  const at = what?.act === 'go on' ? placeAfter(setup, [{ id: '', what, place: place ?? start }]) : place;
  const { turn, phase, half } = at ?? start;
  return {
    id,
    sides: sideNames(setup),
    turn,
    phase: phaseText(setup, { turn, phase, half }),
    playedAt: playedAt.toISOString(),
  };
};
