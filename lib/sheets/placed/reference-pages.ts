import type { ReferenceSheet } from '@/lib/rules/core/sheet-parts';
import { HEADLINE, INK, SOFT } from '../ink';
import { PAPER } from '../measures';
import { qrMark } from './cells';
import { type FilledPage, type Filler, filledColumns, type Item, packedColumns } from './columns';
import { fitted, fittingPoints, runWidth } from './face-width';
import { marksOfSheet } from './margin';
import { line, type Mark, type Placed, rule, run, shifted } from './mark';
import { type PartStyle, referenceStyle } from './part-style';
import type { PlacedPage } from './placed-page';
import { placedRow } from './section';

const MARGIN = { top: 9, side: 10, bottom: 7.5 } as const;
const GUTTER = 7;
const COLUMNS = 2;
const QR = 11;
const HEAD = { opening: 10.4, running: 6.2, below: 2.6 } as const;
const FOOT = { above: 2.4, line: 2.9, points: 6.4 } as const;
/** Steps between a sheet as designed and one as tight as can be read. */
const STEPS = 24;

type Setting = { readonly sheet: ReferenceSheet; readonly width: number; readonly high: number };

const settingOf = (sheet: ReferenceSheet): Setting => {
  const { width, height } = PAPER[sheet.paper];
  return { sheet, width: width - 2 * MARGIN.side, high: height - MARGIN.top - MARGIN.bottom };
};

const footHeight = ({ sheet }: Setting): number =>
  FOOT.above + 0.25 + 1 + sheet.footer.lines.length * FOOT.line;

const markHeight = (sheet: ReferenceSheet): number =>
  sheet.marks.length === 0 ? 0 : sheet.marks.length * 5.2 + 1;

const bodyHeight = (setting: Setting, page: number): number =>
  setting.high -
  (page === 0 ? HEAD.opening : HEAD.running) -
  HEAD.below -
  markHeight(setting.sheet) -
  footHeight(setting);

const gapOf = (style: PartStyle): number => 1.4 + style.gap * 2.2;

/** All rows of a sheet, set as tightly as that. */
type Setup = {
  readonly style: PartStyle;
  readonly placed: readonly Placed[];
  readonly items: readonly Item[];
};

const setUp = ({ sheet, width }: Setting, tightness: number): Setup => {
  const style = referenceStyle(tightness);
  const across = (width - GUTTER) / COLUMNS;
  const placed = sheet.rows.map((row) => placedRow(row, row.wide ? width : across, style, sheet));
  const items = placed.map(({ height }, index) => ({ height, wide: sheet.rows[index]?.wide ?? false }));
  return { style, placed, items };
};

/** In order; else as they fill the columns best, with as much order as that leaves. */
const FILLERS: readonly Filler[] = [filledColumns, ...[12, 8, 5, 3, 1.5, 0].map(packedColumns)];

const filled = (setting: Setting, { items, style }: Setup, filler: Filler): FilledPage[] =>
  filler(items, COLUMNS, (page) => bodyHeight(setting, page), gapOf(style));

const ROUNDS = 8;

/** The last page as low as its columns allow, so that they end together. */
const balanced = (setting: Setting, setup: Setup, filler: Filler): readonly FilledPage[] => {
  let best = filled(setting, setup, filler);
  const last = best.length - 1;
  let [low, high] = [0, bodyHeight(setting, last)];
  for (let round = 0; round < ROUNDS; round++) {
    const limit = (low + high) / 2;
    const tried = filler(
      setup.items,
      COLUMNS,
      (page) => (page === last ? limit : bodyHeight(setting, page)),
      gapOf(setup.style),
    );
    if (tried.length > best.length || isOverfull(tried, setup, limit)) low = limit;
    else {
      high = limit;
      best = tried;
    }
  }
  return best;
};

/** True if a column of the last page is higher than the limit: something stands alone that has no room. */
const isOverfull = (pages: readonly FilledPage[], { placed }: Setup, limit: number): boolean =>
  (pages.at(-1)?.columns ?? []).some(
    (column) => column.reduce((sum, index) => sum + (placed[index]?.height ?? 0), 0) > limit,
  );

