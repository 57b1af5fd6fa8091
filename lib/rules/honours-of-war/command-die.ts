import command from '@/data/honours-of-war/reference/command.json';
import { LIMITS } from './tables';

export const RESULTS = ['feeble', 'poor', 'steady', 'admirable', 'inspiring'] as const;

export type CommandResult = (typeof RESULTS)[number];

export type CommandRating = keyof typeof command.die;

/** Who bears on the die of a brigade. */
export type Above = {
  /** ratings of the generals over it: its lieutenant general's, and the commanding general's */
  readonly generals: readonly (CommandRating | 'unrated')[];
  /** raised by a general within his influence (p. 12) */
  readonly directed?: boolean;
  /** lowered by a casualty below what is rated (p. 13) */
  readonly hurt?: boolean;
};

/** What a face of the command die means for a rating (p. 18). */
export const commandResult = (rating: CommandRating, face: number): CommandResult =>
  command.die[rating][face - 1] as CommandResult;

/** Name and effect of a result of the command die (p. 19). */
export const resultOf = (result: CommandResult) => command.results[result];

/** By the first it may not advance, by the second it has two moves. */
export const HELD: readonly CommandResult[] = ['feeble', 'poor'];
export const TWO_MOVES: readonly CommandResult[] = ['admirable', 'inspiring'];

/** What a general makes of a commander he directs: another rating, or more on the die (p. 12). */
export const RAISED: Readonly<
  Record<CommandRating, { readonly rating: CommandRating; readonly change: number }>
> = {
  dithering: { rating: 'dependable', change: 0 },
  dependable: { rating: 'dashing', change: 0 },
  dashing: { rating: 'dashing', change: 1 },
};

/** What a dithering commander who is hurt has on his die (p. 13). */
export const HURT = -1;

/** The result of each face of the die, from 1 (p. 18): raised if directed, one lower if hurt; clamped (R34). */
export const commandFaces = (
  rating: CommandRating,
  { directed = false, hurt = false }: Pick<Above, 'directed' | 'hurt'>,
): readonly CommandResult[] => {
  const from = directed ? RAISED[rating] : { rating, change: 0 };
  const faces = command.die[from.rating] as readonly CommandResult[];
  const change = from.change + (hurt ? HURT : 0);
  return faces.map((face, index) => faces[Math.min(faces.length - 1, Math.max(0, index + change))] ?? face);
};

/** What a result becomes by the second die of its general: steady, where his rating and the die make it so (p. 13). */
export const byGeneral = (
  result: CommandResult,
  general: CommandRating | 'unrated',
  die: number,
): CommandResult => {
  const { uprating, downrating } = LIMITS.generalDie;
  const up = general === 'dashing' && HELD.includes(result) && uprating.includes(die);
  const down = general === 'dithering' && TWO_MOVES.includes(result) && downrating.includes(die);
  return up || down ? 'steady' : result;
};
