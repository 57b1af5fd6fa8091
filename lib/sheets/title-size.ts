import type { Sheet } from '@/lib/rules/core/sheet';
import { HEADER } from './measures';
import { textWidth } from './text-width';

/** Type sizes of titles in points. Few, so that a stylesheet can name them. */
export const TITLE_SIZES = [25, 22, 19, 16, 14] as const;

export type TitleSize = (typeof TITLE_SIZES)[number];

// Caslon Display runs this much narrower than the sans that widths are measured in
const NARROWER = 0.8;

/** Type size of a title in a line `width` mm wide; one that does not fit at the smallest takes two lines. */
export const titleSize = (
  title: string,
  width: number,
): { readonly points: TitleSize; readonly lines: 1 | 2 } => {
  const fitting = TITLE_SIZES.find((points) => textWidth(title, points) * NARROWER <= width);
  return fitting === undefined ? { points: 14, lines: 2 } : { points: fitting, lines: 1 };
};

const FLAG_WIDTH = 2;

/** Room for the title between flag and sum, in mm. */
export const titleRoom = ({ sum }: Sheet, width: number): number =>
  width - FLAG_WIDTH - HEADER.gap - (sum === null ? 0 : HEADER.sum + HEADER.gap);

/** Room for the title on the pages that follow. */
export const runningRoom = (sheet: Sheet, width: number): number => titleRoom(sheet, width) - HEADER.gap;

/** Type size of the title of a block `width` mm wide. */
export const partTitlePoints = (title: string, width: number): 10 | 8 =>
  textWidth(title, 10) <= width ? 10 : 8;
