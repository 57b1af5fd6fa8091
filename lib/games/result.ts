import type { GameSide } from '../rules/core/game/machine';
import type { ListedGame } from './schema';

/** A game as the list of an army has it: the side that the army played; null where it played itself. */
export type ArmyGame = ListedGame & { readonly side: GameSide | null };

/** The state of a game for a side; `both` for a player of both. */
export type GameResult = 'won' | 'drawn' | 'lost' | 'on' | 'both';

/** The side that somebody at a game plays; null for both, and for those who look on. */
export const sideOfSeat = ({ role }: Pick<ListedGame, 'role'>): GameSide | null =>
  role === 'first' ? 0 : role === 'second' ? 1 : null;

/** How a game ended for a side, or that it is running. */
export const resultOf = ({ ending }: Pick<ListedGame, 'ending'>, side: GameSide | null): GameResult => {
  if (ending === null) return 'on';
  if (ending.winner === null) return 'drawn';
  if (side === null) return 'both';
  return ending.winner === side ? 'won' : 'lost';
};

/** How often an army has won, and the rest. */
export type GameRecord = Readonly<Record<GameResult, number>>;

/** The record of an army over some games of its own. */
export const recordOf = (games: readonly Pick<ArmyGame, 'ending' | 'side'>[]): GameRecord => {
  const record = { won: 0, drawn: 0, lost: 0, on: 0, both: 0 };
  for (const game of games) record[resultOf(game, game.side)]++;
  return record;
};

const MINUTE = 60_000;
/** Longer than this no game lasts in one piece: it was put away, and taken up again. */
const ONE_SITTING = 16 * 60 * MINUTE;

/** What is known of how long a game took: its turns, and its minutes where it was played in one sitting. */
export const lengthOf = ({
  ending,
  openedAt,
  playedAt,
}: Pick<ListedGame, 'ending' | 'openedAt' | 'playedAt'>): {
  readonly turns: number | null;
  readonly minutes: number | null;
} => {
  if (ending === null) return { turns: null, minutes: null };
  const took = Date.parse(playedAt) - Date.parse(openedAt);
  return {
    turns: ending.turn ?? null,
    minutes: took < MINUTE || took > ONE_SITTING ? null : Math.round(took / MINUTE),
  };
};
