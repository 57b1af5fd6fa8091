import type { PlotBar, PlotPart } from '@/lib/rules/core/sheet/sheet-parts';
import { INK, PAPER_WHITE, SOFT } from '../paper';
import { wrapRuns } from '../text-width';
import { runWidth } from './face-width';
import { baseline, box, type DrawOp, group, line, type MarkBlock, MM_PER_POINT, run, shifted } from './mark';
import { inline, keyLine, label, labelWidth, stacked } from './measures-part';
import type { PartStyle } from './part-style';
import { textLines } from './words-part';

/** Greys between paper and ink that can be distinguished on paper. */
const GREYS: Readonly<Record<number, readonly string[]>> = {
  3: ['#dcdedc', '#b0b3b4', '#767b83'],
  4: ['#e2e4e2', '#bcbfc0', '#90949a', '#5c626a'],
  5: ['#e6e8e6', '#c9cccb', '#a5a9ab', '#7d828a', '#4d535d'],
};

/** What a bar without a key is meant to show. */
const SHARE = '#767b83';

/** Shades of this many outcomes, least first: what scores nothing is paper, the most is ink. */
const shadesOf = (count: number): readonly string[] => [
  PAPER_WHITE,
  ...(GREYS[Math.min(Math.max(count - 2, 3), 5)] ?? []),
  INK,
];

/** Without a key a bar is a share: the subject comes first. */
const shade = (index: number, outcomes: number): string =>
  (outcomes > 0 ? shadesOf(outcomes)[index] : index === 0 ? SHARE : PAPER_WHITE) ?? INK;

/** White before the value of a bar and after it, so that it belongs to its own. */
const VALUE = { before: 0.7, after: 1.5 } as const;

const plotBar = (
  { ways, outOf, value }: PlotBar,
  x: number,
  top: number,
  width: number,
  height: number,
  outcomes: number,
  style: PartStyle,
): DrawOp[] => {
  const figure = run(value, { points: style.small, strong: true });
  const figures = Math.max(
    runWidth(figure),
    runWidth(run(value.endsWith('%') ? '88%' : '8.8', { points: style.small, strong: true })),
  );
  const long = width - figures - VALUE.before - VALUE.after;
  const [from, deep] = [top + height * 0.19, height * 0.62];
  let left = x;
  const parts = ways.flatMap((count, index): DrawOp[] => {
    const wide = (count / outOf) * long;
    const at = left;
    left += wide;
    return count === 0 ? [] : [box(at, from, wide, deep, { fill: shade(index, outcomes) })];
  });
  return [
    ...parts,
    { kind: 'path', d: `M0 0H${long}V${deep}H0z`, x, y: from, scale: 1, stroke: INK, width: 0.12 },
    {
      kind: 'text',
      x: x + long + VALUE.before + figures,
      y: baseline(top, height, style.small),
      anchor: 'end',
      runs: [figure],
    },
  ];
};

/** Between an outcome, its name and the next. */
const KEY = { square: 0.4, apart: 1.2 } as const;

/** What the shades mean, against the right edge; `left` is where it begins. */
const keyMarks = (
  part: PlotPart,
  top: number,
  width: number,
  style: PartStyle,
): MarkBlock & { left: number } => {
  const points = style.small;
  const side = points * MM_PER_POINT * 0.8;
  let x = width;
  const marks = part.key
    .map((name, index) => ({ name, index }))
    .toReversed()
    .map(({ name, index }): DrawOp[] => {
      const words = run(name, { points, colour: SOFT });
      x -= runWidth(words);
      const text = line(name, x, baseline(top, style.smallLine, points), { points, colour: SOFT });
      x -= side + KEY.square;
      const square = box(x, top + (style.smallLine - side) / 2, side, side, {
        fill: shade(index, part.key.length),
        stroke: INK,
        width: 0.12,
      });
      x -= KEY.apart;
      return [square, text];
    })
    .toReversed()
    .flat();
  return {
    marks: marks.length === 0 ? [] : [group('paragraph', marks)],
    height: part.key.length === 0 ? 0 : style.smallLine,
    left: x,
  };
};

/** What is plotted and what its shades mean: on one line, or on lines of their own where that is too long. */
const legend = (part: PlotPart, top: number, width: number, style: PartStyle): MarkBlock => {
  const key = keyMarks(part, top, width, style);
  const beside = runWidth(run(part.note, { points: style.small })) <= key.left;
  const lines = beside
    ? [[{ text: part.note, style: 'soft' as const }]]
    : wrapRuns([{ text: part.note, style: 'soft' }], width, style.small);
  const under = beside ? 0 : lines.length * style.smallLine;
  return {
    height: Math.max(lines.length * style.smallLine, under + key.height),
    marks: [
      group('paragraph', textLines(lines, 0, top, style.small, style.smallLine)),
      ...shifted(key.marks, 0, under),
    ],
  };
};

/** Bars of exact odds under their measures. */
export const plot = (part: PlotPart, width: number, style: PartStyle): MarkBlock => {
  const named = Math.max(
    labelWidth(part.label, style),
    ...part.rows.map((row) => runWidth(run(row.label, { points: style.small })) + 1.2),
  );
  const across = (width - named) / Math.max(1, part.measures.length);
  const deep = part.measures.length > 2 && part.measures.some(({ value }) => value !== '');
  const head = deep ? style.smallLine + keyLine(style) : style.row * 0.92;
  const row = style.smallLine;
  const key = legend(part, head + part.rows.length * row, width, style);
  return {
    height: head + part.rows.length * row + key.height,
    marks: [
      group('table', [
        group('row', [
          group('columnheader', [label(part.label, 0, deep ? style.smallLine : head, style)]),
          ...part.measures.map((each, index) => {
            const x = named + index * across;
            return group(
              'columnheader',
              deep
                ? stacked(each, x, across, style)
                : [inline(each, x, across, (head - style.row) / 2, style)],
            );
          }),
        ]),
        ...part.rows.map(({ label: text, bars }, index) => {
          const top = head + index * row;
          return group('row', [
            group('rowheader', [
              line(text, 0, baseline(top, row, style.small), { points: style.small, colour: SOFT }),
            ]),
            ...bars.map((each, column) =>
              group('cell', plotBar(each, named + column * across, top, across, row, part.key.length, style)),
            ),
          ]);
        }),
      ]),
      ...key.marks,
    ],
  };
};
