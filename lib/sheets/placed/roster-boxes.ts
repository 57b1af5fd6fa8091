import type { Box, TrackBlock } from '@/lib/rules/core/sheet/sheet';
import { counted } from '../../rules/core/army/words';
import { INK, SOFT } from '../paper';
import { boxMarks, plainBoxMarks } from './cells';
import {
  baseline,
  type DrawOp,
  type GroupMark,
  group,
  line,
  type MarkBlock,
  MM_PER_POINT,
  rule,
} from './mark';

/** The least side of a box that is marked with a pencil in a hurry, in mm. */
export const LEAST_BOX = 4.5;

/** More than these stand in several rows of equal length. */
const MOST_ABREAST = 8;

type Grid = {
  readonly perRow: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
};

const evenly = (count: number, most: number): number =>
  Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / Math.max(1, most)))));

/** Width and height of this many boxes. */
export const gridSize = (count: number, { perRow, width, height, gap }: Grid) => ({
  width: Math.min(count, perRow) * (width + gap) - gap,
  height: Math.max(1, Math.ceil(count / perRow)) * (height + gap) - gap,
});

/** The track of a row: boxes of `side`, in as few rows as have room in `width`. */
export const rowGrid = (count: number, side: number, gap: number, width: number): Grid => {
  const most = Math.max(1, Math.floor((width + gap + 0.001) / (side + gap)));
  return { perRow: evenly(count, Math.min(MOST_ABREAST, most)), width: side, height: side, gap };
};

type Labels = { readonly place: 'middle' | 'corner'; readonly points: number; readonly strong: boolean };

const labelMark = (
  { label: text, kind }: Box,
  x: number,
  y: number,
  { width, height }: Grid,
  labels: Labels,
): DrawOp[] => {
  if (text === undefined || text === '') return [];
  const { points, strong } = labels;
  const style = { points, strong, colour: strong ? INK : SOFT };
  if (labels.place === 'middle')
    return [line(text, x + width / 2, baseline(y, height, points), style, 'middle')];
  // the last box has a broad frame
  const inset = kind === 'last' ? 1.25 : 0.85;
  return [line(text, x + width - inset, y + height - inset, style, 'end')];
};

/** The text of boxes for screen readers: their number, and their content. */
export const boxesToMark = (boxes: readonly Box[]): string => {
  const labels = boxes.flatMap(({ label }) => (label === undefined || label === '' ? [] : [label]));
  const count = `${counted(boxes.length, 'box', 'boxes')} to mark`;
  return labels.length === 0 ? count : `${count}: ${labels.join(', ')}`;
};

/** Boxes to mark, with what is written in them. */
export const boxGrid = (
  boxes: readonly Box[],
  x: number,
  y: number,
  grid: Grid,
  labels: Labels,
): GroupMark => {
  const cleared = labels.place === 'middle';
  const { perRow, width, height, gap } = grid;
  const places = boxes.map((each, index) => ({
    box: each,
    x: (index % perRow) * (width + gap),
    y: Math.floor(index / perRow) * (height + gap),
  }));
  const plain = places.filter(({ box }) => box.kind === 'plain');
  const others = places.filter(({ box }) => box.kind !== 'plain');
  const marks: DrawOp[] = [
    ...(plain.length === 0 ? [] : plainBoxMarks(plain, x, y, width, height)),
    ...others.flatMap(({ box, x: dx, y: dy }) => boxMarks(box.kind, x + dx, y + dy, width, height, cleared)),
    ...places.flatMap(({ box, x: dx, y: dy }) => labelMark(box, x + dx, y + dy, grid, labels)),
  ];
  return group('img', marks, boxesToMark(boxes));
};

/** Smaller than this nothing is read. */
const LEAST_LABEL = 6;

/** Labels of the boxes of a row. */
export const rowLabels = ({ width }: Grid): Labels => ({
  place: 'middle',
  points: Math.max(LEAST_LABEL, width * 1.24),
  strong: true,
});

const LARGE = { perRow: 5, few: 15, most: 60, wide: 9.4, share: 0.8, gap: 1.5, narrow: 0.65 } as const;

/** The boxes of a track block `width` wide; none where there are too many to draw. */
const blockGrid = ({ boxes, size }: TrackBlock, width: number): Grid | null => {
  const { length: count } = boxes;
  if (size === 'small') {
    const perRow = evenly(count, Math.floor((width + 0.001) / LEAST_BOX));
    const across = Math.min(width / perRow, 2 * LEAST_BOX);
    return { perRow, width: across, height: Math.max(LEAST_BOX, Math.min(across, 5.2)), gap: 0 };
  }
  if (count > LARGE.most) return null;
  const few = count <= LARGE.few;
  const gap = few ? LARGE.gap : LARGE.narrow;
  const least = few ? LARGE.wide : LEAST_BOX;
  const perRow = Math.max(LARGE.perRow, Math.floor((width + gap + 0.001) / (least + gap)));
  const across = Math.min(LARGE.wide, (width - (perRow - 1) * gap) / perRow);
  return { perRow, width: across, height: few ? across * LARGE.share : across, gap };
};

/** A track of boxes; a line to write on where there are too many. */
export const layOutTrack = (block: TrackBlock, width: number): MarkBlock => {
  const grid = blockGrid(block, width);
  if (grid === null) {
    const total = `of ${block.boxes.length}`;
    return {
      height: 7,
      marks: [rule(0, 6, 24, 0.2), line(total, 25.5, 6, { points: 8 })],
    };
  }
  const corner = block.size === 'large';
  const points = Math.min(corner ? 7 : 8, (Math.min(grid.width, grid.height) / MM_PER_POINT) * 0.5);
  return {
    height: gridSize(block.boxes.length, grid).height,
    marks: [
      boxGrid(block.boxes, 0, 0, grid, { place: corner ? 'corner' : 'middle', points, strong: corner }),
    ],
  };
};
