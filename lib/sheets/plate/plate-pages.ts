import { LINE_NAMES, type PlateLine } from '@/lib/rules/core/sheet/plate';
import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { INK } from '../paper';
import {
  type DrawOp,
  describedGroup,
  group,
  line,
  type PageLayout,
  shifted,
  type TextStyle,
} from '../placed/mark';
import { bodyMarks } from './body-marks';
import { explanation } from './explanation';
import { plateHead, runningHead, TITLE } from './plate-head';
import { BESIDE, LOWER, type PlatePage, plateSetting, RANK_GAP, rankHeightsOf } from './plate-setting';
import { INNER, type PlateScale, plateFoot, plateFrame, platePaper, widthOf } from './plate-type';
import { type PlateRank, placesOf } from './ranks';

/** Room at each side for the name of the line. */
const SIDE = 9;
/** From the end of the lines to the frame. */
const BELOW = 12.5;

const LINE_NAME: TextStyle = { points: 11, face: 'serif', italic: true };
const NAME_SIZES = [11, 9.5, 8] as const;
const LEAST_NAME = 7;
const DIAMOND = 'M0 0L.8 1L0 2L-.8 1z';

/** Half of the length of the name of a line, with white at its end. */
const halfOf = (text: string, style: TextStyle): number => widthOf(text, style) / 2 + 2;

/** The name of a line at both sides, between diamonds; alone where its line is not high enough for them. */
const lineName = (text: string, top: number, bottom: number, width: number): DrawOp[] => {
  const middle = (top + bottom) / 2;
  const fits = (points: number): boolean => bottom - top >= 2 * halfOf(text, { ...LINE_NAME, points }) + 2;
  const style = { ...LINE_NAME, points: NAME_SIZES.find(fits) ?? LEAST_NAME };
  const half = halfOf(text, style);
  const side = (x: number): DrawOp[] => [
    {
      kind: 'path',
      d: `M0 0V${Math.max(0, middle - half - top)}M0 ${middle + half - top}V${bottom - top}`,
      x,
      y: top,
      scale: 1,
      stroke: INK,
      width: 0.18,
    },
    { kind: 'path', d: DIAMOND, x, y: top - 1, scale: 1, fill: INK },
    { kind: 'path', d: DIAMOND, x, y: bottom - 1, scale: 1, fill: INK },
  ];
  const atLeft: DrawOp = { ...line(text, 21, middle, style, 'middle'), turned: 'up' };
  const atRight: DrawOp = { ...line(text, width - 21, middle, style, 'middle'), turned: 'down' };
  return [
    ...(fits(style.points) ? [group('artifact', [...side(19.6), ...side(width - 19.6)])] : []),
    describedGroup('heading', [atLeft], { level: 2 }),
    describedGroup('paragraph', [atRight], { repeated: true }),
  ];
};

type PlateSize = {
  readonly sheet: PlateSheet;
  readonly scale: PlateScale;
  readonly width: number;
  readonly inner: number;
};

const rankMarks = (
  rank: PlateRank,
  top: number,
  { sheet, scale, inner, ranks }: PlateSize & Pick<PlatePage, 'ranks'>,
  from: number,
  broadest: number,
  limit: number,
): DrawOp[] => {
  const places = placesOf(rank, scale, inner, broadest, limit);
  return rank.bodies.flatMap((each, index) =>
    bodyMarks(
      each,
      from + (places[index] ?? 0),
      top,
      rank.heights,
      scale,
      sheet.ink,
      isNamed(rank.line, ranks) ? 3 : 2,
    ),
  );
};

/** Guns before the lines need no name at the sides, and no heading. */
const isNamed = (line: PlateLine, ranks: readonly PlateRank[]): boolean =>
  line !== 'front' || ranks.some((rank) => rank.line === line && rank.heights.block > 0);

/** The ranks of a plate from `top` to `bottom`, with the names of their lines. */
const linesMarks = (page: PlatePage, top: number, bottom: number, drawn: PlateSize): DrawOp[] => {
  const { ranks, explained } = page;
  const { inner, width, sheet } = drawn;
  const beside = explained?.place === 'beside' ? explained : undefined;
  const legend = explained && explanation(sheet, beside?.width ?? inner).marks;
  const end = bottom - (explained?.place === 'below' ? explained.height + 2 : 0);
  const heights = rankHeightsOf(page);
  const spare = end - top - heights.reduce((sum, height) => sum + height, 0);
  const gap = Math.min(RANK_GAP.most, Math.max(0, spare) / Math.max(1, ranks.length));
  const from = INNER + SIDE;
  // A single line is in the middle of its plate.
  let y = top + Math.max(0, (spare - gap * (ranks.length - 1)) / 2);
  const broadest = Math.max(0, ...ranks.map((rank) => rank.width));
  const spans = new Map<PlateLine, { top: number; bottom: number; marks: DrawOp[] }>();
  const marks: DrawOp[] = [];
  for (const [index, rank] of ranks.entries()) {
    const height = heights[index] ?? rank.height;
    const aside = beside?.rank === index ? beside : undefined;
    const limit = aside === undefined ? inner : inner - aside.width - BESIDE;
    const own = rankMarks(rank, y, { ...drawn, ranks }, from, broadest, limit);
    const span = spans.get(rank.line);
    if (span === undefined) spans.set(rank.line, { top: y, bottom: y + height, marks: own });
    else {
      span.bottom = y + height;
      span.marks.push(...own);
    }
    if (aside !== undefined && legend !== undefined) {
      const left = from + inner - aside.width;
      marks.push(...shifted(legend, left, Math.min(y + LOWER, bottom - aside.height)));
    }
    y += height + gap;
  }
  const lines = [...spans].map(([name, span]) =>
    describedGroup(
      'group',
      [
        ...(isNamed(name, ranks) ? lineName(LINE_NAMES[name], span.top + 2, span.bottom - 1, width) : []),
        ...span.marks,
      ],
      { label: LINE_NAMES[name] },
    ),
  );
  return [
    ...lines,
    ...marks,
    ...(explained?.place === 'below' ? shifted(legend ?? [], from, bottom - explained.height) : []),
  ];
};

/** An order of battle on one plate, or on as many as it needs; everything on them has its place in mm. */
export const platePages = (sheet: PlateSheet): PageLayout[] => {
  const { width, height } = platePaper(sheet);
  const inner = width - 2 * (INNER + SIDE);
  const head = plateHead(sheet, width);
  const running = runningHead(sheet, width);
  const bottom = height - BELOW;
  const { scale, pages } = plateSetting(sheet, {
    width: inner,
    first: bottom - head.height,
    next: bottom - running.height,
  });
  return pages.map((page, index) => {
    const top = index === 0 ? head : running;
    const place = pages.length === 1 ? '' : `Plate ${index + 1} of ${pages.length}`;
    return {
      width,
      height,
      label: pages.length === 1 ? `${TITLE}: ${sheet.title}` : `${TITLE}, plate ${index + 1}: ${sheet.title}`,
      marks: [
        plateFrame(width, height),
        ...top.marks,
        ...linesMarks(page, top.height, bottom, { sheet, scale, width, inner }),
        ...plateFoot(sheet, width, height, place),
      ],
    };
  });
};
