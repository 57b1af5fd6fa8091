import type { Cite } from '../core/citation';
import { type CostLine, sumOf } from '../core/costing';
import { type Fraction, fraction, roundHalfUp, times } from '../core/fraction';
import { HOUSE, POINT_SCALE } from './tables';

const SCALE = fraction(POINT_SCALE);

/** An exact amount of points in minor units. */
export const minor = (points: Fraction): number => roundHalfUp(times(points, SCALE));

export const line = (label: string, points: Fraction, cite: Cite = HOUSE): CostLine => ({
  label,
  amount: minor(points),
  cite,
});

/** What lacks between the lines so far and a whole number of points, as a line of its own; none if nothing does. */
export const rounding = (lines: CostLine[], exact: Fraction, what = 'Rounded'): void => {
  const amount = roundHalfUp(exact) * POINT_SCALE - sumOf(lines);
  if (amount !== 0) lines.push({ label: `${what} ${amount > 0 ? 'up' : 'down'}`, amount, cite: HOUSE });
};
