import { type MinorPoints, minorPoints, NO_POINTS } from '../price/points';
import type { Assessment } from './assessment';
import type { Comparison } from './system';

type Two<T> = readonly [T, T];

type PricedSide = { readonly assessment: Pick<Assessment, 'costing' | 'stats'> };

/** What two armies cost; null for one without points. */
export const pointsOfBoth = (a: PricedSide, b: PricedSide): Two<MinorPoints | null> => [
  a.assessment.costing?.total ?? null,
  b.assessment.costing?.total ?? null,
];

/** How far two totals are apart; an army without points counts nothing. */
export const apart = ([a, b]: Two<MinorPoints | null>): MinorPoints =>
  minorPoints(Math.abs((a ?? NO_POINTS) - (b ?? NO_POINTS)));

/** A statistic of both armies; one that an army has none of is 0. */
export const bothStats = (a: PricedSide, b: PricedSide, key: string): Two<number> => [
  Number(a.assessment.stats[key] ?? 0),
  Number(b.assessment.stats[key] ?? 0),
];

/** Two armies of a source without a rule of equal armies: equal to the point. House points are ours. */
export const byHouseCosts = (
  a: PricedSide,
  b: PricedSide,
  cite: Comparison['notes'][number]['cite'],
  ratios: readonly { readonly label: string; readonly stat: string }[],
): Comparison => {
  const points = pointsOfBoth(a, b);
  const difference = apart(points);
  return {
    points,
    difference,
    allowed: NO_POINTS,
    equal: difference === 0,
    ratios: ratios.map(({ label, stat }) => ({ label, of: bothStats(a, b, stat), cite })),
    notes: [
      {
        code: 'house',
        text: 'The source has no rule for equal armies. House points are our estimate.',
        cite,
      },
    ],
  };
};
