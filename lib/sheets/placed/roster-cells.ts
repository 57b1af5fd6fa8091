import type { Cell, Run } from '@/lib/rules/core/sheet/sheet';
import { INK, MUTE, PAPER_WHITE, SOFT } from '../paper';
import { wrapRuns } from '../text-width';
import { fittedRuns, type Inks, symbolHeight, symbolMarks } from './cells';
import { runsWidth, runWidth } from './face-width';
import { baseline, type DrawOp, group, MM_PER_POINT, run, type TextRun } from './mark';
import { boxGrid, gridSize, rowGrid, rowLabels } from './roster-boxes';
import type { RosterStyle } from './roster-style';

/** Type of a text, and the height of its lines. */
export type Type = { readonly points: number; readonly line: number; readonly plain?: TextRun['face'] };

// Caslon is small on the body
const ITALIC = 1.24;

/** A run of a sheet as it is set on a roster; `plain` is the face of one without a style. */
const rosterRun = ({ text, style }: Run, { points, plain = 'sans' }: Type): TextRun => {
  if (style === 'strong') return run(text, { points, strong: true });
  if (style === 'soft') return run(text, { points: plain === 'sans' ? points : points * 0.72, colour: SOFT });
  if (style === 'italic') return run(text, { points: points * ITALIC, face: 'serif', italic: true });
  return run(text, { points, face: plain });
};

const styledRuns = (runs: readonly Run[], type: Type): TextRun[] =>
  runs.filter(({ text }) => text !== '').map((each) => rosterRun(each, type));

/** Lines of an italic need so much of its size, or their letters meet. */
const LEAD = 1.15;

/** The same type, its lines as far apart as the largest of these runs wants. */
const leaded = (runs: readonly Run[], type: Type): Type => {
  const largest = Math.max(...styledRuns(runs, type).map(({ points }) => points));
  return { ...type, line: Math.max(type.line, largest * LEAD * MM_PER_POINT) };
};

/** Width of runs on one line, in mm. */
export const naturalRuns = (runs: readonly Run[], type: Type): number => runsWidth(styledRuns(runs, type));

/** A text that is longer than this is not all of it needed at the table. */
const MOST_LINES = 24;

/** So much wider than its room a text is set a little smaller, rather than a word of it on its own line. */
export const NEARLY = 1.08;

/** Runs on one line where they fit, else on as many as they need. */
export const brokenRuns = (runs: readonly Run[], width: number, type: Type): TextRun[][] => {
  const whole = styledRuns(runs, type);
  const natural = runsWidth(whole);
  if (natural <= width + 0.001) return whole.length === 0 ? [] : [whole];
  if (natural <= width * NEARLY) return [fittedRuns(whole, width)];
  // Widths are given for sans: the other faces are at most that much wider.
  const wider = runs.some(({ style }) => style === 'italic') || type.plain === 'serif' ? 1.12 : 1;
  return wrapRuns(runs, width / wider, type.points, MOST_LINES).map((each) =>
    fittedRuns(styledRuns(each, type), width),
  );
};

const NUMBERS = { strong: INK, mute: MUTE } as const;

const numberRun = (cell: Cell & { kind: 'number' }, points: number): TextRun =>
  run(cell.text, {
    points,
    strong: cell.style === 'strong',
    colour: cell.style === undefined ? INK : NUMBERS[cell.style],
  });

/** Rings to mark are as large as boxes, others as high as their text. */
const ringOf = (cell: Cell & { kind: 'choice' }, { points, box }: RosterStyle): number =>
  cell.options.some(({ on }) => on) ? points * MM_PER_POINT : Math.max(4.5, box * 0.75);

const RING = { after: 0.9, apart: 0.3, most: 3.6 } as const;

const optionRun = ({ label, on }: { label: string; on: boolean }, points: number): TextRun =>
  run(label, { points, strong: on, colour: on ? INK : SOFT });

const choiceWidth = (cell: Cell & { kind: 'choice' }, style: RosterStyle, points: number): number =>
  cell.options.reduce(
    (sum, option) => sum + ringOf(cell, style) + RING.after + runWidth(optionRun(option, points)),
    (cell.options.length - 1) * points * RING.apart,
  );

/** Width in mm that a cell takes on one line. */
export const naturalWidth = (cell: Cell, style: RosterStyle): number => {
  switch (cell.kind) {
    case 'text':
      return naturalRuns(cell.runs, { points: style.points, line: style.textLine });
    case 'number':
      return runWidth(numberRun(cell, style.points));
    case 'symbol':
      return style.symbol;
    case 'track': {
      const grid = rowGrid(cell.boxes.length, style.box, style.boxGap, Number.POSITIVE_INFINITY);
      return gridSize(cell.boxes.length, grid).width;
    }
    case 'choice':
      return choiceWidth(cell, style, style.points);
    case 'empty':
      return 0;
  }
};

