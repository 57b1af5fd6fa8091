import { textWidth } from './text-width';

/** Caslon Display runs this much narrower than the sans that widths are measured in. */
const NARROWER = 0.8;
const LARGEST = 25;
const SMALLEST = 14;

/** Type size of a title in a line `width` mm wide; one that does not fit at the smallest takes two lines. */
export const titleSize = (
  title: string,
  width: number,
): { readonly points: number; readonly lines: 1 | 2 } => {
  const fitting = (LARGEST * width) / Math.max(1, textWidth(title, LARGEST) * NARROWER);
  if (fitting < SMALLEST) return { points: SMALLEST, lines: 2 };
  return { points: Math.min(LARGEST, Math.floor(fitting * 2) / 2), lines: 1 };
};
