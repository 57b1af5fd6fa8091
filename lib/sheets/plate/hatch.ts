import type { Area, PathMark } from '../placed/mark';

/** The way a field is hatched: of arms, and of the tinctures of heralds. */
export type Hatching = 'upright' | 'level' | 'rising' | 'falling' | 'dotted' | 'crossed' | 'grid';

const round = (value: number): number => Math.round(value * 1000) / 1000;

type Point = readonly [x: number, y: number];

/** Where a rising line `x + y = c` of a field enters it and leaves it. */
const risingLine = (c: number, width: number, height: number): [Point, Point] => [
  [Math.max(0, c - height), Math.min(height, c)],
  [Math.min(width, c), Math.max(0, c - width)],
];

const steps = (length: number, gap: number): number[] => {
  const count = Math.max(1, Math.round(length / gap));
  return Array.from({ length: count }, (_, index) => ((index + 0.5) * length) / count);
};

const segment = ([[ax, ay], [bx, by]]: [Point, Point]): string =>
  `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;

const upright = (width: number, height: number, gap: number): string =>
  steps(width, gap)
    .map((x) => `M${round(x)} 0V${round(height)}`)
    .join('');

const level = (width: number, height: number, gap: number): string =>
  steps(height, gap)
    .map((y) => `M0 ${round(y)}H${round(width)}`)
    .join('');

const rising = (width: number, height: number, gap: number): string =>
  steps(width + height, gap * Math.SQRT2)
    .map((c) => segment(risingLine(c, width, height)))
    .join('');

const falling = (width: number, height: number, gap: number): string =>
  steps(width + height, gap * Math.SQRT2)
    .map((c) => risingLine(c, width, height).map(([x, y]): Point => [width - x, y]) as [Point, Point])
    .map(segment)
    .join('');

const dotted = (width: number, height: number, gap: number): string =>
  steps(height, gap * 1.4)
    .flatMap((y) => steps(width, gap * 1.4).map((x) => `M${round(x)} ${round(y)}h.01`))
    .join('');

const HATCHINGS: Readonly<Record<Hatching, (width: number, height: number, gap: number) => string>> = {
  upright,
  level,
  rising,
  falling,
  dotted,
  crossed: (...field) => rising(...field) + falling(...field),
  grid: (...field) => upright(...field) + level(...field),
};

/** A field hatched with lines `gap` mm apart. */
export const hatched = (
  { x, y, width, height }: Area,
  hatching: Hatching,
  gap: number,
  stroke: string,
  weight: number,
): PathMark => ({
  kind: 'path',
  d: HATCHINGS[hatching](width, height, gap),
  x,
  y,
  scale: 1,
  stroke,
  width: hatching === 'dotted' ? weight * 2 : weight,
  ...(hatching === 'dotted' && { round: true }),
});

/** The half of a field above the line from its lower left to its upper right corner, hatched with rising lines. */
export const halfHatched = (
  { x, y, width, height }: Area,
  gap: number,
  stroke: string,
  weight: number,
): PathMark => {
  const onDiagonal = (c: number): Point => {
    const across = (1 - c / height) / (1 / width - 1 / height);
    return [across, c - across];
  };
  const lines = steps(Math.max(width, height), gap * Math.SQRT2).map((c) =>
    segment([c <= height ? [0, c] : onDiagonal(c), c <= width ? [c, 0] : onDiagonal(c)]),
  );
  return { kind: 'path', d: lines.join(''), x, y, scale: 1, stroke, width: weight };
};
