import type { ReferenceSheet, SectionRow, SheetFrame } from '@/lib/rules/core/sheet/sheet-parts';
import { INK, PAPER, SOFT } from '../paper';
import { qrMark } from './cells';
import { fitted, fittingPoints, runWidth } from './face-width';
import { type DrawOp, describedGroup, line, rule, run } from './mark';

/** White around a reference sheet. */
export const MARGIN = { top: 8, side: 9.3, bottom: 6.8 } as const;
const GUTTERS: Readonly<Record<number, number>> = { 2: 7, 3: 4.2 };
const QR = 11;
const HEAD = { opening: 10.4, running: 6.2, below: 1.6 } as const;
const FOOT = { above: 1.5, line: 2.9, points: 6.4 } as const;

/** A sheet to be set in this many columns. Lengths in mm. */
export type FrameSetting = {
  readonly sheet: ReferenceSheet;
  readonly rows: readonly SectionRow[];
  /** pages that stand before these */
  readonly before: number;
  /** nothing but text, which may be set in narrow columns */
  readonly words: boolean;
  readonly width: number;
  readonly high: number;
  readonly columns: number;
  readonly gutter: number;
  /** width of a column */
  readonly across: number;
};

/** Rows of a sheet that are set together, after this many pages. */
export type Half = Pick<FrameSetting, 'sheet' | 'rows' | 'before' | 'words'>;

/** Rows in two or three columns; with three, no column is divided. */
export const settingOf = ({ sheet, rows, before, words }: Half, columns: number): FrameSetting => {
  const { width: whole, height } = PAPER[sheet.paper];
  const width = whole - 2 * MARGIN.side;
  const gutter = GUTTERS[columns] ?? 0;
  return {
    sheet,
    before,
    words,
    rows:
      columns < 3
        ? rows
        : rows.flatMap(({ wide, sections }) => sections.map((each) => ({ wide, sections: [each] }))),
    width,
    high: height - MARGIN.top - MARGIN.bottom,
    columns,
    gutter,
    across: (width - (columns - 1) * gutter) / columns,
  };
};

/** What a foot is made for. */
type FootSetting = Pick<FrameSetting, 'width' | 'high'> & { readonly sheet: Pick<SheetFrame, 'footer'> };

/** Height of the foot of a page, with the white above it. */
export const footHeight = (sheet: Pick<SheetFrame, 'footer'>): number =>
  FOOT.above + 0.25 + 1 + sheet.footer.lines.length * FOOT.line;

/** Height of the marks of armies that are not legal. */
export const markHeight = (sheet: ReferenceSheet): number =>
  sheet.marks.length === 0 ? 0 : sheet.marks.length * 5.2 + 1;

/** Where the marks, and then the columns, begin. */
export const headHeight = (page: number): number => (page === 0 ? HEAD.opening : HEAD.running) + HEAD.below;

/** Height of the columns of a page, from 0, of those set together. */
export const bodyHeight = (setting: FrameSetting, page: number): number =>
  setting.high - headHeight(setting.before + page) - markHeight(setting.sheet) - footHeight(setting.sheet);

/** Title of the first page or of a following one. */
export const head = ({ sheet, width }: FrameSetting, opening: boolean): DrawOp[] => {
  const sizes = opening ? [23] : [13];
  const title = run(opening ? sheet.title : `${sheet.title}, continued`, {
    points: sizes[0] ?? 13,
    face: 'display',
  });
  const base = opening ? HEAD.opening - 2.6 : HEAD.running - 2;
  const code = opening ? sheet.footer.link : null;
  const right = width - (code === null ? 0 : QR + 3);
  const left = runWidth(title) + 4;
  const words = run(sheet.subtitle, { points: 8.2, colour: SOFT });
  const points = fittingPoints(words, [8.2, 7.6, 7, 6.5], right - left);
  const named: DrawOp = { kind: 'text', x: 0, y: base, anchor: 'start', runs: [title] };
  const subtitle: DrawOp = {
    kind: 'text',
    x: right,
    y: base,
    anchor: 'end',
    runs: [fitted({ ...words, points }, right - left)],
  };
  return [
    ...(opening
      ? [describedGroup('heading', [named], { level: 1 }), subtitle]
      : [describedGroup('paragraph', [named, subtitle], { repeated: true })]),
    ...(code === null ? [] : [qrMark(code.url, width - QR, HEAD.opening - QR - 1.6, QR)]),
    rule(0, opening ? HEAD.opening - 0.5 : HEAD.running - 0.35, width, opening ? 0.5 : 0.35, INK),
  ];
};

/** Source, date and number of a page; read at the end of the last. */
export const foot = (setting: FootSetting, page: string, last: boolean): DrawOp[] => {
  const { sheet, width, high } = setting;
  const top = high - footHeight(sheet) + FOOT.above;
  const style = { points: FOOT.points, colour: SOFT };
  const code = sheet.footer.code === null ? '' : `${sheet.footer.code.text}. `;
  return [
    rule(0, top, width, 0.25, INK),
    ...sheet.footer.lines.map((runs, index): DrawOp => {
      const y = top + 1.25 + (index + 0.75) * FOOT.line;
      const text = runs.map(({ text: each }) => each).join('');
      const right = index === sheet.footer.lines.length - 1 ? `${code}${page}` : '';
      const room = width - (right === '' ? 0 : runWidth(run(right, style)) + 4);
      return describedGroup(
        'paragraph',
        [
          { kind: 'text', x: 0, y, anchor: 'start', runs: [fitted(run(text, style), room)] },
          ...(right === '' ? [] : [line(right, width, y, style, 'end')]),
        ],
        last ? {} : { repeated: true },
      );
    }),
  ];
};
