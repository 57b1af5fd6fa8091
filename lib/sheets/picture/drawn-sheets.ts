import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { PAPER_WHITE } from '../paper';
import type { DrawingForm } from '../pdf/orders';
import { box, type DrawOp, shifted } from '../placed/mark';
import { layOutPages } from '../placed/placed-pages';
import { pngOf, svgOf } from './picture-png';

/** Pixels in a mm of a drawing as PNG: some 150 to the inch, for a screen; paper has the PDF. */
const FINE = 6;
/** A drawing of more pixels than this is drawn less fine: three plates of A4. */
const MOST_PIXELS = 7_000_000;

/** All pages one below the other, on white. */
const stacked = (sheets: readonly PrintedSheet[]) => {
  const pages = sheets.flatMap(layOutPages);
  const width = Math.max(1, ...pages.map((page) => page.width));
  let height = 0;
  const marks = pages.flatMap((page): DrawOp[] => {
    const own = [box(0, 0, width, page.height, { fill: PAPER_WHITE }), ...page.marks];
    const placed = shifted(own, 0, height);
    height += page.height;
    return placed;
  });
  return { marks, size: { width, height: Math.max(1, height) } };
};

/** The pages of sheets as one drawing, all text as outlines. Only after `loadFonts`. */
export const drawnSheets = (sheets: readonly PrintedSheet[], as: DrawingForm): Uint8Array<ArrayBuffer> => {
  const { marks, size } = stacked(sheets);
  if (as === 'svg') return new Uint8Array(new TextEncoder().encode(svgOf(marks, size)));
  const fine = Math.min(FINE, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
  return pngOf(marks, size, Math.round(size.width * fine));
};
