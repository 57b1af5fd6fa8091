import { type HitOdds, throwsOdds } from '../core/price/dice';
import { type Fraction, fraction } from '../core/price/fraction';
import type { Unit } from './schema';
import { ARMS, type TroopType, TYPES } from './tables';

/** What a die has to show: normal 3 and more, half effect 5 and more, quarter effect 6 (Shooting). */
export const EFFECTS = { normal: 3, half: 5, quarter: 6 } as const;

export type Effect = keyof typeof EFFECTS;

/** The hits of some dice at once. */
export const hitOdds = (dice: number, effect: Effect): HitOdds => {
  const hit = 7 - EFFECTS[effect];
  return throwsOdds({ ways: [6 - hit, hit], outOf: 6 }, dice);
};

/** True if this many hits from one shooter send the unit back a box (Shooting). */
export const retreats = (
  unit: { steadfast?: boolean | undefined; conscript?: boolean | undefined },
  hits: number,
): boolean => !unit.steadfast && hits >= (unit.conscript ? 2 : 3);

/** The chance that a reluctant unit advances: a die below the hits it has left (Movement). */
export const advanceChance = (hitsLeft: number): Fraction =>
  fraction(Math.min(6, Math.max(0, hitsLeft - 1)), 6);

/** The same as a number from 0 to 1. */
export const advances = (hitsLeft: number): number => {
  const { n, d } = advanceChance(hitsLeft);
  return Number(n) / Number(d);
};

/** Dice of a charge in the open: three, twice that on light infantry and guns, two against heavy cavalry. */
export const chargeDice = ({ arm }: Pick<TroopType, 'arm'>, target: Pick<TroopType, 'arm'>): number => {
  if (arm !== 'cavalry' && arm !== 'heavy-cavalry') return 0;
  if (target.arm === 'light' || target.arm === 'artillery') return 6;
  return target.arm === 'heavy-cavalry' && arm === 'cavalry' ? 2 : 3;
};

/** Boxes that rifles reach (Unit table, recovered). */
export const RIFLES_TO = 3;

/** The dice that a unit shoots with at these boxes, the first and the last of them counted. */
export type Shot = { readonly from: number; readonly to: number; readonly dice: number };

/** The shots of a unit by range; none of a unit that charges instead (Unit types; rifles: Unit table, recovered). */
export const shotsOf = ({ type, rifles }: Pick<Unit, 'type' | 'rifles'>): readonly Shot[] => {
  const { arm } = TYPES[type];
  const { charge, dice } = ARMS[arm];
  if (charge !== null) return [];
  const ends = dice.map(({ to }) => (rifles && arm === 'light' ? RIFLES_TO : to));
  return dice.map(({ dice: count }, index) => ({
    from: (ends[index - 1] ?? 0) + 1,
    to: ends[index] ?? 0,
    dice: count,
  }));
};
