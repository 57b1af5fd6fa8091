import type { LabelSheet, LabelStock } from '@/lib/rules/core/sheet/sheet-parts';
import { PAPER } from '../paper';

/** Label stock as it is sold: labels in the middle of the paper, lengths in mm. `gap` is between columns. */
export type Stock = {
  readonly paper: 'a4' | 'letter';
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** in the measures of its country */
  readonly name: string;
};

const INCH = 25.4;

/** Stock that is common on either paper, by the size of its labels. */
export const LABEL_STOCKS: Readonly<Record<LabelStock, Stock>> = {
  'a4-99x34': {
    paper: 'a4',
    columns: 2,
    rows: 8,
    width: 99.1,
    height: 33.9,
    gap: 2.5,
    name: '99.1 × 33.9 mm',
  },
  'a4-70x36': { paper: 'a4', columns: 3, rows: 8, width: 70, height: 36, gap: 0, name: '70 × 36 mm' },
  'a4-63x38': {
    paper: 'a4',
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    gap: 2.5,
    name: '63.5 × 38.1 mm',
  },
  'a4-52x30': {
    paper: 'a4',
    columns: 4,
    rows: 10,
    width: 52.5,
    height: 29.7,
    gap: 0,
    name: '52.5 × 29.7 mm',
  },
  'a4-48x25': {
    paper: 'a4',
    columns: 4,
    rows: 10,
    width: 48.5,
    height: 25.4,
    gap: 0,
    name: '48.5 × 25.4 mm',
  },
  'a4-46x21': {
    paper: 'a4',
    columns: 4,
    rows: 12,
    width: 45.7,
    height: 21.2,
    gap: 2.5,
    name: '45.7 × 21.2 mm',
  },
  'a4-38x21': {
    paper: 'a4',
    columns: 5,
    rows: 13,
    width: 38.1,
    height: 21.2,
    gap: 2.5,
    name: '38.1 × 21.2 mm',
  },
  'letter-102x34': {
    paper: 'letter',
    columns: 2,
    rows: 7,
    width: 4 * INCH,
    height: (4 / 3) * INCH,
    gap: (3 / 16) * INCH,
    name: '4 × 1 1/3 in',
  },
  'letter-102x25': {
    paper: 'letter',
    columns: 2,
    rows: 10,
    width: 4 * INCH,
    height: INCH,
    gap: (3 / 16) * INCH,
    name: '4 × 1 in',
  },
  'letter-67x25': {
    paper: 'letter',
    columns: 3,
    rows: 10,
    width: 2.625 * INCH,
    height: INCH,
    gap: INCH / 8,
    name: '2 5/8 × 1 in',
  },
  'letter-44x13': {
    paper: 'letter',
    columns: 4,
    rows: 20,
    width: 1.75 * INCH,
    height: INCH / 2,
    gap: (5 / 16) * INCH,
    name: '1 3/4 × 1/2 in',
  },
};

/** Every stock, largest labels first on each paper. */
export const LABEL_STOCK_IDS = Object.keys(LABEL_STOCKS) as LabelStock[];

/** The stock that most people have at home. */
export const USUAL_STOCK = { a4: 'a4-63x38', letter: 'letter-67x25' } as const satisfies Record<
  Stock['paper'],
  LabelStock
>;

/** Labels on one sheet. */
export const labelsOn = ({ columns, rows }: Pick<Stock, 'columns' | 'rows'>): number => columns * rows;

/** The first label to print, a whole number on the first sheet whatever was asked. */
export const startOn = (stock: Stock, start: number): number =>
  Math.min(labelsOn(stock), Math.max(1, Math.floor(start) || 1));

/** One label's place on its paper, in mm. */
export type LabelCell = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The margin above and below the labels, and beside them. */
export const stockMargin = ({ paper, columns, rows, width, height, gap }: Stock) => ({
  top: (PAPER[paper].height - rows * height) / 2,
  left: (PAPER[paper].width - columns * width - (columns - 1) * gap) / 2,
});

/** Every label of a sheet, row by row. */
export const labelCells = (stock: Stock): LabelCell[] => {
  const { columns, width, height, gap } = stock;
  const { top, left } = stockMargin(stock);
  return Array.from({ length: labelsOn(stock) }, (_, index) => ({
    x: left + (index % columns) * (width + gap),
    y: top + Math.floor(index / columns) * height,
    width,
    height,
  }));
};

/** Labels of several armies as one sheet: each army continues after the one before, so that no stock is wasted. */
export const joinedLabels = (sheets: readonly LabelSheet[]): LabelSheet | undefined => {
  const [first, ...others] = sheets;
  return first === undefined || others.length === 0 ? first : { ...first, next: others };
};

/** A sheet of labels with those that go on where it ends. */
export const labelSheets = (sheet: LabelSheet): readonly LabelSheet[] => [sheet, ...(sheet.next ?? [])];
