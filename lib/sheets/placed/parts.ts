import type {
  BoxesPart,
  ChoicePart,
  MeasuresPart,
  Part,
  PlotPart,
  StripPart,
} from '@/lib/rules/core/sheet/sheet-parts';
import { boxes, choice, strip } from './card-parts';
import type { Inks } from './cells';
import { curve } from './curve-part';
import { grid } from './grid-part';
import { pairs, steps } from './list-parts';
import type { MarkBlock } from './mark';
import { measures } from './measures-part';
import type { PartStyle } from './part-style';
import { plot } from './plot-part';
import { words } from './words-part';

/** A part of a card set `width` wide from the origin. */
const cardPart = (
  part: MeasuresPart | StripPart | ChoicePart | BoxesPart | PlotPart,
  width: number,
  style: PartStyle,
): MarkBlock => {
  switch (part.kind) {
    case 'measures':
      return measures(part, width, style);
    case 'strip':
      return strip(part, width, style);
    case 'choice':
      return choice(part, width, style);
    case 'boxes':
      return boxes(part, width, style);
    case 'plot':
      return plot(part, width, style);
  }
};

/** A part set `width` wide from the origin. */
export const layOutPart = (part: Part, width: number, style: PartStyle, inks: Inks): MarkBlock => {
  switch (part.kind) {
    case 'steps':
      return steps(part, width, style);
    case 'pairs':
      return pairs(part, width, style);
    case 'grid':
      return grid(part, width, style, inks);
    case 'words':
      return words(part, width, style);
    case 'curve':
      return curve(part, width, style, inks);
    default:
      return cardPart(part, width, style);
  }
};
