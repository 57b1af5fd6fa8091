import type { Sheet } from '@/lib/rules/core/sheet/sheet';
import type { Mark } from './placed/mark';

/** Paper in mm; type sizes are in points everywhere. */
export const PAPER: Readonly<Record<Sheet['paper'], { readonly width: number; readonly height: number }>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** White around a roster. */
export const MARGIN = { top: 10, side: 11, bottom: 9 } as const;

/** Width of what is printed between the margins. */
export const textBlock = (paper: Sheet['paper']): number => PAPER[paper].width - 2 * MARGIN.side;

/** One page of paper, in mm, and everything on it. */
export type PlacedPage = {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly marks: readonly Mark[];
  /** shown on the screen and never printed: edges of the labels on stock */
  readonly guides?: readonly Mark[];
};
