import type { Commander } from './schema';
import { ABILITIES, type Ability, LIMITS } from './tables';

export type Rank = 'chief' | 'commander';

/** Couriers he has: his own number, else the usual one of his rank (VI.D). */
export const couriersOf = ({ couriers }: Commander, rank: Rank): number => couriers ?? LIMITS.couriers[rank];

/** His ability, undefined while the die is not thrown; a commander in chief adds 1 and never has the poorest (VI). */
export const abilityOf = ({ die }: Commander, rank: Rank): Ability | undefined => {
  if (die === 'open') return undefined;
  const result = Number(die) + (rank === 'chief' ? 1 : 0);
  return ABILITIES.find(({ from, to }) => result >= from && result <= to);
};

/** Chips he may hold by the die: of a die not thrown the most there are. */
export const mostChips = (commander: Commander, rank: Rank): number =>
  abilityOf(commander, rank)?.chips ?? LIMITS.chips.most;

/** Chips he holds: as entered, else what his die gives him. */
export const chipsOf = (commander: Commander, rank: Rank): number =>
  commander.chips ?? abilityOf(commander, rank)?.chips ?? 0;