type Settled = Setup & { readonly pages: readonly FilledPage[] };

/** The fewest pages, in order if that needs no more, and of the settings for so many the most generous. */
const settled = (setting: Setting): Settled => {
  let best = setUp(setting, 1);
  const counts = FILLERS.map((each) => filled(setting, best, each).length);
  const fewest = Math.min(...counts);
  const filler = FILLERS[counts.indexOf(fewest)] ?? filledColumns;
  let [low, high] = [0, STEPS];
  while (low < high) {
    const step = Math.floor((low + high) / 2);
    const tried = setUp(setting, step / STEPS);
    if (filled(setting, tried, filler).length > fewest) low = step + 1;
    else {
      high = step;
      best = tried;
    }
  }
  return { ...best, pages: balanced(setting, best, filler) };
};

const head = ({ sheet, width }: Setting, opening: boolean): Mark[] => {
  const sizes = opening ? [23] : [13];
  const title = run(opening ? sheet.title : `${sheet.title}, continued`, {
    points: sizes[0] ?? 13,
    face: 'display',
  });
  const base = opening ? HEAD.opening - 2.6 : HEAD.running - 2;
  const code = opening ? sheet.footer.link : null;
  const right = width - (code === null ? 0 : QR + 3);
  const left = runWidth(title) + 4;
  const said = run(sheet.subtitle, { points: 8.2, colour: SOFT });
  const points = fittingPoints(said, [8.2, 7.6, 7, 6.5], right - left);
  return [
    { kind: 'text', x: 0, y: base, anchor: 'start', runs: [title] },
    {
      kind: 'text',
      x: right,
      y: base,
      anchor: 'end',
      runs: [fitted({ ...said, points }, right - left)],
    },
    ...(code === null ? [] : [qrMark(code.url, width - QR, HEAD.opening - QR - 1.6, QR)]),
    rule(0, opening ? HEAD.opening - 0.5 : HEAD.running - 0.35, width, opening ? 0.5 : 0.35, INK),
  ];
};

const foot = (setting: Setting, page: string): Mark[] => {
  const { sheet, width, high } = setting;
  const top = high - footHeight(setting) + FOOT.above;
  const style = { points: FOOT.points, colour: SOFT };
  const code = sheet.footer.code === null ? '' : `${sheet.footer.code.text}. `;
  return [
    rule(0, top, width, 0.25, INK),
    ...sheet.footer.lines.flatMap((runs, index): Mark[] => {
      const y = top + 1.25 + (index + 0.75) * FOOT.line;
      const text = runs.map(({ text: each }) => each).join('');
      const last = index === sheet.footer.lines.length - 1;
      const right = last ? `${code}${page}` : '';
      const room = width - (right === '' ? 0 : runWidth(run(right, style)) + 4);
      return [
        { kind: 'text', x: 0, y, anchor: 'start', runs: [fitted(run(text, style), room)] },
        ...(right === '' ? [] : [line(right, width, y, style, 'end')]),
      ];
    }),
  ];
};

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
  const setting = settingOf(sheet);
  const { style, placed, pages } = settled(setting);
  const { width } = setting;
  const across = (width - GUTTER) / COLUMNS;
  const gap = gapOf(style);
  return pages.map((page, index) => {
    const opening = index === 0;
    const marks = markHeight(sheet);
    const top = (opening ? HEAD.opening : HEAD.running) + HEAD.below + marks;
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
          ...marksOfSheet(sheet, width, top - marks - 0.6),
          ...columnMarks(page.wide, placed, 0, top, 0, gap),
          {
            kind: 'path',
            d: `M0 0V${height - 0.6}`,
            x: width / 2,
            y: start + 0.6,
            scale: 1,
            stroke: HEADLINE,
            width: 0.15,
          },
          ...page.columns.flatMap((column, at) =>
            columnMarks(column, placed, at * (across + GUTTER), start, height, gap),
          ),
          ...foot(setting, `Page ${index + 1} of ${pages.length}`),
        ],
        MARGIN.side,
        MARGIN.top,
      ),
    };
  });
};
