import type { CardSheet, CardSize } from '@/lib/rules/core/sheet/sheet-parts';
import { PAPER } from '../paper';
import type { PartStyle } from './part-style';

/** How a card of one size is set: lengths in mm, type in points. */
export type CardFace = {
  readonly width: number;
  readonly height: number;
  /** from the cut to what is printed */
  readonly inset: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly flag: { readonly x: number; readonly width: number };
  /** sizes of the name, the first that fits */
  readonly titles: readonly number[];
  readonly subtitle: number;
  readonly sum: number;
  readonly symbol: number;
  /** side of a hit box */
  readonly box: number;
  /** for a card that says little */
  readonly roomy: PartStyle;
  readonly generous: PartStyle;
  readonly tight: PartStyle;
};

const small: PartStyle = {
  points: 7.6,
  key: 10.6,
  small: 7.2,
  tiny: 6.4,
  least: 7,
  figures: 1,
  line: 3.3,
  smallLine: 3,
  tinyLine: 2.2,
  row: 4.2,
  pad: 0.5,
  gap: 0.95,
  itemGap: 0.3,
  hang: 15.6,
  title: 0,
  titlePoints: 0,
  symbol: 7.5,
  box: 3.3,
  ruled: false,
  flowing: false,
};

const smallest: PartStyle = {
  ...small,
  points: 7,
  key: 10,
  small: 7,
  tiny: 6,
  line: 2.8,
  smallLine: 2.65,
  tinyLine: 2,
  row: 3.3,
  gap: 0.4,
  itemGap: 0.05,
  hang: 14.6,
  flowing: true,
};

const tall: PartStyle = {
  ...small,
  points: 8.6,
  key: 12,
  small: 8,
  tiny: 7,
  line: 3.8,
  smallLine: 3.4,
  tinyLine: 2.5,
  row: 4.9,
  gap: 1.3,
  itemGap: 0.5,
  hang: 17.8,
};

const tallest: PartStyle = {
  ...smallest,
  points: 7.6,
  key: 11,
  small: 7.2,
  least: 7.2,
  line: 3,
  smallLine: 2.8,
};

const large: PartStyle = {
  ...small,
  points: 10.4,
  key: 14,
  small: 9.4,
  tiny: 8,
  least: 9,
  line: 4.6,
  smallLine: 4.05,
  tinyLine: 3,
  row: 6,
  gap: 1.7,
  itemGap: 0.7,
  hang: 22.5,
};

const largest: PartStyle = {
  ...large,
  points: 9,
  key: 12,
  small: 9,
  tiny: 7.2,
  line: 3.7,
  smallLine: 3.5,
  tinyLine: 2.6,
  row: 4.6,
  gap: 0.8,
  itemGap: 0.2,
  hang: 19,
  flowing: true,
};

/** A style as much larger as a card that says little has room for. */
const enlarged = (style: PartStyle, by: number): PartStyle => {
  const { titlePoints, title, ruled, flowing, figures, ...lengths } = style;
  const larger = Object.fromEntries(
    Object.entries(lengths).map(([key, value]) => [key, Math.round(value * by * 1000) / 1000]),
  );
  return { ...style, ...larger };
};

const FACES = {
  '63x88': {
    inset: { left: 6.1, right: 3.3, top: 3.1, bottom: 2.9 },
    flag: { x: 2.9, width: 1.3 },
    titles: [11.8, 10.8, 9.8, 8.8, 7.8],
    subtitle: 7.2,
    sum: 13,
    symbol: 12.6,
    box: 5.1,
    roomy: enlarged(small, 1.2),
    generous: small,
    tight: smallest,
  },
  '70x120': {
    inset: { left: 7, right: 4, top: 4.2, bottom: 4 },
    flag: { x: 3.4, width: 1.5 },
    titles: [13.6, 12.2, 11, 9.8, 8.6],
    subtitle: 8.4,
    sum: 15.5,
    symbol: 15,
    box: 6.2,
    roomy: enlarged(tall, 1.14),
    generous: tall,
    tight: tallest,
  },
  quarter: {
    inset: { left: 8.8, right: 5, top: 5.4, bottom: 5 },
    flag: { x: 4.4, width: 1.8 },
    titles: [18, 16, 14, 12, 10.5],
    subtitle: 10.4,
    sum: 20,
    symbol: 19,
    box: 8,
    roomy: enlarged(large, 1.08),
    generous: large,
    tight: largest,
  },
} as const satisfies Record<CardSize, Omit<CardFace, 'width' | 'height'>>;

/** Millimetres beside and above a sheet of quarters, where cut marks and what is said of the cards stand. */
const AROUND = { beside: 10, above: 12.5 } as const;

/** Millimetres of a card, printed on that paper; four quarters fill what the margins leave of it. */
export const cardFace = ({ size, paper }: Pick<CardSheet, 'size' | 'paper'>): CardFace => {
  const { width, height } = PAPER[paper];
  if (size === 'quarter') {
    return { ...FACES[size], width: width / 2 - AROUND.beside, height: height / 2 - AROUND.above };
  }
  return size === '63x88'
    ? { ...FACES[size], width: 63, height: 88 }
    : { ...FACES[size], width: 70, height: 120 };
};

/** Width between the insets of a card. */
export const cardWidth = ({ width, inset }: CardFace): number => width - inset.left - inset.right;
