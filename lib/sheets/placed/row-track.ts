import type { Box } from '@/lib/rules/core/sheet/sheet';

/** A box and where it stands in its track, in mm. */
type PlacedBox = {
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

type Stand = { readonly perRow: number; readonly side: number; readonly gap: number };

const placed = (boxes: readonly Box[], { perRow, side, gap }: Stand): PlacedTrack => ({
  boxes: boxes.map((box, index) => ({
    box,
    x: (index % perRow) * (side + gap),
    y: Math.floor(index / perRow) * (side + gap),
    width: side,
    height: side,
  })),
  width: perRow * (side + gap) - gap,
  height: Math.max(1, Math.ceil(boxes.length / perRow)) * (side + gap) - gap,
});

/** More than these in a row stand smaller, and more than `MOST_ABREAST` of the small ones in lines of equal length. */
const USUAL_ABREAST = 5;
const MOST_ABREAST = 8;

/** Boxes as a reference sheet shows them, `side` wide; no line is longer than five of them. */
export const rowTrack = (boxes: readonly Box[], side: number): PlacedTrack => {
  const { length } = boxes;
  if (length <= USUAL_ABREAST) return placed(boxes, { perRow: USUAL_ABREAST, side, gap: 0.8 });
  const perRow = Math.ceil(length / Math.ceil(length / MOST_ABREAST));
  return placed(boxes, { perRow, side: side * 0.6, gap: 0.5 });
};
