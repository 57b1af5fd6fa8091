import { MORALE } from './tables';

/** Ways of 36 to throw each sum of two dice, from 2 to 12. */
export const TWO_DICE: readonly number[] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

export const TWO_DICE_WAYS = 36;

/** Ways of 36 that two dice come below a number: a morale test fails (V.B). */
export const failWays = (morale: number): number =>
  TWO_DICE.reduce((sum, ways, index) => (index + 2 < morale ? sum + ways : sum), 0);

/** "8%": the chance to fail a morale test. */
export const failChance = (morale: number): string =>
  `${Math.round((failWays(morale) * 100) / TWO_DICE_WAYS)}%`;

/** Ways of 36 that the failed-morale chart comes to a rout, with a modifier (V.D). */
export const routWays = (modifier: number): number =>
  TWO_DICE.reduce((sum, ways, index) => (index + 2 + modifier <= 4 ? sum + ways : sum), 0);

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
