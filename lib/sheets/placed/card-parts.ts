import type {
  BoxesPart,
  ChoicePart,
  MeasuresPart,
  PlotPart,
  StripPart,
} from '@/lib/rules/core/sheet/sheet-parts';
import type { Placed } from './mark';
import { boxes, choice } from './marking-parts';
import { measures } from './measures-part';
import type { PartStyle } from './part-style';
import { plot } from './plot-part';
import { strip } from './strip-part';

/** A part of a card set `width` wide from the origin. */
export const cardPart = (
  part: MeasuresPart | StripPart | ChoicePart | BoxesPart | PlotPart,
  width: number,
  style: PartStyle,
): Placed => {
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
