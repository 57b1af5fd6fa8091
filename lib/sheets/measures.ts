import type { Sheet } from '@/lib/rules/core/sheet/sheet';

/** Paper in mm; type sizes are in points everywhere. */
export const PAPER: Readonly<Record<Sheet['paper'], { readonly width: number; readonly height: number }>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** White around a roster. */
export const MARGIN = { top: 10, side: 11, bottom: 9 } as const;

/** Width of what is printed between the margins. */
export const textBlock = (paper: Sheet['paper']): number => PAPER[paper].width - 2 * MARGIN.side;
