/** Measures that parts are set with: lengths in mm, type in points. */
export type PartStyle = {
  /** of what is read first, and of what explains it */
  readonly points: number;
  readonly small: number;
  /** of column heads and chips */
  readonly tiny: number;
  /** of the numbers that are looked for first: moves, ranges, hits */
  readonly key: number;
  /** of numbers in tables, against the words beside them */
  readonly figures: number;
  /** what is read is never set smaller to fit */
  readonly least: number;
  /** lines of text at `points`, `small` and `tiny` */
  readonly line: number;
  readonly smallLine: number;
  readonly tinyLine: number;
  /** rows of one line */
  readonly row: number;
  /** above and below text in rows of several lines */
  readonly pad: number;
  /** between parts, and between the items of a text */
  readonly gap: number;
  readonly itemGap: number;
  /** column of hanging terms */
  readonly hang: number;
  /** heading with its rule */
  readonly title: number;
  readonly titlePoints: number;
  /** a unit symbol in a row */
  readonly symbol: number;
  /** side of a box in a row */
  readonly box: number;
  /** hairlines under pairs that stand beside each other */
  readonly ruled: boolean;
  /** what a drawing is higher than it must be; nothing if absent */
  readonly drawing?: number;
  /** items that run in follow each other without a new line */
  readonly flowing: boolean;
};

const between = (generous: number, tight: number, share: number): number =>
  Math.round((generous + (tight - generous) * share) * 1000) / 1000;

/** A dense sheet that has white left is set in larger type before its sections move apart. */
const GENEROUS: PartStyle = {
  points: 9.4,
  key: 10.2,
  small: 8.7,
  tiny: 7.4,
  least: 6.6,
  figures: 1,
  line: 4.2,
  smallLine: 3.85,
  tinyLine: 2.9,
  row: 5.6,
  pad: 0.85,
  gap: 1.15,
  itemGap: 0.7,
  hang: 21,
  title: 7,
  titlePoints: 13,
  symbol: 8.4,
  box: 3.8,
  ruled: true,
  flowing: false,
};

const TIGHT: PartStyle = {
  points: 6.6,
  key: 7.3,
  small: 6.5,
  tiny: 6,
  least: 6,
  figures: 1,
  line: 2.65,
  smallLine: 2.4,
  tinyLine: 2.1,
  row: 2.55,
  pad: 0.2,
  gap: 0.24,
  itemGap: 0.12,
  hang: 13.5,
  title: 3.8,
  titlePoints: 9,
  symbol: 5.2,
  box: 2.2,
  ruled: true,
  flowing: false,
};

/** A style between two: 0 is the generous one, 1 the tight one. */
export const styleBetween = <Style extends object>(
  generous: Style,
  tight: Style,
  tightness: number,
): Style => {
  const others = new Map<string, unknown>(Object.entries(tight));
  const lengths = Object.entries(generous).map(([key, value]) => {
    const other = others.get(key);
    if (typeof value === 'number' && typeof other === 'number')
      return [key, between(value, other, tightness)];
    return [key, tightness < 1 ? value : other];
  });
  return { ...generous, ...Object.fromEntries(lengths) };
};

/** For a sheet on the table, read at arm's length. */
const AT_ARMS_LENGTH: PartStyle = {
  points: 10,
  key: 11,
  small: 9.4,
  tiny: 8.2,
  least: 8,
  figures: 1.1,
  line: 4.6,
  smallLine: 4.2,
  tinyLine: 3.2,
  row: 6.4,
  pad: 0.95,
  gap: 1.3,
  itemGap: 0.9,
  hang: 23,
  title: 7.8,
  titlePoints: 14.5,
  symbol: 9.5,
  box: 4.2,
  ruled: true,
  flowing: false,
};

const AT_ARMS_LENGTH_TIGHT: PartStyle = {
  ...AT_ARMS_LENGTH,
  points: 8,
  key: 9,
  small: 8,
  tiny: 7,
  line: 3.2,
  smallLine: 3,
  tinyLine: 2.5,
  row: 3.5,
  pad: 0.35,
  gap: 0.5,
  itemGap: 0.25,
  hang: 17,
  title: 5.2,
  titlePoints: 11.5,
  symbol: 6.6,
  box: 2.9,
};

/**
 * How tightly a reference sheet is set: 0 as designed, 1 as tight as it can be read at arm's length; a dense one, as
 * tight as paper can be read at all.
 */
export const referenceStyle = (tightness: number, dense: boolean): PartStyle =>
  dense
    ? styleBetween(GENEROUS, TIGHT, tightness)
    : styleBetween(AT_ARMS_LENGTH, AT_ARMS_LENGTH_TIGHT, tightness);
