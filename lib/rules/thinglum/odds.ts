import { twoDicePercent, twoDiceWays } from '../core/price/dice';
import { MORALE } from './tables';

/** Ways of 36 that two dice come below a number: a morale test fails (V.B). */
export const failWays = (morale: number): number => twoDiceWays((sum) => sum < morale);

/** "8%": the chance to fail a morale test. */
export const failChance = (morale: number): string => twoDicePercent(failWays(morale));

/** Ways of 36 in which the failed-morale chart gives a rout, with a modifier (V.D). */
export const routWays = (modifier: number): number => twoDiceWays((sum) => sum + modifier <= 4);

/** The base morale number with circumstances, each with how often it applies (V.C). `base` without any is 4. */
export const moraleNumber = (base: number, circumstances: Readonly<Record<string, number>>): number =>
  MORALE.reduce((sum, { id, value }) => sum + value * (circumstances[id] ?? 0), base);

/** Hits of one die with a deduction, by ways of six: what is left over (II). */
export const hitsOfDie = (less: number): readonly number[] => {
  const most = Math.max(0, 6 - less);
  const ways = Array.from({ length: most + 1 }, () => 0);
  for (let face = 1; face <= 6; face++) {
    const hits = Math.max(0, face - less);
    ways[hits] = (ways[hits] ?? 0) + 1;
  }
  return ways;
};

/** Units lost from which the army tests each turn whether it withdraws: fewer than half are left (R07). */
export const withdrawFrom = (units: number): number => Math.floor(units / 2) + 1;
