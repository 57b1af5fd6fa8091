import type { Run } from '@/lib/rules/core/sheet';
import type { GridPart, PairsPart, Part, StepsPart, WordsPart } from '@/lib/rules/core/sheet-parts';
import { columnWidths } from '../block-height';
import { HAIRLINE, INK, SOFT } from '../ink';
import { wrapRuns } from '../text-width';
import { cardPart } from './card-parts';
import { cellMarks, type Inks, styled } from './cells';
import { fitted, runWidth } from './face-width';
import { baseline, group, line, type Mark, type Placed, rule, run } from './mark';
import type { PartStyle } from './part-style';

const HAIR = 0.15;
const FIRM = 0.25;

const textLines = (
  lines: readonly (readonly Run[])[],
  x: number,
  top: number,
  points: number,
  height: number,
): Mark[] =>
  lines.map((runs, index) => ({
    kind: 'text',
    x,
    y: baseline(top + index * height, height, points),
    anchor: 'start',
    runs: runs.map((each) => styled(each, points)),
  }));

const STEP = { number: 0.066, title: 0.37 } as const;

const steps = ({ steps: all }: StepsPart, width: number, style: PartStyle): Placed => {
  const [numbered, titled] = [STEP.number * width, STEP.title * width];
  const said = width - numbered - titled;
  let y = 0;
  const marks = all.map(({ title, text }, index) => {
    const lines = text === '' ? [] : wrapRuns([{ text, style: 'soft' }], said, style.small);
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

const PAIR_GUTTER = 6;
const CLOSE_GUTTER = 3;

const pairs = ({ columns, pairs: all }: PairsPart, width: number, style: PartStyle): Placed => {
  const gutter = style.ruled ? PAIR_GUTTER : CLOSE_GUTTER;
  const across = (width - (columns - 1) * gutter) / columns;
  const deep = Math.ceil(all.length / columns);
  const marks = all.map(({ term, value }, index) => {
    const x = Math.floor(index / deep) * (across + gutter);
    const y = (index % deep) * style.row;
    const stated = run(value, { points: style.points, strong: true });
    return group('listitem', [
      {
        kind: 'text',
        x,
        y: baseline(y, style.row, style.points),
        anchor: 'start',
        runs: [fitted(run(term, { points: style.points }), across - runWidth(stated) - 1)],
      },
      {
        kind: 'text',
        x: x + across,
        y: baseline(y, style.row, style.points),
        anchor: 'end',
        runs: [fitted(stated, across)],
      },
      ...(columns === 1 || style.ruled ? [rule(x, y + style.row - HAIR, across, HAIR, HAIRLINE)] : []),
    ]);
  });
  return { height: deep * style.row, marks: [group('list', marks)] };
};

/** Widths of columns given in tenths. */
const gridWidths = ({ columns }: GridPart, width: number): number[] =>
  columnWidths(
    columns.map((column) => (column.width === null ? null : (column.width * width) / 10)),
    width,
  );

const grid = (part: GridPart, width: number, style: PartStyle, inks: Inks): Placed => {
  const widths = gridWidths(part, width);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, each) => sum + each, 0));
  const deep = Math.max(0, ...part.columns.map(({ title }) => (title === '' ? 0 : title.split('\n').length)));
  const headed = deep === 0 ? 0 : deep * style.tinyLine + style.pad;
  const heads = part.columns.flatMap(({ title, align = 'left' }, index) =>
    title === ''
      ? []
      : title.split('\n').map((each, at, all): Mark => {
          const [x, across] = [starts[index] ?? 0, widths[index] ?? 0];
          const y = headed - style.pad / 2 - (all.length - at) * style.tinyLine;
          return {
            kind: 'text',
            x: align === 'left' ? x : align === 'right' ? x + across : x + across / 2,
            y: baseline(y, style.tinyLine, style.tiny),
            anchor: align === 'left' ? 'start' : align === 'right' ? 'end' : 'middle',
            runs: [run(each, { points: style.tiny, colour: SOFT })],
          };
        }),
  );
  const rows = part.rows.map(({ cells, ruled = false }, index) => {
    const y = headed + index * style.row;
    return group('row', [
      ...(ruled ? [rule(0, y - FIRM, width, FIRM, INK)] : []),
      ...cells.map((cell, column) =>
        group(
          'cell',
          cellMarks(
            cell,
            {
              x: starts[column] ?? 0,
              y,
              width:
                (widths[column] ?? 0) -
                (column < cells.length - 1 && part.columns[column]?.align !== 'right' ? 0.8 : 0),
              height: style.row,
              align: part.columns[column]?.align ?? 'left',
            },
            style,
            inks,
          ),
        ),
      ),
      rule(0, y + style.row - HAIR, width, HAIR, HAIRLINE),
    ]);
  });
  return {
    height: headed + part.rows.length * style.row,
    marks: [
      group('table', [
        ...(heads.length === 0 ? [] : [group('row', [...heads, rule(0, headed - HAIR, width, HAIR, INK)])]),
        ...rows,
      ]),
    ],
  };
};

const spoken = (term: string, text: string): Run[] => [
  ...(term === '' ? [] : [{ text: term, style: 'strong' } as const]),
  ...(text === '' ? [] : [{ text: term === '' ? text : ` ${text}`, style: 'soft' } as const]),
];

const DASH = { indent: 2.6, long: 1.4, weight: 0.2 } as const;

const words = ({ layout, items }: WordsPart, width: number, style: PartStyle): Placed => {
  let y = 0;
  const marks = items.map(({ term, text }) => {
    const hanging = layout === 'hanging';
    const points = layout === 'run-in' ? style.small : style.points;
    const height = layout === 'run-in' ? style.smallLine : style.line;
    const indent = hanging ? style.hang : layout === 'dashed' ? DASH.indent : 0;
    const runs: Run[] = hanging
      ? [{ text, style: 'soft' }]
      : layout === 'dashed'
        ? [{ text }]
        : spoken(term, text);
    const lines = wrapRuns(runs, width - indent, points);
    const top = y + style.itemGap;
    const item = group('listitem', [
      ...(hanging ? [line(term, 0, baseline(top, height, points), { points, strong: true })] : []),
      ...(layout === 'dashed' ? [rule(0, top + height / 2, DASH.long, DASH.weight)] : []),
      ...textLines(lines, indent, top, points, height),
    ]);
    y += lines.length * height + style.itemGap;
    return item;
  });
  return { height: y, marks: [group('list', marks)] };
};

/** A part set `width` wide from the origin. */
export const placedPart = (part: Part, width: number, style: PartStyle, inks: Inks): Placed => {
  switch (part.kind) {
    case 'steps':
      return steps(part, width, style);
    case 'pairs':
      return pairs(part, width, style);
    case 'grid':
      return grid(part, width, style, inks);
    case 'words':
      return words(part, width, style);
    default:
      return cardPart(part, width, style);
  }
};
