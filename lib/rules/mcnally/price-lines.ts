import type { Cite } from '../core/contract/citation';
import { type CostLine, exactLine } from '../core/price/costing';
import {
  compareFractions,
  type Fraction,
  fraction,
  minus,
  roundHalfUp,
  times,
  ZERO,
} from '../core/price/fraction';
import { HOUSE, POINT_SCALE } from './tables';

const SCALE = fraction(POINT_SCALE);

/** A line of an exact amount of points. */
export const line = (label: string, points: Fraction, cite: Cite = HOUSE): CostLine =>
  exactLine(label, times(points, SCALE), cite);

/** What lacks between an exact sum and a whole number of points, as its own line; none if nothing does. */
export const rounding = (exact: Fraction): CostLine[] => {
  const rest = minus(fraction(roundHalfUp(exact)), exact);
  const above = compareFractions(rest, ZERO);
  return above === 0 ? [] : [line(above > 0 ? 'Rounded up' : 'Rounded down', rest)];
};
