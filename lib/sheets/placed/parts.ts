import type { Part } from '@/lib/rules/core/sheet/sheet-parts';
import { cardPart } from './card-parts';
import type { Inks } from './cells';
import { grid } from './grid-part';
import type { Placed } from './mark';
import { pairs } from './pairs-part';
import type { PartStyle } from './part-style';
import { steps } from './steps-part';
import { words } from './words-part';

/** A part set `width` wide from the origin. */
export const placedPart = (part: Part, width: number, style: PartStyle, inks: Inks): Placed => {
  switch (part.kind) {
    case 'steps':
      return steps(part, width, style);
    case 'pairs':
      return pairs(part, width, style);
    case 'grid':
      return grid(part, width, style, inks);
    case 'words':
      return words(part, width, style);
    default:
      return cardPart(part, width, style);
  }
};
