import type { ReportCourse, ReportTurn } from '@/lib/rules/core/sheet/report-parts';
import type { Run } from '@/lib/rules/core/sheet/sheet';
import { wrapRuns } from '../text-width';
import { baseline, type DrawOp, describedGroup, group, line, type MarkBlock, rule } from './mark';
import type { PartStyle } from './part-style';
import { textLines } from './words-part';

const COLUMNS = 3;
const GUTTER = 5;
const DASH = { indent: 2.2, long: 1.2, weight: 0.2 } as const;
/** Rounds in which the lowest height is looked for. */
const ROUNDS = 9;

/** An act of no more lines than this is never split. */
const WHOLE = 4;

/** True for a line that stays with the next of the same text: it is never alone at the head or foot of a column. */
const holdsNext = (index: number, count: number): boolean =>
  count > 1 && (index === 0 || index === count - 2);

type Role = 'heading' | 'paragraph' | 'listitem';

/** A line of the course: never split, and where it `leads` never at the foot of a column. */
type Line = {
  readonly role: Role;
  /** of one heading, paragraph or item with the line before it */
  readonly goesOn: boolean;
  readonly leads: boolean;
  /** white above it, where it does not begin a column */
  readonly above: number;
  readonly height: number;
  readonly marks: (x: number, y: number) => DrawOp[];
};

type LineLayout = Line & { readonly x: number; readonly y: number };

const actLines = (text: string, across: number, { small, smallLine }: PartStyle): Line[] =>
  wrapRuns([{ text }], across - DASH.indent, small).map((runs, index, { length }) => ({
    role: 'listitem',
    goesOn: index > 0,
    leads: length <= WHOLE ? index < length - 1 : holdsNext(index, length),
    above: 0,
    height: smallLine,
    marks: (x, y) => [
      ...(index > 0 ? [] : [rule(x, y + smallLine / 2, DASH.long, DASH.weight)]),
      ...textLines([runs], x + DASH.indent, y, small, smallLine),
    ],
  }));

const paragraphLines = (
  runs: readonly Run[],
  across: number,
  { small, smallLine }: PartStyle,
  leads: boolean,
): Line[] =>
  wrapRuns(runs, across, small).map((own, index, { length }) => ({
    role: 'paragraph',
    goesOn: index > 0,
    leads: leads || holdsNext(index, length),
    above: index === 0 ? smallLine * 0.15 : 0,
    height: smallLine,
    marks: (x, y) => textLines([own], x, y, small, smallLine),
  }));

/** How the acts of a phase stand: one under the other, or in one paragraph, which takes less room. */
export type ReportLayout = 'listed' | 'flowing';

/** A sentence that ends as one; notes need not. */
const ENDED = /[.!?…]$/;

const phaseLines = (
  { title, acts }: ReportTurn['phases'][number],
  across: number,
  style: PartStyle,
  way: ReportLayout,
): Line[] => {
  const headed: Run[] = title === '' ? [] : [{ text: title, style: 'soft' }];
  if (way === 'listed') {
    return [
      ...paragraphLines(headed, across, style, true),
      ...acts.flatMap(({ text }) => actLines(text, across, style)),
    ];
  }
  const all = acts.map(({ text }) => (ENDED.test(text) ? text : `${text}.`)).join(' ');
  const runs: Run[] =
    title === '' ? [{ text: all }] : [{ text: `${title}:`, style: 'strong' }, { text: ` ${all}` }];
  return paragraphLines(runs, across, style, false);
};

const linesOf = (turns: readonly ReportTurn[], across: number, style: PartStyle, way: ReportLayout): Line[] =>
  turns.flatMap(({ title, phases }) => {
    const points = style.points * 1.15;
    const height = style.line * 1.15;
    const head: Line = {
      role: 'heading',
      goesOn: false,
      leads: true,
      above: style.line * 0.5,
      height,
      marks: (x, y) => [line(title, x, baseline(y, height, points), { points, face: 'serif' })],
    };
    return [head, ...phases.flatMap((phase) => phaseLines(phase, across, style, way))];
  });

