import type { Run } from '@/lib/rules/core/sheet/sheet';
import type { Pair, PairsPart, StepsPart } from '@/lib/rules/core/sheet/sheet-parts';
import { HAIRLINE } from '../paper';
import { wrapRuns } from '../text-width';
import { fittedRuns } from './cells';
import { fitted, runWidth } from './face-width';
import { baseline, group, line, type MarkBlock, rule, run } from './mark';
import type { PartStyle } from './part-style';
import { textLines } from './words-part';

const HAIR = 0.15;

const STEP = { number: 0.066, title: 0.37, least: 4 } as const;
/** Columns narrower than this set what belongs together in one paragraph. */
const NARROW = 75;

/** Steps where there is little room: what a step says follows its title. */
const narrowSteps = ({ steps: all }: StepsPart, width: number, style: PartStyle): MarkBlock => {
  const numbered = Math.max(STEP.least, STEP.number * width);
  let y = 0;
  const marks = all.map(({ title, text }, index) => {
    const runs: Run[] = [
      { text: title, style: 'strong' },
      ...(text === '' ? [] : [{ text: ` ${text}`, style: 'soft' as const }]),
    ];
    const lines = wrapRuns(runs, width - numbered, style.small);
    const height = 2 * style.pad + lines.length * style.smallLine;
    const row = group('listitem', [
      line(`${index + 1}`, 0, baseline(y + style.pad, style.smallLine, style.points * 1.2, 'serif'), {
        points: style.points * 1.2,
        face: 'serif',
      }),
      ...textLines(lines, numbered, y + style.pad, style.small, style.smallLine),
      rule(0, y + height - HAIR, width, HAIR, HAIRLINE),
    ]);
    y += height;
    return row;
  });
  return { height: y, marks: [group('list', marks)] };
};

const wideSteps = ({ steps: all }: StepsPart, width: number, style: PartStyle): MarkBlock => {
  const [numbered, titled] = [STEP.number * width, STEP.title * width];
  const textWidth = width - numbered - titled;
  let y = 0;
  const marks = all.map(({ title, text }, index) => {
    const lines = text === '' ? [] : wrapRuns([{ text, style: 'soft' }], textWidth, style.small);
    const height = 2 * style.pad + Math.max(style.line, lines.length * style.smallLine);
    const first = y + style.pad;
    const row = group('listitem', [
      line(`${index + 1}`, 0, baseline(first, style.line, style.points * 1.3, 'serif'), {
        points: style.points * 1.3,
        face: 'serif',
      }),
      {
        kind: 'text',
        x: numbered,
        y: baseline(first, style.line, style.points),
        anchor: 'start',
        runs: [
          fitted(
            run(title, { points: style.points, strong: true }),
            (lines.length === 0 ? width : titled + numbered) - numbered - 1,
          ),
        ],
      },
      ...textLines(
        lines,
        numbered + titled,
        first + (lines.length < 2 ? (style.line - style.smallLine) / 2 : 0),
        style.small,
        style.smallLine,
      ),
      rule(0, y + height - HAIR, width, HAIR, HAIRLINE),
    ]);
    y += height;
    return row;
  });
  return { height: y, marks: [group('list', marks)] };
};

/** Steps in order, each with its number. */
export const steps = (part: StepsPart, width: number, style: PartStyle): MarkBlock =>
  width < NARROW ? narrowSteps(part, width, style) : wideSteps(part, width, style);

const PAIR_GUTTER = 6;
const CLOSE_GUTTER = 3;

/** Width of a pair with the least space between its term and its value. */
const pairWidth = ({ term, value }: Pair, { points }: PartStyle): number =>
  runWidth(run(term, { points })) + 1 + runWidth(run(value, { points, strong: true }));

/** What each of two columns needs for its longest pair. */
const neededWidths = (all: readonly Pair[], style: PartStyle): number[] => {
  const deep = Math.ceil(all.length / 2);
  return [all.slice(0, deep), all.slice(deep)].map((column) =>
    Math.max(...column.map((pair) => pairWidth(pair, style)), 0),
  );
};

/** Pairs in columns: of equal width where each has room in it, else as wide as their pairs need. */
const columnWidths = (all: readonly Pair[], columns: 1 | 2, room: number, style: PartStyle): number[] => {
  if (columns === 1) return [room];
  const [first = 0, second = 0] = neededWidths(all, style);
  return Math.max(first, second) <= room / 2
    ? [room / 2, room / 2]
    : [(first / (first + second)) * room, (second / (first + second)) * room];
};

/** Pairs beside each other, where there is room for the longest of them. */
export const pairs = (part: PairsPart, width: number, style: PartStyle): MarkBlock => {
  const gutter = style.ruled ? PAIR_GUTTER : CLOSE_GUTTER;
  const half = (width - gutter) / 2;
  const fits = style.ruled
    ? part.pairs.every((pair) => pairWidth(pair, style) <= half)
    : neededWidths(part.pairs, style).reduce((sum, each) => sum + each, 0) <= width - gutter;
  const columns = part.columns === 2 && fits ? 2 : 1;
  const widths = columnWidths(part.pairs, columns, columns === 2 ? width - gutter : width, style);
  const { pairs: all } = part;
  const deep = Math.ceil(all.length / columns);
  const marks = all.map(({ term, value }, index) => {
    const column = Math.floor(index / deep);
    const across = widths[column] ?? width;
    const x = column === 0 ? 0 : (widths[0] ?? 0) + gutter;
    const y = (index % deep) * style.row;
    const stated = run(value, { points: style.points, strong: true });
    return group('listitem', [
      {
        kind: 'text',
        x,
        y: baseline(y, style.row, style.points),
        anchor: 'start',
        runs: fittedRuns([run(term, { points: style.points })], across - runWidth(stated) - 1, style.least),
      },
      {
        kind: 'text',
        x: x + across,
        y: baseline(y, style.row, style.points),
        anchor: 'end',
        runs: fittedRuns([stated], across, style.least),
      },
      ...(columns === 1 || style.ruled ? [rule(x, y + style.row - HAIR, across, HAIR, HAIRLINE)] : []),
    ]);
  });
  return { height: deep * style.row, marks: [group('list', marks)] };
};
