import type { BoxesPart, ChoicePart, MeasuresPart, PlotPart, StripPart } from '@/lib/rules/core/sheet-parts';
import type { Placed } from './mark';
import type { PartStyle } from './part-style';

/** A part of a card set `width` wide from the origin. */
export const cardPart = (
  _part: MeasuresPart | StripPart | ChoicePart | BoxesPart | PlotPart,
  _width: number,
  _style: PartStyle,
): Placed => ({ height: 0, marks: [] });
