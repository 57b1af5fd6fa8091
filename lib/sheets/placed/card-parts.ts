import type {
  BoxesPart,
  ChoicePart,
  MeasuresPart,
  Pair,
  PlotBar,
  PlotPart,
  StripPart,
} from '@/lib/rules/core/sheet-parts';
import { INK, MUTE, PAPER_WHITE, SOFT } from '../ink';
import { boxMarks } from './cells';
import { fitted, runWidth } from './face-width';
import { baseline, box, group, line, type Mark, type Placed, rule, run, type TextMark } from './mark';
import type { PartStyle } from './part-style';

/** Column of the labels "Move", "Fire", in em of the body. */
const LABEL = 4.2;

const labelWidth = ({ points }: PartStyle): number => LABEL * points * 0.3528;

const label = (text: string, top: number, height: number, { points }: PartStyle): Mark =>
  line(text, 0, baseline(top, height, points), { points, strong: true });

/** Columns of equal width, right of the label. */
const columnsOf = (count: number, width: number, style: PartStyle): { x: number; width: number }[] => {
  const left = labelWidth(style);
  const across = (width - left) / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => ({ x: left + index * across, width: across }));
};

/** A measure on one line: what it is, then how much. */
const inline = ({ term, value }: Pair, x: number, width: number, top: number, style: PartStyle): TextMark => {
  const much = run(value, { points: style.points * 1.1, strong: true });
  const room = width - runWidth(much) - 0.8;
  return {
    kind: 'text',
    x,
    y: baseline(top, style.row, style.points),
    anchor: 'start',
    runs: [
      fitted(run(value === '' ? term : `${term}  `, { points: style.small, colour: SOFT }), room),
      ...(value === '' ? [] : [much]),
    ],
  };
};

/** A measure in two lines, how much under what it is. */
const stacked = ({ term, value }: Pair, x: number, width: number, style: PartStyle): Mark[] => [
  {
    kind: 'text',
    x,
    y: baseline(0, style.smallLine, style.small),
    anchor: 'start',
    runs: [fitted(run(term, { points: style.small - 0.2, colour: SOFT }), width - 0.6)],
  },
  {
    kind: 'text',
    x,
    y: baseline(style.smallLine, style.line, style.points),
    anchor: 'start',
    runs: [fitted(run(value, { points: style.points * 1.1, strong: true }), width - 0.6)],
  },
];

const measures = (part: MeasuresPart, width: number, style: PartStyle): Placed => {
  const left = labelWidth(style);
  if (part.instead !== undefined) {
    return {
      height: style.row,
      marks: [
        label(part.label, 0, style.row, style),
        line(part.instead, left, baseline(0, style.row, style.points), {
          points: style.points,
          colour: SOFT,
        }),
      ],
    };
  }
  const many = part.measures.length > 2;
  const columns = columnsOf(part.measures.length, width, style);
  const height = many ? style.smallLine + style.line : style.row;
  return {
    height,
    marks: [
      group('list', [
        label(part.label, 0, many ? style.smallLine : style.row, style),
        ...part.measures.map((each, index) => {
          const { x, width: across } = columns[index] ?? { x: left, width: 0 };
          return group(
            'listitem',
            many ? stacked(each, x, across, style) : [inline(each, x, across, 0, style)],
          );
        }),
      ]),
    ],
  };
};

