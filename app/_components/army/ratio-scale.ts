import type { Comparison } from '@/lib/rules/core/contract/system';

/** Somewhere on a scale of ratios. */
export type RatioMark = { readonly label: string; readonly ratio: number };

/**
 * A mark where it is drawn: `x` in hundredths of the scale, its label from there to its anchor. Labels stand in as many
 * rows as keep them off one another: even ones above the line, odd ones below.
 */
export type PlacedMark = RatioMark & {
  readonly x: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly row: number;
};

export type RatioScale = {
  /** the ratio at its end */
  readonly end: number;
  /** the position of the ratio in question */
  readonly at: number;
  /** up to where points count as equal */
  readonly equal: number;
  readonly marks: readonly PlacedMark[];
};

/** The shortest scale, and the largest ratio that is drawn at its true position. */
const LEAST_END = 1.5;
const MOST_END = 3;
/** Hundredths that a letter takes where the scale is narrowest, on a phone, and that stay free between two labels. */
const LETTER = 2.2;
const GAP = 2;

const anchorOf = (x: number): PlacedMark['anchor'] => (x > 80 ? 'end' : x < 15 ? 'start' : 'middle');

/** Where a label begins and ends. */
export const labelSpan = ({ label, x, anchor }: Omit<PlacedMark, 'row'>): readonly [number, number] => {
  const wide = label.length * LETTER;
  const from = { start: x, middle: x - wide / 2, end: x - wide }[anchor];
  return [from, from + wide];
};

/** How many times dearer the dearer of two armies is; null where one costs nothing. */
export const ratioOf = (points: readonly [number | null, number | null]): number | null => {
  const [a, b] = points;
  if (a === null || b === null || a <= 0 || b <= 0) return null;
  return Math.max(a, b) / Math.min(a, b);
};

/**
 * The position of two armies between equal points and the printed scenarios of the rules; null without a ratio. A
 * ratio beyond the end is drawn at the end.
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
  const rows: (readonly [number, number])[][] = [];
  const marks = scenarios
    .toSorted((a, b) => a.ratio - b.ratio)
    .map((mark): PlacedMark => {
      const place = x(mark.ratio);
      const placed = { ...mark, x: place, anchor: anchorOf(place) };
      const [from, to] = labelSpan(placed);
      const free = rows.findIndex((row) =>
        row.every(([start, end]) => to + GAP <= start || end + GAP <= from),
      );
      const row = free === -1 ? rows.length : free;
      rows[row] = [...(rows[row] ?? []), [from, to]];
      return { ...placed, row };
    });
  return { end, at: x(ratio), equal: allowed >= high ? 100 : x(high / (high - allowed)), marks };
};
