import type { ReportSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { wrapRuns } from '../text-width';
import { baseline, describedGroup, group, line, type Mark, type Placed, rule } from './mark';
import type { PartStyle } from './part-style';
import { textLines } from './text-lines';

const COLUMNS = 3;
const GUTTER = 5;
const DASH = { indent: 2.2, long: 1.2, weight: 0.2 } as const;
/** Rounds in which the lowest height is looked for. */
const ROUNDS = 9;

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
  readonly marks: (x: number, y: number) => Mark[];
};

type PlacedLine = Line & { readonly x: number; readonly y: number };

const actLines = (text: string, across: number, { small, smallLine }: PartStyle): Line[] =>
  wrapRuns([{ text }], across - DASH.indent, small).map((runs, index) => ({
    role: 'listitem',
    goesOn: index > 0,
    leads: false,
    above: 0,
    height: smallLine,
    marks: (x, y) => [
      ...(index > 0 ? [] : [rule(x, y + smallLine / 2, DASH.long, DASH.weight)]),
      ...textLines([runs], x + DASH.indent, y, small, smallLine),
    ],
  }));

const soloLine = (role: Role, height: number, leads: boolean, above: number, marks: Line['marks']): Line => ({
  role,
  goesOn: false,
  leads,
  above,
  height,
  marks,
});

const paragraphLines = (
  text: string,
  across: number,
  { small, smallLine }: PartStyle,
  leads: boolean,
): Line[] =>
  wrapRuns([{ text, style: 'soft' }], across, small).map((runs, index) => ({
    ...soloLine('paragraph', smallLine, leads, index === 0 ? smallLine * 0.15 : 0, (x, y) =>
      textLines([runs], x, y, small, smallLine),
    ),
    goesOn: index > 0,
  }));

const linesOf = ({ turns }: ReportSheet['course'], across: number, style: PartStyle): Line[] =>
  turns.flatMap(({ title, phases }) => {
    const points = style.points * 1.15;
    const head = soloLine('heading', style.line * 1.15, true, style.line * 0.5, (x, y) => [
      line(title, x, baseline(y, style.line * 1.15, points), { points, face: 'serif' }),
    ]);
    return [
      head,
      ...phases.flatMap((phase) => [
        ...(phase.title === '' ? [] : paragraphLines(phase.title, across, style, true)),
        ...phase.acts.flatMap((act) => actLines(act, across, style)),
      ]),
    ];
  });

/** Lines down one column after the other, as many as have room; `foot` is what the last column keeps free. */
const filled = (lines: readonly Line[], across: number, room: number, foot = 0): PlacedLine[] => {
  const placed: PlacedLine[] = [];
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
const tagged = (lines: readonly PlacedLine[]): Mark[] => {
  const blocks: { role: Role; marks: Mark[] }[] = [];
  for (const { role, goesOn, marks, x, y } of lines) {
    const last = blocks.at(-1);
    if (goesOn && last !== undefined) last.marks.push(...marks(x, y));
    else blocks.push({ role, marks: marks(x, y) });
  }
  const groups: Mark[] = [];
  let items: Mark[] = [];
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

const heightOf = (lines: readonly PlacedLine[]): number =>
  Math.max(0, ...lines.map(({ y, height }) => y + height));

/** The course of a game in columns, and whether all of it has room. */
export type PlacedCourse = Placed & { readonly isWhole: boolean };

/** The course set `width` wide and at most `room` high, its columns of one height; what has no room is cut, and that is said. */
export const placedCourse = (
  course: ReportSheet['course'],
  width: number,
  room: number,
  style: PartStyle,
): PlacedCourse => {
  const across = (width - (COLUMNS - 1) * GUTTER) / COLUMNS;
  const lines = linesOf(course, across, style);
  const more = paragraphLines(course.more, across, style, false);
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
  const said = more.map((each) => {
    const placed = { ...each, x, y: y + each.above };
    y = placed.y + each.height;
    return placed;
  });
  const placed = [...first, ...said];
  return { height: heightOf(placed), marks: tagged(placed), isWhole: false };
};
