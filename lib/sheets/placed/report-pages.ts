import type { ReportSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { PAPER } from '../measures';
import { type Mark, type Placed, scaled, shifted } from './mark';
import { type PartStyle, referenceStyle } from './part-style';
import type { PlacedPage } from './placed-page';
import { foot, footHeight, MARGIN } from './reference-frame';
import { placedCourse } from './report-course';
import { reportHead, reportSides } from './report-head';
import { placedRow, placedSection } from './section';
import { words } from './words-part';

/** Steps between a report as designed and one as tight as can be read. */
const STEPS = 24;
/** Less room than this has no course in it. */
const LEAST_COURSE = 8;

const gapOf = (style: PartStyle): number => 1 + style.gap * 2.2;

type Body = Placed & { readonly isWhole: boolean };

/** All between the margins and the foot, `room` high. */
const bodyOf = (sheet: ReportSheet, width: number, room: number, style: PartStyle): Body => {
  const gap = gapOf(style);
  const marks: Mark[] = [];
  let y = 0;
  const add = ({ height, marks: own }: Placed): void => {
    marks.push(...shifted(own, 0, y));
    y += height + gap;
  };
  add(reportHead(sheet, width, style));
  add(reportSides(sheet, width));
  for (const row of sheet.rows) add(placedRow(row, width, style, sheet));
  const { title, note } = sheet.course;
  const head = placedSection({ title, note, cite: '', parts: [] }, width, style, sheet);
  const tail = words(sheet.tail, width, style);
  const left = room - y - head.height - style.gap - gap - tail.height;
  add({ ...head, height: head.height + style.gap - gap });
  const course = placedCourse(sheet.course, width, Math.max(LEAST_COURSE, left), style);
  add(course);
  add(tail);
  return { height: y - gap, marks, isWhole: course.isWhole && left >= LEAST_COURSE };
};

/** The body set as generously as all of it has room; as tightly as can be read where it has none. */
const settledBody = (sheet: ReportSheet, width: number, room: number): Body => {
  const setAt = (step: number): Body => bodyOf(sheet, width, room, referenceStyle(step / STEPS, true));
  const fits = ({ isWhole, height }: Body): boolean => isWhole && height <= room;
  let best = setAt(STEPS);
  if (!fits(best)) return best;
  let [low, high] = [0, STEPS];
  while (low < high) {
    const step = Math.floor((low + high) / 2);
    const tried = setAt(step);
    if (fits(tried)) [high, best] = [step, tried];
    else low = step + 1;
  }
  return best;
};

/** The report of a game, on one page: set tighter where it must be, its course cut where that is not enough. */
export const reportPages = (sheet: ReportSheet): PlacedPage[] => {
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