const strip = ({ title, note, columns }: StripPart, width: number, style: PartStyle): Placed => {
  const across = width / Math.max(1, columns.length);
  const named = style.smallLine + 0.4;
  const headed = 2 * style.tinyLine * 0.86 + 0.2;
  const valued = style.line * 1.34;
  const top = named;
  const headPoints = (head: string): number => (head.includes('\n') ? style.tiny - 1 : style.small);
  return {
    height: named + headed + valued,
    marks: [
      line(title, 0, baseline(0, style.smallLine, style.points), { points: style.points, strong: true }),
      line(
        note,
        width,
        baseline(0, style.smallLine, style.small),
        { points: style.small, colour: SOFT },
        'end',
      ),
      group('table', [
        box(0, top, width, headed, { fill: '#eceeec' }),
        group(
          'row',
          columns.flatMap(({ head }, index) => {
            const lines = head.split('\n');
            return lines.map((each, at): Mark => {
              const points = headPoints(head);
              const deep = headed / lines.length;
              return line(
                each,
                (index + 0.5) * across,
                baseline(top + at * deep, deep, points),
                { points },
                'middle',
              );
            });
          }),
        ),
        rule(0, top + headed - 0.075, width, 0.15, INK),
        group(
          'row',
          columns.map(({ value, mute }, index) =>
            line(
              value,
              (index + 0.5) * across,
              baseline(top + headed, valued, style.points * 1.25),
              { points: style.points * 1.25, strong: !mute, colour: mute ? MUTE : INK },
              'middle',
            ),
          ),
        ),
        ...columns.slice(1).map(
          (_, index): Mark => ({
            kind: 'path',
            d: `M0 0V${headed + valued}`,
            x: (index + 1) * across,
            y: top,
            scale: 1,
            stroke: '#9a9d9a',
            width: 0.15,
          }),
        ),
        {
          kind: 'path',
          d: `M0 0H${width}V${headed + valued}H0z`,
          x: 0,
          y: top,
          scale: 1,
          stroke: INK,
          width: 0.25,
        },
      ]),
    ],
  };
};

const choice = ({ options }: ChoicePart, width: number, style: PartStyle): Placed => {
  const ring = style.points * 0.3528 * 1.15;
  const pieces = options.map(({ label: text, on }) => {
    const said = run(text, { points: style.small, strong: on, colour: on ? INK : SOFT });
    return { on, said, width: ring + 0.8 + runWidth(said) };
  });
  const free = width - pieces.reduce((sum, each) => sum + each.width, 0);
  const gap = Math.max(0.6, free / Math.max(1, pieces.length - 1));
  let x = 0;
  const marks = pieces.flatMap(({ on, said, width: wide }): Mark[] => {
    const middle = style.row / 2;
    const radius = ring / 2;
    const circle = (r: number): string => `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0z`;
    const at = { x: x + radius, y: middle, scale: 1 };
    const placed: Mark[] = [
      { kind: 'path', d: circle(radius - 0.12), ...at, stroke: INK, width: 0.25, fill: PAPER_WHITE },
      ...(on ? [{ kind: 'path', d: circle(radius - 0.6), ...at, fill: INK } as const] : []),
      {
        kind: 'text',
        x: x + ring + 0.8,
        y: baseline(0, style.row, style.small),
        anchor: 'start',
        runs: [said],
      },
    ];
    x += wide + gap;
    return placed;
  });
  return { height: style.row, marks: [group('list', marks)] };
};

const BOX = { perRow: 8, gap: 1, high: 1.5 } as const;

const boxes = ({ boxes: all }: BoxesPart, width: number, style: PartStyle): Placed => {
  const rows = Math.max(1, Math.ceil(all.length / BOX.perRow));
  const perRow = Math.ceil(all.length / rows);
  const across = Math.min((width - (perRow - 1) * BOX.gap) / perRow, style.row * 3);
  const deep = Math.min(across, style.row * BOX.high);
  const marks = all.flatMap(({ kind, label: text }, index): Mark[] => {
    const x = (index % perRow) * (across + BOX.gap);
    const y = Math.floor(index / perRow) * (deep + BOX.gap);
    return [
      ...boxMarks(kind, x, y, across, deep),
      ...(text === undefined
        ? []
        : [line(text, x + across - 0.8, y + deep - 0.8, { points: style.small, strong: true }, 'end')]),
    ];
  });
  return {
    height: rows * (deep + BOX.gap) - BOX.gap,
    marks: [group('img', marks, `${all.length} boxes to mark`)],
  };
};

/** Greys of outcomes, least first: what scores nothing is paper, the most is ink. */
const SHADES = [PAPER_WHITE, '#dcdedc', '#b0b3b4', '#767b83', INK];

const shade = (index: number, of: number): string => SHADES[of === 2 && index === 1 ? 3 : index] ?? INK;

