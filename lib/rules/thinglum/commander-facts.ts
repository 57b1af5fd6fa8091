import type { ArmyFile } from '../core/army/document';
import type { Commander } from './schema';
import { settingOf } from './settings';
import { ABILITIES, type Ability, LIMITS } from './tables';
import type { Leader } from './tree';

export type Rank = 'chief' | 'commander';

/** His rank by what he is in the tree of the army. */
export const rankOf = (kind: Leader['kind']): Rank => (kind === 'general' ? 'chief' : 'commander');

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

/** True where the players buy chips: they stand instead of those of the ability die. */
export const areChipsBought = (file: Pick<ArmyFile, 'settings'>): boolean =>
  settingOf(file, 'chips') === 'bought';

/** Chips he holds: as entered, else what his die gives him; the die gives none where they are bought. */
export const chipsOf = (commander: Commander, rank: Rank, bought: boolean): number =>
  commander.chips ?? (bought ? 0 : (abilityOf(commander, rank)?.chips ?? 0));
