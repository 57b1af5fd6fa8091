import { grouped } from '../core/army/number';
import { apart, bothStats, pointsOfBoth } from '../core/contract/comparison';
import type { AssessedArmy, Comparison } from '../core/contract/system';
import { NO_POINTS, pointsText, printedPoints } from '../core/price/points';
import type { Army } from './schema';
import { HOUSE, LIMITS, POINT_SCALE } from './tables';

/**
 * Two armies beside each other. The source has no rule of equal armies: points are equal if they are the same, and
 * strength points and standard units, the source's own measures, stand beside them.
 */
export const compare = (a: AssessedArmy<Army>, b: AssessedArmy<Army>): Comparison => {
  const points = pointsOfBoth(a, b);
  const priced = points[0] !== null && points[1] !== null;
  const difference = priced ? apart(points) : NO_POINTS;
  const strength = bothStats(a, b, 'sp');
  const weaker = Math.abs(strength[0] - strength[1]);
  const text = priced
    ? `${pointsText(printedPoints(difference, POINT_SCALE))} house points and ${grouped(weaker)} strength points apart. The source has no rule for equal armies.`
    : `${grouped(weaker)} strength points apart. The source has no rule for equal armies.`;
  return {
    points,
    difference,
    allowed: NO_POINTS,
    equal: priced ? difference === 0 : weaker === 0,
    ratios: [
      { label: 'Strength points', of: strength, cite: LIMITS.strength.cite },
      {
        label: 'Standard units',
        of: bothStats(a, b, 'equivalents'),
        cite: LIMITS.battery.cite,
      },
      { label: 'Units', of: bothStats(a, b, 'units'), cite: LIMITS.strength.cite },
    ],
    notes: [{ code: 'equal', text, cite: HOUSE }],
  };
};