/** A cell as wide as its place: how high it is, and how it is drawn in a row from `top`, `high` high. */
export type SetCell = {
  readonly height: number;
  readonly marks: (x: number, top: number, high: number) => DrawOp[];
};

export type Align = 'left' | 'right' | 'center';

/** Lines of text in the middle of their row. */
export const setLines = (
  lines: readonly (readonly TextRun[])[],
  width: number,
  { points, line: deep, plain = 'sans' }: Type,
  align: Align = 'left',
): SetCell => ({
  height: lines.length * deep,
  marks: (x, top, high) => {
    const first = top + (high - lines.length * deep) / 2;
    return lines.map((runs, index) => ({
      kind: 'text',
      x: align === 'left' ? x : align === 'right' ? x + width : x + width / 2,
      y: baseline(first + index * deep, deep, points, plain),
      anchor: align === 'left' ? 'start' : align === 'right' ? 'end' : 'middle',
      runs,
    }));
  },
});

const circle = (r: number): string => `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0z`;

const ringMarks = (x: number, y: number, ring: number, on: boolean): DrawOp[] => {
  const at = { kind: 'path', x: x + ring / 2, y, scale: 1 } as const;
  const outer: DrawOp = {
    ...at,
    d: circle(ring / 2 - 0.13),
    fill: PAPER_WHITE,
    stroke: INK,
    width: 0.26,
  };
  if (!on) return [outer];
  return [group('img', [outer, { ...at, d: circle(ring / 2 - 0.7), fill: INK }], 'chosen')];
};

/** A cell once for each of this many units, below each other. */
const stacked = ({ height, marks }: SetCell, times: number, gap: number): SetCell => {
  if (times === 1) return { height, marks };
  const all = times * (height + gap) - gap;
  return {
    height: all,
    marks: (x, top, high) => {
      const first = top + (high - all) / 2;
      return Array.from({ length: times }, (_, index) =>
        marks(x, first + index * (height + gap), height),
      ).flat();
    },
  };
};

const setChoice = (cell: Cell & { kind: 'choice' }, width: number, style: RosterStyle): SetCell => {
  const ring = ringOf(cell, style);
  let { points } = style;
  while (points > 6 && choiceWidth(cell, style, points) > width) points -= 0.1;
  const wide = choiceWidth(cell, style, points);
  const apart =
    cell.options.length < 2
      ? 0
      : Math.min(RING.most, points * RING.apart + (width - wide) / (cell.options.length - 1));
  return {
    height: ring,
    marks: (from, top, high) => {
      let x = from;
      // words of the cell they stand in: a list of its own in each would be most of what a file says of its structure
      return cell.options.flatMap((option): DrawOp[] => {
        const words = optionRun(option, points);
        const marks: DrawOp[] = [
          ...ringMarks(x, top + high / 2, ring, option.on),
          {
            kind: 'text',
            x: x + ring + RING.after,
            y: baseline(top, high, points),
            anchor: 'start',
            runs: [words],
          },
        ];
        x += ring + RING.after + runWidth(words) + apart;
        return marks;
      });
    },
  };
};

/** A cell set `width` wide. */
export const setCell = (
  cell: Cell,
  width: number,
  style: RosterStyle,
  inks: Inks,
  align: Align = 'left',
  type: Type = { points: style.points, line: style.textLine },
): SetCell => {
  switch (cell.kind) {
    case 'text': {
      const lines = brokenRuns(cell.runs, width, type);
      return setLines(lines, width, lines.length > 1 ? leaded(cell.runs, type) : type, align);
    }
    case 'number':
      return setLines([fittedRuns([numberRun(cell, type.points)], width)], width, type, align);
    case 'symbol':
      return {
        height: symbolHeight(style.symbol),
        marks: (x, top, high) =>
          symbolMarks(cell.symbol, x, top + (high - symbolHeight(style.symbol)) / 2, style.symbol, inks),
      };
    case 'track': {
      const grid = rowGrid(cell.boxes.length, style.box, style.boxGap, width);
      const { height } = gridSize(cell.boxes.length, grid);
      const track: SetCell = {
        height,
        marks: (x, top, high) => [boxGrid(cell.boxes, x, top + (high - height) / 2, grid, rowLabels(grid))],
      };
      return stacked(track, cell.times ?? 1, style.boxGap);
    }
    case 'choice': {
      const choice = setChoice(cell, width, style);
      // as far from each other as the boxes beside them
      const gap = style.box + style.boxGap - choice.height;
      return stacked(choice, cell.times ?? 1, Math.max(style.boxGap, gap));
    }
    case 'empty':
      return { height: 0, marks: () => [] };
  }
};
