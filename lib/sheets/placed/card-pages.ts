import type { CardSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { INK, SOFT } from '../paper';
import { type CardGrid, cardGrid, cardSides, layOutCard } from './card';
import { layOutBack } from './card-back';
import { fitted, runsWidth, runWidth, shrunk } from './face-width';
import {
  type DrawOp,
  describedGroup,
  line,
  type PageLayout,
  type PathMark,
  run,
  shifted,
  type TextRun,
} from './mark';
import { markRun, severityMarks } from './severity-marks';

const NAMES = {
  '63x88': '63 × 88 mm',
  '70x120': '70 × 120 mm',
  quarter: 'four to the paper',
} as const;

/** `keep`: the edge that printers leave white. `caption`: the room for text above the cards. */
const CUT = { weight: 0.15, gap: 1, long: 5, cross: 1.2, keep: 5, caption: 8.6 } as const;

/** With less room than this above the cards, their margin text is beside them. */
const LEVEL = 12;

const stroke = (d: string): PathMark => ({
  kind: 'path',
  d,
  x: 0,
  y: 0,
  scale: 1,
  stroke: INK,
  width: CUT.weight,
});

/** Cut marks outside the cards, small crosses where four of them meet. */
const cutMarks = ({ columns, rows, left, top, face, paper }: CardGrid): DrawOp[] => {
  const xs = Array.from({ length: columns + 1 }, (_, index) => left + index * face.width);
  const ys = Array.from({ length: rows + 1 }, (_, index) => top + index * face.height);
  const reach = (margin: number, keep: number): [number, number] => [
    Math.max(keep, margin - CUT.gap - CUT.long),
    margin - CUT.gap,
  ];
  const [above, upTo] = reach(top, top < LEVEL ? CUT.keep : CUT.caption);
  const [before, up] = reach(left, CUT.keep);
  const lines = [
    ...xs.map((x) => `M${x} ${above}V${upTo}M${x} ${paper.height - above}V${paper.height - upTo}`),
    ...ys.map((y) => `M${before} ${y}H${up}M${paper.width - before} ${y}H${paper.width - up}`),
    ...xs
      .slice(1, -1)
      .flatMap((x) =>
        ys
          .slice(1, -1)
          .map((y) => `M${x - CUT.cross} ${y}H${x + CUT.cross}M${x} ${y - CUT.cross}V${y + CUT.cross}`),
      ),
  ];
  return [stroke(lines.join(''))];
};

const SCALE_BAR = 50;
const CHECK = '50 mm: print at 100%';
const SOFT_TEXT = { points: 6.8, colour: SOFT };

type CardGroup = { readonly grid: CardGrid; readonly sheet: CardSheet; readonly place: string };

const sizeOf = ({ size }: CardSheet): string => {
  const name = NAMES[size];
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** The owner and number of a sheet of cards, in `room`; a name that fills it is alone, and the rest `under`. */
const naming = (
  { sheet, place }: CardGroup,
  room: number,
): { readonly name: TextRun[]; readonly under: string } => {
  const where = `Cards, ${place}. ${sizeOf(sheet)}.`;
  const what = run(`  ${where}`, SOFT_TEXT);
  const [name] = shrunk(
    [run(sheet.title, { points: SOFT_TEXT.points, strong: true })],
    room - runWidth(what),
    6.2,
  );
  if (name === undefined) return { name: [what], under: '' };
  return runWidth(name) + runWidth(what) <= room + 0.001
    ? { name: [name, what], under: '' }
    : { name: [fitted(name, room)], under: `${where} ` };
};

type Margin = {
  /** as what an army was entered at an event; of most there is nothing to say */
  readonly entered: string | undefined;
  readonly rules: string;
  /** code, version and date */
  readonly print: string;
};

const marginOf = ({ footer }: CardSheet): Margin => {
  const lines = footer.lines.map((runs) => runs.map(({ text }) => text).join(''));
  const [print = '', rules = '', entered] = lines.toReversed();
  const code = footer.code === null ? '' : `${footer.code.text}, `;
  return { entered, rules, print: `${code}${print.charAt(0).toLowerCase()}${print.slice(1)}` };
};

/** Baselines of the text below the cards, from the edge of the paper: the mark is above the rest. */
const BELOW = { caption: 5.8, mark: 8.7 } as const;

/** The mark of an army with errors; short of the cut marks, and of what is `beside` mm wide, on the same line. */
const errorMark = ({ sheet: { marks, ink }, grid }: CardGroup, side: number, beside: number): DrawOp[] => {
  const [mark] = marks;
  if (mark === undefined) return [];
  const { paper, top, left, face } = grid;
  const clear = top - CUT.gap - CUT.long > BELOW.mark + 1.7;
  // The text begins beside the first cut mark, at its position.
  const from = clear ? side : Math.max(side, left + 1.4);
  const room = (clear ? paper.width - side - beside : left + face.width - 2) - from - 3.4;
  const y = paper.height - BELOW.mark;
  return [
    ...severityMarks(mark.severity, ink, from, y - 2.05, 2.3),
    { kind: 'text', x: from + 3.4, y, anchor: 'start', runs: [markRun(mark, 7, room, ink)] },
  ];
};

/** Above the cards: whose they are, and a bar to check the scale by. Below: mark, rules, version. */
const levelMargins = (group: CardGroup): DrawOp[] => {
  const { grid, sheet } = group;
  const { paper, top } = grid;
  const side = Math.min(Math.max(grid.left, 8.2), 14);
  const right = paper.width - side;
  const [above, below] = [Math.max(6.2, Math.min(7.4, top - 2.6)), paper.height - BELOW.caption];
  const bar = right - runWidth(run(CHECK, SOFT_TEXT)) - 2 - SCALE_BAR;
  const { entered, rules, print } = marginOf(sheet);
  const printed = run(print, SOFT_TEXT);
  const { name, under } = naming(group, bar - side - 5);
  const lower = fitted(run(`${under}${entered ?? rules}`, SOFT_TEXT), right - side - runWidth(printed) - 4);
  // the list of an event says so below, and its rules above that, within the last column
  const upper = fitted(run(entered === undefined ? '' : rules, SOFT_TEXT), grid.face.width - 3);
  return [
    { kind: 'text', x: side, y: above, anchor: 'start', runs: name },
    stroke(`M${bar + 0.1} ${above - 2}V${above + 0.1}H${bar + SCALE_BAR - 0.1}V${above - 2}`),
    line(CHECK, right, above, SOFT_TEXT, 'end'),
    ...errorMark(group, side, runWidth(upper)),
    ...(entered === undefined
      ? []
      : [{ kind: 'text', x: right, y: paper.height - BELOW.mark, anchor: 'end', runs: [upper] } as const]),
    { kind: 'text', x: side, y: below, anchor: 'start', runs: [lower] },
    { kind: 'text', x: right, y: below, anchor: 'end', runs: [printed] },
  ];
};

/** The same beside the cards, where the paper leaves no room above them. */
const sideMargins = (group: CardGroup): DrawOp[] => {
  const { grid, sheet } = group;
  const { paper, rows, face, top } = grid;
  const [left, right] = [6.2, paper.width - 4.4];
  const [start, end] = [top + rows * face.height - 2, top + 2];
  const turned = { kind: 'text', turned: 'up' } as const;
  const { entered, rules, print } = marginOf(sheet);
  const { name: named, under } = naming(group, 160);
  const first = [`${under}${entered ?? ''}`, rules].filter(Boolean).join(' ');
  const beside = start - end - runsWidth(named) - 6;
  const bar = start - SCALE_BAR;
  const check = bar - 2 - runWidth(run(CHECK, SOFT_TEXT));
  const marked = check - 6;
  const [mark] = sheet.marks;
  const room = marked - 3.4 - 6 - (end + runWidth(run(print, SOFT_TEXT)));
  return [
    { ...turned, x: left, y: start, anchor: 'start', runs: named },
    { ...turned, x: left, y: end, anchor: 'end', runs: [fitted(run(first, SOFT_TEXT), beside)] },
    stroke(`M${right - 2} ${start - 0.1}H${right}V${bar + 0.1}H${right - 2}`),
    { ...turned, x: right, y: bar - 2, anchor: 'start', runs: [run(CHECK, SOFT_TEXT)] },
    { ...turned, x: right, y: end, anchor: 'end', runs: [run(print, SOFT_TEXT)] },
    ...(mark === undefined
      ? []
      : [
          ...severityMarks(mark.severity, sheet.ink, right - 2.05, marked - 2.3, 2.3),
          {
            ...turned,
            x: right,
            y: marked - 3.4,
            anchor: 'start',
            runs: [markRun(mark, 7, room, sheet.ink)],
          } as const,
        ]),
  ];
};

const margins = (group: CardGroup, again: boolean): DrawOp[] => {
  const marks = group.grid.top < LEVEL ? sideMargins(group) : levelMargins(group);
  if (again) return [describedGroup('paragraph', marks, { repeated: true })];
  const [name, ...rest] = marks;
  return name === undefined ? [] : [describedGroup('heading', [name], { level: 1 }), ...rest];
};

/** Cards laid out on pages of paper, each whole, with cut marks; where they are wanted, their backs after each page. */
export const cardPages = (sheet: CardSheet): PageLayout[] => {
  const grid = cardGrid(sheet);
  const { columns, rows, left, top, face } = grid;
  const sides = cardSides(sheet, face);
  type Side = (typeof sides)[number];
  const each = columns * rows;
  const count = Math.max(1, Math.ceil(sides.length / each));
  const pageOf = (
    page: number,
    place: string,
    placed: (side: Side) => DrawOp,
    mirrored: boolean,
  ): PageLayout => ({
    ...grid.paper,
    label: `${sheet.title}, cards, ${place}`,
    marks: [
      ...margins({ sheet, grid, place }, page > 0 || mirrored),
      ...cutMarks(grid),
      ...sides.slice(page * each, (page + 1) * each).flatMap((side, index) => {
        const column = index % columns;
        return shifted(
          [placed(side)],
          left + (mirrored ? columns - 1 - column : column) * face.width,
          top + Math.floor(index / columns) * face.height,
        );
      }),
    ],
  });
  return Array.from({ length: count }, (_, page): PageLayout[] => {
    const place = `sheet ${page + 1} of ${count}`;
    const { back, ink } = sheet;
    const backed = back !== undefined;
    return [
      pageOf(page, place, ({ card }) => layOutCard(card, face, ink, backed), false),
      // turned over at the long edge, each back meets its card
      ...(backed
        ? [pageOf(page, `${place}, backs`, (side) => layOutBack(side.card, side.back, back, face, ink), true)]
        : []),
    ];
  }).flat();
};
