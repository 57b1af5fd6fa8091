import type { ReportSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { PAPER } from '../paper';
import { type DrawOp, type MarkBlock, type PageLayout, scaled, shifted } from './mark';
import { type PartStyle, referenceStyle } from './part-style';
import { foot, footHeight, MARGIN } from './reference-frame';
import { layOutCourse, type ReportLayout, withoutSpare } from './report-course';
import { reportHead, reportSides } from './report-head';
import { layOutRow, layOutSection } from './section';
import { words } from './words-part';

/** Steps between a report as designed and one as tight as can be read. */
const STEPS = 24;
/** Tables that are read stay looser than the course, which may be as tight as paper can be read at all. */
const TIGHTEST_TABLES = 0.72;
/** As much as a curve is made higher in mm, and of what is left of a page. */
const MOST_DRAWING = 34;
const TO_DRAWING = 0.6;
/** White below the sums of the sides, besides the usual. */
const BELOW_SIDES = 1.2;
/** Less room than this has no course in it. */
const LEAST_COURSE = 8;

const gapOf = (style: PartStyle): number => 1 + style.gap * 2.2;

type Body = MarkBlock & { readonly isWhole: boolean };

/** How a body is set: 0 as designed, 1 as tight as can be read; `drawing` is what its curve is higher, in mm. */
type BodyWay = { readonly tightness: number; readonly way: ReportLayout; readonly drawing?: number };

/** All between the margins and the foot, `room` high; the last part is right above the foot. */
const bodyOf = (
  sheet: ReportSheet,
  width: number,
  room: number,
  { tightness, way, drawing = 0 }: BodyWay,
): Body => {
  const style = referenceStyle(Math.min(tightness, TIGHTEST_TABLES), true);
  const close = referenceStyle(tightness, true);
  const gap = gapOf(style);
  const marks: DrawOp[] = [];
  let y = 0;
  const add = ({ height, marks: own }: MarkBlock, below = gap): void => {
    marks.push(...shifted(own, 0, y));
    y += height + below;
  };
  add(reportHead(sheet, width, style));
  add(reportSides(sheet, width), gap + BELOW_SIDES);
  for (const row of sheet.rows) add(layOutRow(row, width, { ...style, drawing }, sheet));
  const { title, note } = sheet.course;
  add(layOutSection({ title, note, cite: '', parts: [] }, width, style, sheet), style.gap);
  const tail = words(sheet.tail, width, close);
  const left = room - y - gap - tail.height;
  const course = layOutCourse(sheet.course, width, Math.max(LEAST_COURSE, left), close, way);
  add(course);
  const height = y + tail.height;
  y = Math.max(y, room - tail.height);
  add(tail);
  return { height, marks, isWhole: course.isWhole && left >= LEAST_COURSE };
};

/** What is left of the page goes to the curve, as far as that looks like one. */
const grownBody = (sheet: ReportSheet, width: number, room: number, way: ReportLayout, body: Body): Body => {
  const drawing = Math.min(MOST_DRAWING, (room - body.height) * TO_DRAWING);
  return drawing < 1 ? body : bodyOf(sheet, width, room, { tightness: 0, way, drawing });
};

/** The body set as generously as all of it has room; null where it has none however tightly it is set. */
const loosest = (sheet: ReportSheet, width: number, room: number, way: ReportLayout): Body | null => {
  const fitted = (step: number): Body | null => {
    const body = bodyOf(sheet, width, room, { tightness: step / STEPS, way });
    return body.isWhole && body.height <= room ? body : null;
  };
  let best = fitted(STEPS);
  if (best === null) return null;
  let [low, high] = [0, STEPS];
  while (low < high) {
    const step = Math.floor((low + high) / 2);
    const tried = fitted(step);
    if (tried === null) low = step + 1;
    else [high, best] = [step, tried];
  }
  return low === 0 ? grownBody(sheet, width, room, way, best) : best;
};

/**
 * With all of its course, in lists or in paragraphs; else without what may be spared; else with as much of that as
 * there is room for.
 */
const settledBody = (sheet: ReportSheet, width: number, room: number): Body => {
  const spared = { ...sheet, course: withoutSpare(sheet.course) };
  return (
    loosest(sheet, width, room, 'listed') ??
    loosest(sheet, width, room, 'flowing') ??
    loosest(spared, width, room, 'flowing') ??
    bodyOf(spared, width, room, { tightness: 1, way: 'flowing' })
  );
};

/** The report of a game, on one page: set tighter where it must be, its course cut where that is not enough. */
export const reportPages = (sheet: ReportSheet): PageLayout[] => {
  const paper = PAPER[sheet.paper];
  const width = paper.width - 2 * MARGIN.side;
  const high = paper.height - MARGIN.top - MARGIN.bottom;
  const room = high - footHeight(sheet);
  const body = settledBody(sheet, width, room);
  // more formations and names than any army has: all of it smaller
  const marks = body.height > room ? scaled(body.marks, room / body.height) : body.marks;
  return [
    {
      ...paper,
      label: `${sheet.title}, page 1 of 1`,
      marks: shifted([...marks, ...foot({ sheet, width, high }, '', true)], MARGIN.side, MARGIN.top),
    },
  ];
};
