import type { ReferenceSheet } from '@/lib/rules/core/sheet-parts';
import { HEADLINE, INK, SOFT } from '../ink';
import { PAPER } from '../measures';
import { qrMark } from './cells';
import { type FilledPage, filledColumns, type Item } from './columns';
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

const gapOf = (style: PartStyle): number => 2.2 + style.gap * 1.6;

type Attempt = {
  readonly balance: () => readonly FilledPage[];
  readonly style: PartStyle;
  readonly placed: readonly Placed[];
  readonly pages: readonly FilledPage[];
};

const attempt = (setting: Setting, tightness: number): Attempt => {
  const style = referenceStyle(tightness);
  const { sheet, width } = setting;
  const across = (width - GUTTER) / COLUMNS;
  const placed = sheet.rows.map((row) => placedRow(row, row.wide ? width : across, style, sheet));
  const items: Item[] = placed.map(({ height }, index) => ({
    height,
    wide: sheet.rows[index]?.wide ?? false,
  }));
  const fill = (limit: number, last: number) =>
    filledColumns(
      items,
      COLUMNS,
      (page) => (page === last ? limit : bodyHeight(setting, page)),
      gapOf(style),
    );
  const pages = fill(bodyHeight(setting, 0), 0);
  return { style, placed, pages, balance: () => balanced(pages, setting, fill) };
};

/** The last page as low as its columns allow, so that they end together. */
const balanced = (
  pages: readonly FilledPage[],
  setting: Setting,
  fill: (limit: number, last: number) => FilledPage[],
): readonly FilledPage[] => {
  const last = pages.length - 1;
  let best = pages;
  for (let limit = bodyHeight(setting, last); limit > 40; limit -= 1.5) {
    const tried = fill(limit, last);
    if (tried.length > pages.length) break;
    best = tried;
  }
  return best;
};

/** The fewest pages, and of the settings that need no more the most generous. */
const settled = (setting: Setting): Attempt => {
  let best = attempt(setting, 1);
  const fewest = best.pages.length;
  let [low, high] = [0, STEPS];
  while (low < high) {
    const step = Math.floor((low + high) / 2);
    const tried = attempt(setting, step / STEPS);
    if (tried.pages.length > fewest) low = step + 1;
    else {
      high = step;
      best = tried;
    }
  }
  return best;
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
  const { style, placed, balance } = settled(setting);
  const pages = balance();
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