/** Lines down one column after the other, as many as have room; `foot` is what the last column keeps free. */
const filled = (lines: readonly Line[], across: number, room: number, foot = 0): LineLayout[] => {
  const placed: LineLayout[] = [];
  let [column, y] = [0, 0];
  const bottom = (): number => (column === COLUMNS - 1 ? room - foot : room);
  for (const [index, each] of lines.entries()) {
    // what leads goes where the line that it leads to goes
    let needed = each.height;
    for (let next = index; lines[next]?.leads; next++) {
      const led = lines[next + 1];
      needed += led === undefined ? 0 : led.above + led.height;
    }
    if (y > 0 && y + each.above + needed > bottom()) [column, y] = [column + 1, 0];
    if (column >= COLUMNS || y + needed > bottom()) break;
    if (y > 0) y += each.above;
    placed.push({ ...each, x: column * (across + GUTTER), y });
    y += each.height;
  }
  return placed;
};

/** Lines as they are read: headings, paragraphs, and items in lists. */
const tagged = (lines: readonly LineLayout[]): DrawOp[] => {
  const blocks: { role: Role; marks: DrawOp[] }[] = [];
  for (const { role, goesOn, marks, x, y } of lines) {
    const last = blocks.at(-1);
    if (goesOn && last !== undefined) last.marks.push(...marks(x, y));
    else blocks.push({ role, marks: marks(x, y) });
  }
  const groups: DrawOp[] = [];
  let items: DrawOp[] = [];
  const close = () => {
    if (items.length > 0) groups.push(group('list', items));
    items = [];
  };
  for (const { role, marks } of blocks) {
    if (role === 'listitem') {
      items.push(group('listitem', marks));
      continue;
    }
    close();
    groups.push(role === 'heading' ? describedGroup('heading', marks, { level: 3 }) : group(role, marks));
  }
  close();
  return groups;
};

const heightOf = (lines: readonly LineLayout[]): number =>
  Math.max(0, ...lines.map(({ y, height }) => y + height));

/** A course without what may be spared, and a note that says so. */
export const withoutSpare = (course: ReportCourse): ReportCourse => ({
  ...course,
  note: course.spareNote,
  turns: course.turns.flatMap(({ title, phases }): ReportTurn[] => {
    const own = phases
      .map((phase) => ({ ...phase, acts: phase.acts.filter(({ spare }) => !spare) }))
      .filter(({ acts }) => acts.length > 0);
    return own.length === 0 ? [] : [{ title, phases: own }];
  }),
});

/** The course of a game in columns, and whether all of it has room. */
export type CourseLayout = MarkBlock & { readonly isWhole: boolean };

/**
 * The course set `width` wide and at most `room` high, its columns of one height; what has no room is cut, and that
 * is said.
 */
export const layOutCourse = (
  course: ReportCourse,
  width: number,
  room: number,
  style: PartStyle,
  way: ReportLayout,
): CourseLayout => {
  const across = (width - (COLUMNS - 1) * GUTTER) / COLUMNS;
  const lines = linesOf(course.turns, across, style, way);
  const more = paragraphLines([{ text: course.more, style: 'soft' }], across, style, false);
  const all = course.isCut ? [...lines, ...more] : lines;
  if (filled(all, across, room).length === all.length) {
    let [low, high] = [0, room];
    for (let round = 0; round < ROUNDS; round++) {
      const tried = (low + high) / 2;
      if (filled(all, across, tried).length === all.length) high = tried;
      else low = tried;
    }
    const placed = filled(all, across, high);
    return { height: heightOf(placed), marks: tagged(placed), isWhole: !course.isCut };
  }
  const foot = more.reduce((sum, { above, height }) => sum + above + height, 0);
  const first = filled(lines, across, room, foot);
  while (first.at(-1)?.leads) first.pop();
  const last = first.at(-1);
  let [x, y] = last === undefined ? [0, 0] : [last.x, last.y + last.height];
  const ending = more.map((each) => {
    const placed = { ...each, x, y: y + each.above };
    y = placed.y + each.height;
    return placed;
  });
  const placed = [...first, ...ending];
  return { height: heightOf(placed), marks: tagged(placed), isWhole: false };
};
