import { grouped } from '../core/number';
import type { Comparison, Judged } from '../core/system';
import type { Army } from './schema';
import { LIMITS } from './tables';

const { equality } = LIMITS;

/** Two armies are of equal points if they differ by at most 5 % of the higher total, in whole numbers (p. 51, R26). */
export const compare = (a: Judged<Army>, b: Judged<Army>): Comparison => {
  const points = [a.assessment.costing?.total ?? 0, b.assessment.costing?.total ?? 0] as const;
  const [low = 0, high = 0] = points.toSorted((x, y) => x - y);
  const difference = high - low;
  const equal = difference * equality.divisor <= high;
  const allowed = Math.floor(high / equality.divisor);
  return {
    points,
    difference,
    allowed,
    equal,
    notes: [
      {
        code: 'pts-2',
        text: equal
          ? `Of equal points: ${grouped(difference)} apart, at most ${grouped(allowed)} allowed.`
          : `Not of equal points: ${grouped(difference)} apart, at most ${grouped(allowed)} allowed.`,
        cite: equality.cite,
      },
    ],
  };
};
