import type { ReferenceSheet } from '@/lib/rules/core/sheet-parts';
import { HEADLINE } from '../ink';
import { PAPER } from '../measures';
import { marksOfSheet } from './margin';
import { type Mark, type Placed, shifted } from './mark';
import type { PlacedPage } from './placed-page';
import { bodyHeight, foot, head, headHeight, MARGIN, markHeight } from './reference-frame';
import { gapOf, settled } from './reference-setting';

/** The most a gap between sections is stretched to make columns end together. */
const STRETCH = 7;

const columnMarks = (
  column: readonly number[],
  placed: readonly Placed[],
  x: number,
  top: number,
  height: number,
  gap: number,
): Mark[] => {
  const used = column.reduce((sum, index) => sum + (placed[index]?.height ?? 0), 0);
  const gaps = column.length - 1;
  const free = gaps === 0 ? 0 : (height - used) / gaps;
  const between = Math.min(Math.max(gap, free), gap + STRETCH);
  let y = top;
  return column.flatMap((index) => {
    const each = placed[index];
    if (each === undefined) return [];
    const marks = shifted(each.marks, x, y);
    y += each.height + between;
    return marks;
  });
};

/** A reference sheet divided into pages: as few as its type allows, and set as generously as these allow. */
export const referencePages = (sheet: ReferenceSheet): PlacedPage[] => {
  const { setting, style, placed, pages } = settled(sheet);
  const { width, across, gutter, columns } = setting;
  const gap = gapOf(style);
  return pages.map((page, index) => {
    const opening = index === 0;
    const marks = markHeight(sheet);
    const top = headHeight(index) + marks;
    const wide = page.wide.reduce((sum, at) => sum + (placed[at]?.height ?? 0) + gap, 0);
    const start = top + wide;
    const tallest = Math.max(
      ...page.columns.map((column) =>
        column.reduce((sum, at) => sum + (placed[at]?.height ?? 0) + gap, -gap),
      ),
    );
    const room = bodyHeight(setting, index) - wide;
    const height = room - tallest < room * 0.18 ? room : tallest;
    return {
      ...PAPER[sheet.paper],
      label: `${sheet.title}, page ${index + 1} of ${pages.length}`,
      marks: shifted(
        [
          ...head(setting, opening),
          ...marksOfSheet(sheet, width, top - marks - 0.6, !opening),
          ...columnMarks(page.wide, placed, 0, top, 0, gap),
          ...Array.from(
            { length: columns - 1 },
            (_, at): Mark => ({
              kind: 'path',
              d: `M0 0V${height - 0.6}`,
              x: (at + 1) * (across + gutter) - gutter / 2,
              y: start + 0.6,
              scale: 1,
              stroke: HEADLINE,
              width: 0.15,
            }),
          ),
          ...page.columns.flatMap((column, at) =>
            columnMarks(column, placed, at * (across + gutter), start, height, gap),
          ),
          ...foot(setting, `Page ${index + 1} of ${pages.length}`, index === pages.length - 1),
        ],
        MARGIN.side,
        MARGIN.top,
      ),
    };
  });
};
