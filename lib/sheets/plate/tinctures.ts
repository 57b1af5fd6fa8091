import { clothColour, clothWord } from '../cloth-colours';
import { INK } from '../paper';
import { type Area, box, type PathMark } from '../placed/mark';

/** The way a field is hatched: of arms, and of the tinctures of heralds. */
type Hatching = 'upright' | 'level' | 'rising' | 'falling' | 'dotted' | 'crossed' | 'grid';

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

/** How heralds hatch a colour; white stays plain. */
type Tincture = { readonly label: string; readonly words: readonly string[]; readonly hatching?: Hatching };

/** In the order of the explanation. Brown, grey and pink are not tinctures of heralds: ours. */
const TINCTURES: readonly Tincture[] = [
  { label: 'red', words: ['red', 'scarlet', 'crimson', 'poppy red', 'pink'], hatching: 'upright' },
  {
    label: 'blue',
    words: ['blue', 'cornflower blue', 'light blue', 'dark blue'],
    hatching: 'level',
  },
  {
    label: 'green',
    words: ['green', 'dark green', 'grass green', 'light green', 'sea-green'],
    hatching: 'falling',
  },
  { label: 'yellow', words: ['yellow', 'deep yellow', 'pale yellow', 'straw', 'buff'], hatching: 'dotted' },
  { label: 'orange, brown', words: ['orange', 'orange-red', 'brown'], hatching: 'rising' },
  { label: 'black', words: ['black'], hatching: 'grid' },
  { label: 'grey', words: ['steel grey'], hatching: 'crossed' },
  { label: 'white', words: ['white', 'greyish white'] },
];

/** The tincture of facings in words; undefined if they name no known colour. */
export const tinctureOf = (facings: string | null): Tincture | undefined => {
  const word = facings === null ? undefined : clothWord(facings);
  return word === undefined ? undefined : TINCTURES.find(({ words }) => words.includes(word));
};

/** Those of many facings, each once, in the order of the explanation, with words of one that has it. */
export const tincturesOf = (facings: readonly (string | null)[]) =>
  TINCTURES.flatMap((tincture) => {
    const words = facings.find((each) => tinctureOf(each) === tincture);
    return words == null ? [] : [{ label: tincture.label, words }];
  });

/** A band of facings: cloth under hatching, plain white where no source tells it, then with a broken edge. */
export const facingMarks = (area: Area, facings: string | null, ink: 'colour' | 'bw'): PathMark[] => {
  const { x, y, width, height } = area;
  const tincture = tinctureOf(facings);
  const cloth = ink === 'bw' || facings === null ? undefined : clothColour(facings);
  return [
    box(x, y, width, height, cloth === undefined ? {} : { fill: cloth }),
    ...(tincture?.hatching === undefined
      ? []
      : [hatched(area, tincture.hatching, Math.max(0.42, height / 5), INK, 0.1)]),
    {
      kind: 'path',
      d: `M0 0H${width}`,
      x,
      y,
      scale: 1,
      stroke: INK,
      width: 0.2,
      ...(tincture === undefined && { dash: 0.7 }),
    },
  ];
};