const plotBar = (
  { ways, outOf, value }: PlotBar,
  x: number,
  top: number,
  width: number,
  height: number,
  style: PartStyle,
): Mark[] => {
  const said = run(value, { points: style.small, strong: true });
  const figures = Math.max(
    runWidth(said),
    runWidth(run(value.endsWith('%') ? '88%' : '8.8', { points: style.small, strong: true })),
  );
  const long = width - figures - 1.6;
  const [from, deep] = [top + height * 0.19, height * 0.62];
  let left = x;
  const parts = ways.flatMap((count, index): Mark[] => {
    const wide = (count / outOf) * long;
    const at = left;
    left += wide;
    return count === 0 ? [] : [box(at, from, wide, deep, { fill: shade(index, ways.length) })];
  });
  return [
    ...parts,
    { kind: 'path', d: `M0 0H${long}V${deep}H0z`, x, y: from, scale: 1, stroke: INK, width: 0.12 },
    {
      kind: 'text',
      x: x + long + 0.6 + figures,
      y: baseline(top, height, style.small),
      anchor: 'end',
      runs: [said],
    },
  ];
};

const keyMarks = (part: PlotPart, top: number, width: number, style: PartStyle): Mark[] => {
  const points = style.small;
  const side = points * 0.3528 * 0.8;
  const left = labelWidth(style);
  const noted = run(part.note, { points, colour: SOFT });
  let x = width;
  const shades = part.key
    .map((name, index) => ({ name, index }))
    .toReversed()
    .flatMap(({ name, index }): Mark[] => {
      const said = run(name, { points, colour: SOFT });
      const wide = runWidth(said);
      x -= wide;
      const text: Mark = {
        kind: 'text',
        x,
        y: baseline(top, style.smallLine, points),
        anchor: 'start',
        runs: [said],
      };
      x -= side + 0.5;
      const square = box(x, top + (style.smallLine - side) / 2, side, side, {
        fill: shade(index, part.key.length),
        stroke: INK,
        width: 0.12,
      });
      x -= 1.1;
      return [text, square];
    });
  return [
    {
      kind: 'text',
      x: left,
      y: baseline(top, style.smallLine, points),
      anchor: 'start',
      runs: [fitted(noted, x - left - 0.5)],
    },
    ...shades,
  ];
};

const plot = (part: PlotPart, width: number, style: PartStyle): Placed => {
  const named = Math.max(
    labelWidth(style),
    ...part.rows.map((row) => runWidth(run(row.label, { points: style.small })) + 1.2),
  );
  const across = (width - named) / Math.max(1, part.measures.length);
  const deep = part.measures.length > 2 && part.measures.some(({ value }) => value !== '');
  const head = deep ? style.smallLine + style.line : style.row * 0.92;
  const row = style.smallLine;
  return {
    height: head + part.rows.length * row + style.smallLine,
    marks: [
      group('table', [
        group('row', [
          label(part.label, 0, deep ? style.smallLine : head, style),
          ...part.measures.flatMap((each, index) => {
            const x = named + index * across;
            return deep
              ? stacked(each, x, across, style)
              : [inline(each, x, across, (head - style.row) / 2, style)];
          }),
        ]),
        ...part.rows.map(({ label: text, bars }, index) => {
          const top = head + index * row;
          return group('row', [
            line(text, 0, baseline(top, row, style.small), { points: style.small, colour: SOFT }),
            ...bars.flatMap((each, column) =>
              plotBar(each, named + column * across, top, across, row, style),
            ),
          ]);
        }),
      ]),
      ...keyMarks(part, head + part.rows.length * row, width, style),
    ],
  };
};

/** A part of a card set `width` wide from the origin. */
export const cardPart = (
  part: MeasuresPart | StripPart | ChoicePart | BoxesPart | PlotPart,
  width: number,
  style: PartStyle,
): Placed => {
  switch (part.kind) {
    case 'measures':
      return measures(part, width, style);
    case 'strip':
      return strip(part, width, style);
    case 'choice':
      return choice(part, width, style);
    case 'boxes':
      return boxes(part, width, style);
    case 'plot':
      return plot(part, width, style);
  }
};
