import type { Mark } from './mark';

/** One page of paper, in mm, and everything on it. */
export type PlacedPage = {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly marks: readonly Mark[];
  /** shown on the screen and never printed: edges of the labels on stock */
  readonly guides?: readonly Mark[];
};
