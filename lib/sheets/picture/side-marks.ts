import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { INK, PAPER_WHITE } from '../paper';
import { fittingPoints, runWidth } from '../placed/face-width';
import { box, type DrawOp, line, type PathMark, run, type TextStyle } from '../placed/mark';
import { plateFrame } from '../plate/plate-type';
import { smallPlate } from '../plate/small-plate';

/** Paper in mm: beside the list of sides, and above it on a phone, where no name could be read. */
export const SIDE_PAPER = {
  named: { width: 216, height: 123 },
  bare: { width: 100, height: 44 },
} as const;
/** The same in pixels: two to one of a screen at usual widths. */
export const SIDE_PIXELS = { named: 1440, bare: 720 } as const;
export type SideForm = keyof typeof SIDE_PAPER;

/** A side to choose, as a drawing: its cartouche, and its army. */
export type SideOrder = {
  readonly form: SideForm;
  readonly title: string;
  readonly about: string;
  readonly plate: Pick<PlateSheet, 'bodies' | 'layout' | 'ink'>;
};

const CARTOUCHE = { top: 8, height: 17, least: 70, notch: 3 } as const;
const TITLE_SIZES = [27, 24, 21, 18] as const;
const ABOUT: TextStyle = { points: 10.5, face: 'serif', italic: true };

const stroked = (d: string, x: number, y: number, width: number): PathMark => ({
  ...({ kind: 'path', d, x, y, scale: 1, stroke: INK, width } as const),
});

const notched = (width: number, height: number, notch: number): string =>
  `M${notch} 0H${width - notch}V${notch}H${width}V${height - notch}H${width - notch}V${height}H${notch}V${height - notch}H0V${notch}H${notch}z`;

/** Name and figures of a side, framed in the middle of the upper edge. */
const cartouche = ({ title, about }: Pick<SideOrder, 'title' | 'about'>, paper: number): DrawOp[] => {
  const { top, height, least, notch } = CARTOUCHE;
  const points = fittingPoints(run(title, { points: TITLE_SIZES[0], face: 'display' }), TITLE_SIZES, 130);
  const head: TextStyle = { points, face: 'display' };
  const width = Math.max(least, runWidth(run(title, head)) + 22, runWidth(run(about, ABOUT)) + 14);
  const x = (paper - width) / 2;
  return [
    { ...stroked(notched(width, height, notch), x, top, 0.5), fill: PAPER_WHITE },
    stroked(notched(width - 2, height - 2, notch), x + 1, top + 1, 0.18),
    line(title, paper / 2, top + 9, head, 'middle'),
    line(about, paper / 2, top + 14, ABOUT, 'middle'),
  ];
};

/** A side of a first visitor's choice, as a small plate: its lines, and what it costs. */
export const sideMarks = ({ form, title, about, plate }: SideOrder): DrawOp[] => {
  const { width, height } = SIDE_PAPER[form];
  const named = form === 'named';
  const top = named ? CARTOUCHE.top + CARTOUCHE.height + 3 : 6;
  const area = { x: 9, y: top, width: width - 18, height: height - top - 7 };
  return [
    box(0, 0, width, height, { fill: PAPER_WHITE }),
    plateFrame(width, height, 0.6),
    ...smallPlate(plate, area, named ? 'all' : 'none'),
    ...(named ? cartouche({ title, about }, width) : []),
  ];
};
