import type { Sheet } from '@/lib/rules/core/sheet';

/** Every length is in mm, every type size in points; both writers draw from these and from nothing else. */
export const PAPER: Readonly<Record<Sheet['paper'], { readonly width: number; readonly height: number }>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

export const MARGIN = { top: 10, side: 11, bottom: 9 } as const;

/** Width of what is printed between the margins. */
export const textBlock = (paper: Sheet['paper']): number => PAPER[paper].width - 2 * MARGIN.side;

/** Heads of pages: the first says everything, the others only whose sheet this is. */
export const HEADER = { opening: 18.5, running: 10, flag: 15, runningFlag: 6.5, gap: 4, sum: 42 } as const;

export const MARK = { height: 6.2, gap: 1.8 } as const;

/** Heights of a ledger at one density. */
export type Density = {
  readonly line: number;
  readonly columnHead: number;
  readonly gap: number;
  readonly head: number;
  readonly commander: number;
  readonly row: number;
  readonly note: number;
  readonly total: number;
  readonly box: number;
};

/** As designed; and tighter, when that saves a page. Two lines of a name still fit into a row. */
export const DENSITIES = {
  regular: {
    line: 8.6,
    columnHead: 4.4,
    gap: 1.7,
    head: 7,
    commander: 7.3,
    row: 8.8,
    note: 3.4,
    total: 9,
    box: 5.3,
  },
  tight: {
    line: 7.6,
    columnHead: 4,
    gap: 1.1,
    head: 6.2,
    commander: 6.2,
    row: 7.3,
    note: 3.2,
    total: 8,
    box: 4.7,
  },
} as const satisfies Record<string, Density>;

export type DensityName = keyof typeof DENSITIES;

/** Rows of the parts that are never split. */
export const PART = {
  title: 5.4,
  trackNote: 3.35,
  trackNoteGap: 1.4,
  gridHead: 5.2,
  gridRow: 4.55,
  listRow: 4.95,
  noteLine: 3.5,
  noteIndent: 4.5,
  trackLine: 4.3,
  gap: 2.4,
} as const;

/** Rule above the tail, and the space between its columns. */
export const TAIL = { above: 3, rule: 2.9, gutter: 7 } as const;

/** Boxes of the large tracks, in rows of `perRow`; beyond `most` a track is a line to write on. */
export const LARGE_BOXES = {
  wide: { most: 15, perRow: 5, width: 9, height: 7.4, gap: 1.6 },
  narrow: { most: 50, perRow: 10, width: 4.6, height: 4.6, gap: 0.65 },
} as const;

export const SMALL_BOX = { height: 4.3 } as const;

export const FOOTER = {
  above: 3,
  rule: 2.4,
  line: 3.7,
  points: 7,
  code: 7.6,
  qr: 17,
  gutter: 6,
  codeWidth: 32,
} as const;

/** A line without columns: its symbol, the ring of a rating with the space round it, the space between cells. */
export const LINE = { symbol: 8, ring: 8, gap: 2.5 } as const;

export const POINTS = { cell: 7.8, line: 8.4, note: 6.8, trackNote: 6.8, mark: 7.8 } as const;
