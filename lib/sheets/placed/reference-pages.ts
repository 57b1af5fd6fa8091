import type {
  Part,
  ReferenceSheet,
  Section,
  SectionRow,
  WordsPart,
} from '@/lib/rules/core/sheet/sheet-parts';
import { HEADLINE, PAPER } from '../paper';
import { type DrawOp, type MarkBlock, type PageLayout, shifted } from './mark';
import { bodyHeight, foot, head, headHeight, MARGIN, markHeight } from './reference-frame';
import { gapOf, type ReferenceLayout, settledHalf } from './reference-setting';
import { marksOfSheet } from './severity-marks';

/** The most a gap between sections is stretched to make columns end together. */
const STRETCH = 7;

const columnMarks = (
  column: readonly number[],
  placed: readonly MarkBlock[],
  x: number,
  top: number,
  height: number,
  gap: number,
): DrawOp[] => {
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
const placedPage = (
  { setting, style, placed, pages }: ReferenceLayout,
  number: number,
  of: number,
): PageLayout => {
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
          (_, at): DrawOp => ({
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

/** Words in a column of terms are read like a table. */
const isTable = (part: Part): boolean => part.kind !== 'words' || part.layout === 'hanging';

/** What has no term explains the table above it, and stays with it. */
const explains = ({ term }: WordsPart['items'][number]): boolean => term === '';

type Halves = { readonly tables: readonly Part[]; readonly words: readonly Part[] };

const withItems = (part: WordsPart, items: WordsPart['items']): WordsPart[] =>
  items.length === 0 ? [] : [{ ...part, items }];

const halvesOf = ({ parts }: Section): Halves => {
  if (!parts.some(isTable)) return { tables: [], words: parts };
  const tables: Part[] = [];
  const words: Part[] = [];
  for (const part of parts) {
    if (part.kind !== 'words' || isTable(part)) tables.push(part);
    else if (part.layout === 'dashed') words.push(part);
    else {
      tables.push(...withItems(part, part.items.filter(explains)));
      words.push(
        ...withItems(
          part,
          part.items.filter((item) => !explains(item)),
        ),
      );
    }
  }
  return { tables, words };
};

const rowsOfHalf = (rows: readonly SectionRow[], half: keyof Halves): SectionRow[] =>
  rows.flatMap(({ wide, sections }) => {
    const full = sections.flatMap((section) => {
      const halves = halvesOf(section);
      // a note says what the numbers of the tables are
      const note = half === 'words' && halves.tables.length > 0 ? '' : section.note;
      return halves[half].length === 0 ? [] : [{ ...section, note, parts: halves[half] }];
    });
    return full.length === 0 ? [] : [{ wide: wide && half === 'tables', sections: full }];
  });

/** The sections of a sheet in two halves: what is looked up while dice are rolled, and what is read once. */
export const referenceHalves = (
  rows: readonly SectionRow[],
): { readonly tables: readonly SectionRow[]; readonly words: readonly SectionRow[] } => ({
  tables: rowsOfHalf(rows, 'tables'),
  words: rowsOfHalf(rows, 'words'),
});

/** Tables, then words on the next page; or both together, where that takes fewer pages. */
const settledHalves = (sheet: ReferenceSheet): ReferenceLayout[] => {
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
export const referencePages = (sheet: ReferenceSheet): PageLayout[] => {
  const halves = settledHalves(sheet);
  const of = halves.reduce((sum, { pages }) => sum + pages.length, 0);
  return halves.flatMap((half) =>
    half.pages.map((_, index) => placedPage(half, half.setting.before + index, of)),
  );
};
