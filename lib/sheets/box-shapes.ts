import type { Box } from '@/lib/rules/core/sheet/sheet';
import { HATCH, INK, MUTE, PAPER_WHITE } from './paper';

/** A shape in mm inside its box, in finished colours. `zoom` scales the path and its stroke. */
export type BoxShape = {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: number;
  readonly zoom?: { readonly x: number; readonly y: number; readonly scale: number };
};

type Corner = { readonly x: number; readonly y: number };
const AT_ORIGIN: readonly Corner[] = [{ x: 0, y: 0 }];

const rectangles = (corners: readonly Corner[], width: number, height: number, inset = 0): string =>
  corners
    .map(({ x, y }) => {
      const [left, top, right, low] = [x + inset, y + inset, x + width - inset, y + height - inset];
      return `M${left} ${top}H${right}V${low}H${left}z`;
    })
    .join('');

const frame = (width: number, height: number, line: number, corners = AT_ORIGIN): BoxShape => ({
  d: rectangles(corners, width, height, line / 2),
  stroke: INK,
  width: line,
});

const paper = (width: number, height: number, corners = AT_ORIGIN): BoxShape => ({
  d: rectangles(corners, width, height),
  fill: PAPER_WHITE,
});

/** Many plain boxes as two shapes: a roster of figures has hundreds, and each shape takes its time. */
export const plainBoxes = (
  corners: readonly Corner[],
  width: number,
  height: number,
): readonly BoxShape[] => [paper(width, height, corners), frame(width, height, FINE, corners)];

const HATCH_STEP = 0.95;

const hatching = (width: number, height: number): BoxShape => {
  const lines: string[] = [];
  for (let sum = HATCH_STEP; sum < width + height; sum += HATCH_STEP) {
    const [left, low] = [Math.max(0, sum - height), Math.min(sum, height)];
    const [right, high] = [Math.min(sum, width), Math.max(0, sum - width)];
    lines.push(`M${left.toFixed(2)} ${low.toFixed(2)}L${right.toFixed(2)} ${high.toFixed(2)}`);
  }
  return { d: lines.join(''), stroke: HATCH, width: 0.25 };
};

const returnArrow = (width: number, height: number): BoxShape => {
  const scale = (0.52 * height) / 16;
  return {
    d: 'M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6M5.8 3.5L2.8 6.5l3 3',
    stroke: INK,
    width: 1.5,
    zoom: { x: width / 2 - 7.9 * scale, y: height / 2 - 8.4 * scale, scale },
  };
};

// clears the hatching behind a label
const labelGround = (width: number, height: number): BoxShape => ({
  d: `M${0.24 * width} ${0.3 * height}H${0.76 * width}V${0.7 * height}H${0.24 * width}z`,
  fill: PAPER_WHITE,
});

const PAST = '#b9bcb9';
const FINE = 0.28;
const BOLD = 0.6;

/**
 * The shape of a box, in mm, without its label. Hits: 3 costs a pip, 4 turns the unit back, 5 ends it. `cleared` if a
 * label
 * is in the middle of the hatching.
 */
export const boxShapes = (
  kind: Box['kind'],
  width: number,
  height: number,
  cleared = true,
): readonly BoxShape[] => {
  switch (kind) {
    case 'plain':
      return [paper(width, height), frame(width, height, FINE)];
    case 'hatched':
      return [
        paper(width, height),
        hatching(width, height),
        ...(cleared ? [labelGround(width, height)] : []),
        frame(width, height, FINE),
      ];
    case 'return':
      return [paper(width, height), frame(width, height, BOLD), returnArrow(width, height)];
    case 'done':
      return [paper(width, height), { d: `M${width} 0V${height}H0z`, fill: INK }, frame(width, height, BOLD)];
    case 'past':
    case 'now':
      return [
        { d: `M0 0H${width}V${height}H0z`, fill: kind === 'now' ? INK : PAST },
        frame(width, height, FINE),
      ];
    case 'halves':
    case 'last':
      return [
        paper(width, height),
        { d: `M${width / 2} 0V${height}`, stroke: MUTE, width: 0.2, dash: 0.9 },
        frame(width, height, kind === 'last' ? 0.7 : 0.3),
      ];
  }
};

/** A box and its position in its track, in mm. */
type BoxPosition = {
  readonly box: Box;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type TrackLayout = {
  readonly boxes: readonly BoxPosition[];
  readonly width: number;
  readonly height: number;
};

type Stand = { readonly perRow: number; readonly side: number; readonly gap: number };

const placed = (boxes: readonly Box[], { perRow, side, gap }: Stand): TrackLayout => ({
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
export const rowTrack = (boxes: readonly Box[], side: number): TrackLayout => {
  const { length } = boxes;
  if (length <= USUAL_ABREAST) return placed(boxes, { perRow: USUAL_ABREAST, side, gap: 0.8 });
  const perRow = Math.ceil(length / Math.ceil(length / MOST_ABREAST));
  return placed(boxes, { perRow, side: side * 0.6, gap: 0.5 });
};
