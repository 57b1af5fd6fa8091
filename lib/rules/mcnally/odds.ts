import { TWO_DICE_WAYS, twoDiceWays } from '../core/price/dice';

/** Ways out of 36 that a volley with this modifier shakes a unit of that basic morale: result above it (Firing). */
export const shakenWays = (morale: number, modifier: number): number =>
  twoDiceWays((sum) => sum + modifier > morale);

/** Ways out of 36 of losing at least one (7 and more) and two strength points (12 and more), and their sum. */
export const lossWays = (modifier: number): { one: number; two: number; mean: string } => {
  const one = twoDiceWays((sum) => sum + modifier >= 7);
  const two = twoDiceWays((sum) => sum + modifier >= 12);
  const hundredths = Math.floor((200 * (one + two) + TWO_DICE_WAYS) / (2 * TWO_DICE_WAYS));
  return {
    one,
    two,
    mean: `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`,
  };
};

/** Strength points a volley takes: 7 to 11 one, 12 and more two (Firing). */
export const lossOf = (total: number): number => (total >= 12 ? 2 : total >= 7 ? 1 : 0);

/** Ways out of 6 that a charged unit routs: 1d6 and factors at least its basic morale (Charging). */
export const routWays = (morale: number, factors: number): number =>
  Math.min(6, Math.max(0, 6 - (morale - factors) + 1));
