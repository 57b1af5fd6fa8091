import type { CardSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { PAPER } from '../measures';
import { type CardFace, cardFace } from './card-faces';

const GRID = { '63x88': [3, 3], '70x120': [2, 2], quarter: [2, 2] } as const;

/** Where the cards of a page stand. */
export type CardGrid = {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly face: CardFace;
  readonly paper: { readonly width: number; readonly height: number };
};

/** Cards in the middle of the paper, edge to edge, so that one cut serves two. */
export const cardGrid = (sheet: Pick<CardSheet, 'size' | 'paper'>): CardGrid => {
  const [columns, rows] = GRID[sheet.size];
  const face = cardFace(sheet);
  const paper = PAPER[sheet.paper];
  return {
    columns,
    rows,
    face,
    paper,
    left: (paper.width - columns * face.width) / 2,
    top: (paper.height - rows * face.height) / 2,
  };
};
