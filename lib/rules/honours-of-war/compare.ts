import { grouped } from '../core/army/number';
import { apart, pointsOfBoth } from '../core/contract/comparison';
import type { Comparison, Judged, Ratio } from '../core/contract/system';
import { minorPoints, NO_POINTS } from '../core/price/points';
import { type ScenarioPair, scenarioPair } from './scenario-pair';
import type { Army } from './schema';
import { LIMITS } from './tables';

const { equality } = LIMITS;

type Two = readonly [number, number];

/** "1.28 to 1": which of two amounts is larger, and how much; two places, without idle zeros. */
const toOne = ([a, b]: Two): string => {
  const [low, high] = a < b ? [a, b] : [b, a];
  const times = low <= 0 ? '' : String(Math.round((100 * high) / low) / 100);
  if (times === '') return 'no ratio';
  return a < b ? `1 to ${times}` : `${times} to 1`;
};

/**
 * The points that the dearer army should have, were the points to stand to each other as the printed units do: whole
 * points, halves up.
 */
const matching = ([a]: Two, [first, second]: Two): number =>
  Math.floor((2 * a * second + first) / (2 * first));

/** Unit ratio and points ratio of a scenario's two forces (p. 58; PTS-3). */
const pairNote = ({ name, generic, units, cite }: ScenarioPair, points: Two): Comparison['notes'][number] => {
  const sentence = `${name} prints ${units[0]} units to ${units[1]} (${toOne(units)}); these armies cost ${grouped(points[0])} to ${grouped(points[1])} points (${toOne(points)}).`;
  const advice = generic
    ? ` The book suggests the same ratio for the points: ${grouped(matching(points, units))} for the second army.`
    : ' It is a historical battle: its forces need not be equal.';
  return { code: 'pts-3', text: `${sentence}${advice}`, cite };
};

const pairRatios = ({ units, cite }: ScenarioPair, points: Two): Ratio[] => [
  { label: 'Units as printed', of: units, cite },
  { label: 'Points', of: points, cite: equality.cite },
];

/**
 * Two armies are of equal points if they differ by at most 5 % of the higher total, in whole numbers (p. 51, R26).
 * Two forces of one scenario are also held against the ratio of their printed units.
 */
export const compare = (a: Judged<Army>, b: Judged<Army>): Comparison => {
  const [first, second] = pointsOfBoth(a, b);
  const points = [first ?? NO_POINTS, second ?? NO_POINTS] as const;
  const high = Math.max(...points);
  const difference = apart(points);
  // for a total below zero 5 % of it would be less than nothing: only the same is then equal
  const equal = difference === 0 || difference * equality.divisor <= high;
  const allowed = minorPoints(Math.max(0, Math.floor(high / equality.divisor)));
  const pair = scenarioPair(a, b);
  return {
    points,
    difference,
    allowed,
    equal,
    ratios: pair === undefined ? [] : pairRatios(pair, points),
    notes: [
      {
        code: 'pts-2',
        text: equal
          ? `Of equal points: ${grouped(difference)} apart, at most ${grouped(allowed)} allowed.`
          : `Not of equal points: ${grouped(difference)} apart, at most ${grouped(allowed)} allowed.`,
        cite: equality.cite,
      },
      ...(pair === undefined ? [] : [pairNote(pair, points)]),
    ],
  };
};
