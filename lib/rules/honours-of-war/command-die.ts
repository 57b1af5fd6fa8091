import command from '@/data/honours-of-war/reference/command.json';
import type { Commander } from './schema';

export type FixedRating = Exclude<Commander['rating'], 'variable'>;
export type CommandResult = keyof typeof command.results;

/** What a face of the command die means for a rating (p. 18). */
export const commandResult = (rating: FixedRating, face: number): CommandResult =>
  command.die[rating][face - 1] as CommandResult;

/** Name and effect of a result of the command die (p. 19). */
export const resultOf = (result: CommandResult) => command.results[result];
