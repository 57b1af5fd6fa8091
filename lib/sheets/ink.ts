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
