import type { Box, TrackBlock } from '@/lib/rules/core/sheet';
import { LARGE_BOXES, SMALL_BOX } from './measures';

/** A box and where it stands in its track, in mm. */
export type PlacedBox = {
  readonly box: Box;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type PlacedTrack = {
  readonly boxes: readonly PlacedBox[];
  readonly width: number;
  readonly height: number;
};

type Stand = {
  readonly perRow: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
};

const placed = (boxes: readonly Box[], { perRow, width, height, gap }: Stand): PlacedTrack => ({
  boxes: boxes.map((box, index) => ({
    box,
    x: (index % perRow) * (width + gap),
    y: Math.floor(index / perRow) * (height + gap),
    width,
    height,
  })),
  width: perRow * (width + gap) - gap,
  height: Math.max(1, Math.ceil(boxes.length / perRow)) * (height + gap) - gap,
});

/** More than these in a row stand smaller, and more than `MOST_ABREAST` of the small ones in lines of equal length. */
const USUAL_ABREAST = 5;
const MOST_ABREAST = 8;

/** The track of a row, whose boxes are `side` wide; no line is longer than five of them. */
export const rowTrack = (boxes: readonly Box[], side: number): PlacedTrack => {
  const { length } = boxes;
  if (length <= USUAL_ABREAST)
    return placed(boxes, { perRow: USUAL_ABREAST, width: side, height: side, gap: 0.8 });
  const perRow = Math.ceil(length / Math.ceil(length / MOST_ABREAST));
  return placed(boxes, { perRow, width: side * 0.6, height: side * 0.6, gap: 0.5 });
};

/** The boxes of a track block `width` wide; null when there are too many to draw. */
export const blockTrack = (
  { boxes, size }: Pick<TrackBlock, 'boxes' | 'size'>,
  width: number,
): PlacedTrack | null => {
  if (size === 'small') {
    const perRow = Math.max(1, boxes.length);
    return placed(boxes, { perRow, width: width / perRow, height: SMALL_BOX.height, gap: 0 });
  }
  const stand = [LARGE_BOXES.wide, LARGE_BOXES.narrow].find(({ most }) => boxes.length <= most);
  return stand === undefined ? null : placed(boxes, stand);
};

/** How far a label in the corner stands off the edge of its box; the last box has a broad frame. */
export const labelInset = ({ kind }: Box): number => (kind === 'last' ? 1.25 : 0.85);

/** Type size of the labels in a track block. */
export const labelPoints = ({ boxes, size }: Pick<TrackBlock, 'boxes' | 'size'>): number =>
  size === 'large' && boxes.length > LARGE_BOXES.wide.most ? 4.8 : 6;
