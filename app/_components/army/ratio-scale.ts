import type { Comparison } from '@/lib/rules/core/contract/system';

/** Somewhere on a scale of ratios. */
export type RatioMark = { readonly label: string; readonly ratio: number };

/** A mark where it is drawn: `x` in hundredths of the scale, labels in two rows so that none covers another. */
export type PlacedMark = RatioMark & { readonly x: number; readonly row: 0 | 1 };

export type RatioScale = {
  /** the ratio at its end */
  readonly end: number;
  /** where the ratio in question stands */
  readonly at: number;
  /** up to where points count as equal */
  readonly equal: number;
  readonly marks: readonly PlacedMark[];
};

/** Shortest scale, and the largest ratio that is drawn where it stands. */
const LEAST_END = 1.5;
const MOST_END = 3;
/** Hundredths that a label takes, so that the next is put in the other row. */
const LABEL = 22;

/** How many times dearer the dearer of two armies is; null where one costs nothing. */
export const ratioOf = (points: readonly [number | null, number | null]): number | null => {
  const [a, b] = points;
  if (a === null || b === null || a <= 0 || b <= 0) return null;
  return Math.max(a, b) / Math.min(a, b);
};

/**
 * Where two armies stand between equal points and the scenarios that the rules print; null where there is no ratio.
 * What lies beyond the end is drawn at it.
 */
export const ratioScale = (
  { points, allowed }: Pick<Comparison, 'points' | 'allowed'>,
  scenarios: readonly RatioMark[],
): RatioScale | null => {
  const ratio = ratioOf(points);
  if (ratio === null) return null;
  const largest = Math.max(LEAST_END, ratio, ...scenarios.map((mark) => mark.ratio));
  const end = Math.min(MOST_END, Math.ceil(largest * 10) / 10);
  const x = (value: number): number => (100 * (Math.min(value, end) - 1)) / (end - 1);
  const high = Math.max(...points.map((each) => each ?? 0));
  const filledTo = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY] as [number, number];
  const marks = scenarios
    .toSorted((a, b) => a.ratio - b.ratio)
    .map((mark): PlacedMark => {
      const place = x(mark.ratio);
      const row = place - filledTo[0] < LABEL && filledTo[1] < filledTo[0] ? 1 : 0;
      filledTo[row] = place;
      return { ...mark, x: place, row };
    });
  return { end, at: x(ratio), equal: allowed >= high ? 100 : x(high / (high - allowed)), marks };
};
