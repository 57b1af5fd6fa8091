import type { ReferenceSheet, SectionRow } from '@/lib/rules/core/sheet/sheet-parts';
import { HEADLINE } from '../ink';
import { PAPER } from '../measures';
import { marksOfSheet } from './margin';
import { type Mark, type Placed, shifted } from './mark';
import type { PlacedPage } from './placed-page';
import { bodyHeight, foot, head, headHeight, MARGIN, markHeight } from './reference-frame';
import { referenceHalves } from './reference-halves';
import { gapOf, type Settled, settledHalf } from './reference-setting';

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

/** A page of a sheet, by its number from 0. */
const placedPage = ({ setting, style, placed, pages }: Settled, number: number, of: number): PlacedPage => {
  const { sheet, before, width, across, gutter, columns } = setting;
  const gap = gapOf(style);
  const page = pages[number - before] ?? { wide: [], columns: [] };
  const marks = markHeight(sheet);
  const top = headHeight(number) + marks;
  const wide = page.wide.reduce((sum, at) => sum + (placed[at]?.height ?? 0) + gap, 0);
  const start = top + wide;
  const tallest = Math.max(
    ...page.columns.map((column) => column.reduce((sum, at) => sum + (placed[at]?.height ?? 0) + gap, -gap)),
  );
  const room = bodyHeight(setting, number - before) - wide;
  const height = room - tallest < room * 0.18 ? room : tallest;
  return {
    ...PAPER[sheet.paper],
    label: `${sheet.title}, page ${number + 1} of ${of}`,
    marks: shifted(
      [
        ...head(setting, number === 0),
        ...marksOfSheet(sheet, width, top - marks - 0.6, number > 0),
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
        ...foot(setting, `Page ${number + 1} of ${of}`, number === of - 1),
      ],
      MARGIN.side,
      MARGIN.top,
    ),
  };
};

/** Tables, then words on the next page; or both together, where that takes fewer pages. */
const settledHalves = (sheet: ReferenceSheet): Settled[] => {
  const all = (rows: readonly SectionRow[]) => settledHalf({ sheet, rows, before: 0, words: false });
  if (sheet.dense) return [all(sheet.rows)];
  const { tables, words } = referenceHalves(sheet.rows);
  if (tables.length === 0 || words.length === 0) return [all(sheet.rows)];
  const first = all(tables);
  const next = settledHalf({ sheet, rows: words, before: first.pages.length, words: true });
  const together = all([...tables, ...words]);
  return together.pages.length < first.pages.length + next.pages.length ? [together] : [first, next];
};

/**
 * A reference sheet divided into pages: tables on the first, words on the next; a dense one as it comes. As few as its
 * type allows, and set as generously as these allow.
 */
export const referencePages = (sheet: ReferenceSheet): PlacedPage[] => {
  const halves = settledHalves(sheet);
  const of = halves.reduce((sum, { pages }) => sum + pages.length, 0);
  return halves.flatMap((half) =>
    half.pages.map((_, index) => placedPage(half, half.setting.before + index, of)),
  );
};
