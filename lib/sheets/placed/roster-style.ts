import { type PartStyle, styleBetween } from './part-style';

/** Measures that a roster is set with: lengths in mm, type in points. */
export type RosterStyle = {
  /** of cells and lines, of notes, of column heads, of the headings of groups */
  readonly points: number;
  readonly small: number;
  readonly tiny: number;
  readonly heading: number;
  /** lines of text at `points`, `small` and `tiny` */
  readonly textLine: number;
  readonly smallLine: number;
  readonly tinyLine: number;
  /** least heights of rows */
  readonly line: number;
  readonly head: number;
  readonly commander: number;
  readonly row: number;
  readonly total: number;
  /** above and below the content of a row of several lines */
  readonly pad: number;
  /** above a group, and between columns */
  readonly gap: number;
  readonly between: number;
  /** side of a box to mark, and the white between two */
  readonly box: number;
  readonly boxGap: number;
  readonly symbol: number;
};

const GENEROUS: RosterStyle = {
  points: 9.8,
  small: 8.2,
  tiny: 7.4,
  heading: 14,
  textLine: 4.3,
  smallLine: 3.7,
  tinyLine: 3.1,
  line: 11.5,
  head: 9.2,
  commander: 10,
  row: 12.4,
  total: 11,
  pad: 1,
  gap: 2.8,
  between: 3,
  box: 7.4,
  boxGap: 0.9,
  symbol: 9.5,
};

const TIGHT: RosterStyle = {
  points: 7.3,
  small: 6.6,
  tiny: 6.2,
  heading: 10.4,
  textLine: 3,
  smallLine: 2.9,
  tinyLine: 2.5,
  line: 7,
  head: 5.8,
  commander: 5.9,
  row: 6.2,
  total: 7.6,
  pad: 0.35,
  gap: 1,
  between: 1.6,
  box: 4.5,
  boxGap: 0.7,
  symbol: 8,
};

/** Where that saves a page: type as large, rows and boxes closer. */
const CLOSE: RosterStyle = {
  ...TIGHT,
  points: 7,
  small: 6.5,
  heading: 9.8,
  textLine: 2.85,
  smallLine: 2.7,
  line: 5.6,
  head: 5.1,
  commander: 5,
  row: 5.2,
  total: 6.6,
  pad: 0.2,
  gap: 0.7,
  boxGap: 0.5,
  symbol: 7.2,
};

const GENEROUS_PART: PartStyle = {
  points: 8.8,
  key: 9.7,
  small: 8,
  tiny: 7,
  line: 4.1,
  smallLine: 3.7,
  tinyLine: 2.8,
  row: 5.8,
  pad: 0.8,
  gap: 3,
  itemGap: 0.6,
  hang: 17,
  title: 7,
  titlePoints: 12.5,
  symbol: 8,
  box: 4.5,
  figures: 1,
  least: 6,
  ruled: true,
  flowing: false,
};

const TIGHT_PART: PartStyle = {
  ...GENEROUS_PART,
  points: 7,
  key: 7.7,
  small: 6.6,
  tiny: 6,
  line: 3.1,
  smallLine: 2.9,
  tinyLine: 2.2,
  row: 4.3,
  pad: 0.5,
  gap: 1.8,
  itemGap: 0.2,
  title: 5,
  titlePoints: 9.6,
};

const CLOSE_PART: PartStyle = {
  ...TIGHT_PART,
  row: 3.9,
  gap: 1.2,
  itemGap: 0,
  title: 4.5,
};

/** The style of a roster that saves a page by it. */
export const CLOSE_STYLE: RosterStyle & { readonly part: PartStyle } = { ...CLOSE, part: CLOSE_PART };

/** Steps between a roster as large as it is useful and one as tight as it can be read across a table. */
export const ROSTER_STEPS = 16;

/** The style of a step: 0 is the largest. `part` is for the parts under the ledger. */
export const rosterStyle = (step: number): RosterStyle & { readonly part: PartStyle } => ({
  ...styleBetween(GENEROUS, TIGHT, step / ROSTER_STEPS),
  part: styleBetween(GENEROUS_PART, TIGHT_PART, step / ROSTER_STEPS),
});
