import { LINE_NAMES, type PlateLine } from '@/lib/rules/core/sheet/plate';
import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { INK } from '../ink';
import { describedGroup, group, line, type Mark, shifted, type TextStyle } from '../placed/mark';
import type { PlacedPage } from '../placed/placed-page';
import { bodyMarks } from './body-marks';
import { explanation } from './explanation';
import { INNER, plateFoot, plateFrame, plateHead, platePaper, runningHead, TITLE } from './plate-frame';
import { type PlateScale, plateScale, SHARES } from './plate-type';
import { placesOf, type Rank, ranksOf } from './ranks';

/** Room at each side for the name of the line. */
const SIDE = 9;
const RANK_GAP = { least: 3, most: 13 } as const;
/** From the end of the lines to the frame. */
const BELOW = 12.5;
/** A corner that is wide enough for the explanation. */
const CORNER = 84;

/** One plate: its ranks, and whether it has the corner or a strip of the explanation. */
type Page = { readonly ranks: readonly Rank[]; readonly explained?: 'corner' | 'strip' };

type Room = {
  readonly first: number;
  readonly next: number;
  readonly strip: number;
  readonly corner: number;
};

const highOf = (ranks: readonly Rank[]): number =>
  ranks.reduce((sum, { height }) => sum + height, Math.max(0, ranks.length - 1) * RANK_GAP.least);

/** Whether the explanation stands beside the last rank. */
const hasCorner = (ranks: readonly Rank[], width: number, corner: number): boolean => {
  const last = ranks.at(-1);
  return (
    last !== undefined && ranks.length > 1 && last.width + CORNER + 8 <= width && last.height >= corner - 1
  );
};

/** Ranks in pages, each as full as it may be; the explanation on the last. */
const pagesOf = (ranks: readonly Rank[], room: Room, width: number): Page[] => {
  const pages: Rank[][] = [];
  for (const rank of ranks) {
    const last = pages.at(-1);
    const high = pages.length <= 1 ? room.first : room.next;
    if (last !== undefined && highOf([...last, rank]) <= high) last.push(rank);
    else pages.push([rank]);
  }
  if (pages.length === 0) pages.push([]);
  const end = pages.at(-1) ?? [];
  const high = pages.length === 1 ? room.first : room.next;
  if (hasCorner(end, width, room.corner))
    return [...pages.slice(0, -1).map((each) => ({ ranks: each })), { ranks: end, explained: 'corner' }];
  if (highOf(end) + room.strip <= high)
    return [...pages.slice(0, -1).map((each) => ({ ranks: each })), { ranks: end, explained: 'strip' }];
  return [...pages.map((each) => ({ ranks: each })), { ranks: [], explained: 'strip' }];
};

type Setting = { readonly scale: PlateScale; readonly pages: readonly Page[] };

/** A line stays in one rank where type is not set smaller than so much of what it would be in several. */
const WHOLE = 0.75;

/** The fewest plates, at the largest step that needs no more; lines whole where that costs little. */
const settingOf = (sheet: PlateSheet, width: number, room: Room): Setting => {
  let best: (Setting & { readonly share: number }) | undefined;
  for (const share of SHARES) {
    const scale = plateScale(share);
    const ranks = ranksOf(sheet, scale, width);
    const pages = pagesOf(ranks, room, width);
    if (best === undefined || pages.length < best.pages.length) best = { scale, pages, share };
    if (pages.length > 1) continue;
    if (share < best.share * WHOLE) break;
    if (ranks.every(({ again }) => !again)) return { scale, pages };
  }
  return best ?? { scale: plateScale(1), pages: [] };
};

const LINE_NAME: TextStyle = { points: 11, face: 'serif', italic: true };
const DIAMOND = 'M0 0L.8 1L0 2L-.8 1z';

/** The name of a line at both sides, between diamonds. */
const lineName = (text: string, top: number, bottom: number, width: number): Mark[] => {
  const middle = (top + bottom) / 2;
  const style = bottom - top < 24 ? { ...LINE_NAME, points: 8 } : LINE_NAME;
  const half = text.length * style.points * 0.09 + 2;
  const side = (x: number): Mark[] => [
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
  const atLeft: Mark = { ...line(text, 21, middle, style, 'middle'), turned: 'up' };
  const atRight: Mark = { ...line(text, width - 21, middle, style, 'middle'), turned: 'down' };
  return [
    group('artifact', [...side(19.6), ...side(width - 19.6)]),
    describedGroup('heading', [atLeft], { level: 2 }),
    describedGroup('paragraph', [atRight], { repeated: true }),
  ];
};

type Drawn = {
  readonly sheet: PlateSheet;
  readonly scale: PlateScale;
  readonly width: number;
  readonly inner: number;
};

const rankMarks = (
  rank: Rank,
  top: number,
  { sheet, scale, inner, ranks }: Drawn & Pick<Page, 'ranks'>,
  from: number,
  broadest: number,
  limit: number,
): Mark[] => {
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
const isNamed = (line: PlateLine, ranks: readonly Rank[]): boolean =>
  line !== 'front' || ranks.some((rank) => rank.line === line && rank.heights.block > 0);

/** The ranks of a plate from `top` to `bottom`, with the names of their lines. */
const linesMarks = ({ ranks, explained }: Page, top: number, bottom: number, drawn: Drawn): Mark[] => {
  const { inner, width, sheet } = drawn;
  const corner = explained === 'corner' ? explanation(sheet, CORNER) : null;
  const strip = explained === 'strip' ? explanation(sheet, inner) : null;
  const end = bottom - (strip === null ? 0 : strip.height + 2);
  const high = ranks.reduce((sum, { height }) => sum + height, 0);
  const spare = end - top - high;
  const gap = Math.min(RANK_GAP.most, Math.max(0, spare) / Math.max(1, ranks.length));
  const from = INNER + SIDE;
  // a single line stands in the middle of its plate
  let y = top + Math.max(0, (spare - gap * (ranks.length - 1)) / 2);
  const broadest = Math.max(0, ...ranks.map((rank) => rank.width));
  const marks: Mark[] = [];
  const spans = new Map<PlateLine, { top: number; bottom: number; marks: Mark[] }>();
  for (const [index, rank] of ranks.entries()) {
    const isLast = index === ranks.length - 1;
    const limit = corner !== null && isLast ? inner - CORNER - 8 : inner;
    const own = rankMarks(rank, y, { ...drawn, ranks }, from, broadest, limit);
    const span = spans.get(rank.line);
    if (span === undefined) spans.set(rank.line, { top: y, bottom: y + rank.height, marks: own });
    else {
      span.bottom = y + rank.height;
      span.marks.push(...own);
    }
    if (corner !== null && isLast) {
      const left = from + inner - CORNER;
      marks.push(...shifted(corner.marks, left, Math.min(y + 3, bottom - corner.height)));
    }
    y += rank.height + gap;
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
  return [...lines, ...marks, ...(strip === null ? [] : shifted(strip.marks, from, bottom - strip.height))];
};

/** An order of battle on one plate, or on as many as it needs; everything on them has its place in mm. */
export const platePages = (sheet: PlateSheet): PlacedPage[] => {
  const { width, height } = platePaper(sheet);
  const inner = width - 2 * (INNER + SIDE);
  const head = plateHead(sheet, width);
  const running = runningHead(sheet, width);
  const bottom = height - BELOW;
  const room: Room = {
    first: bottom - head.height,
    next: bottom - running.height,
    strip: explanation(sheet, inner).height + RANK_GAP.least,
    corner: explanation(sheet, CORNER).height,
  };
  const { scale, pages } = settingOf(sheet, inner, room);
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
