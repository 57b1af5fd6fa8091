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

/** Greys of paper, from ink to hairline; the same in both writers. */
export const INK = '#12161d';
export const SOFT = '#3d444f';
export const MUTE = '#6b7079';
export const HAIRLINE = '#c9cbc9';
export const HEADLINE = '#9a9d9a';
export const HATCH = '#d5d7d5';
export const PAPER_WHITE = '#ffffff';

const ERROR = '#a3171f';
const WARNING = '#865300';
const INFO = '#2b5a86';

/** Colour of a severity: never the only sign, for the shape and the word say it too. */
export const severityColour = (
  severity: 'error' | 'warning' | 'wanting' | 'info',
  ink: 'colour' | 'bw',
): string => {
  if (ink === 'bw') return INK;
  return severity === 'error' ? ERROR : severity === 'warning' ? WARNING : INFO;
};
