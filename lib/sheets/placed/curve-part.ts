import type { CurvePart } from '@/lib/rules/core/sheet/report-parts';
import { printColours } from '../nation-colours';
import { HAIRLINE, INK, PAPER_WHITE, SOFT } from '../paper';
import { circle, type Inks } from './cells';
import { fitted, runWidth } from './face-width';
import { baseline, type DrawOp, group, line, type MarkBlock, type PathMark, rule, run } from './mark';
import type { PartStyle } from './part-style';

/** Lines of text that a drawing is high. */
const LINES = 9.5;
/** White between the drawing and the words beside it. */
const BESIDE = 1.1;
/** As much of the width as names at the ends of lines take. */
const NAMES = 0.2;
/** White between the drawing and its turns. */
const BELOW = 1.3;
const STROKE = { line: 0.75, limit: 0.2, level: 0.12, dash: 1.7, limitDash: 1 } as const;
const BETWEEN = '#eceeec';
/** A number in its circle, over the line that it is of. */
const MARK = { radius: 1.5, apart: 3.5, points: 7.6, stroke: 0.2 } as const;
const BAND = { weight: 0.5, above: 0.9, below: 0.5 } as const;
// Caslon is small on the body
const ITALIC = 1.12;

type Plot = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Spot = CurvePart['lines'][number]['steps'][number];

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Corners of a line that goes across first, then up or down, in mm. */
const corners = (steps: readonly Spot[], { width, height }: Plot): (readonly [number, number])[] =>
  steps.flatMap(({ x, y }, index) => {
    const before = steps[index - 1];
    const at = rounded((x * width) / 100);
    const down = rounded((y * height) / 100);
    return before === undefined
      ? [[at, down]]
      : [
          [at, rounded((before.y * height) / 100)],
          [at, down],
        ];
  });

const pathThrough = (spots: readonly (readonly [number, number])[]): string =>
  spots.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const drawn = (d: string, { left, top }: Plot, paint: Partial<PathMark>): PathMark => ({
  kind: 'path',
  d,
  x: left,
  y: top,
  scale: 1,
  ...paint,
});

const linesOf = (part: CurvePart, plot: Plot, ink: Inks['ink']): DrawOp[] => {
  const [first, second] = part.lines.map(({ steps }) => corners(steps, plot));
  const between =
    first === undefined || second === undefined
      ? []
      : [drawn(`${pathThrough([...first, ...second.toReversed()])}z`, plot, { fill: BETWEEN })];
  return [
    ...between,
    ...part.lines.map(({ steps, nation }, index) =>
      drawn(pathThrough(corners(steps, plot)), plot, {
        stroke: printColours(nation, ink).sym.light,
        width: STROKE.line,
        ...(index === 1 && { dash: STROKE.dash }),
      }),
    ),
  ];
};

const marksOver = ({ marks }: CurvePart, { left, top, width, height }: Plot): DrawOp[] =>
  marks.flatMap(({ x, y, texts }) =>
    texts.flatMap((text, index): DrawOp[] => {
      const middle = left + (x * width) / 100 - MARK.apart * (texts.length - index - 0.4);
      const down = top + (y * height) / 100;
      return [
        {
          kind: 'path',
          d: circle(0, 0, MARK.radius),
          x: middle,
          y: down,
          scale: 1,
          fill: PAPER_WHITE,
          stroke: INK,
          width: MARK.stroke,
        },
        line(text, middle, baseline(down - 1, 2, MARK.points), { points: MARK.points }, 'middle'),
      ];
    }),
  );

const bandsOf = ({ bands }: CurvePart, top: number, { left, width }: Plot, style: PartStyle): MarkBlock => {
  const each = BAND.above + BAND.weight + BAND.below + style.smallLine;
  const marks = bands.map(({ text, x, width: across }, index) => {
    const y = top + index * each + BAND.above;
    const from = left + (x * width) / 100;
    const words = fitted(
      run(text, { points: style.small * ITALIC, face: 'serif', italic: true, colour: SOFT }),
      width,
    );
    // what is too long to begin below its line ends at the edge
    const start = Math.min(from, left + width - runWidth(words));
    return group('listitem', [
      rule(from, y, (across * width) / 100, BAND.weight),
      {
        kind: 'text',
        x: start,
        y: baseline(y + BAND.weight + BAND.below, style.smallLine, style.small),
        anchor: 'start',
        runs: [words],
      },
    ]);
  });
  return { height: bands.length * each, marks: marks.length === 0 ? [] : [group('list', marks)] };
};

/** The losses of two sides by turns, drawn `width` wide. */
export const curve = (
  part: CurvePart,
  width: number,
  style: PartStyle,
  { ink }: Pick<Inks, 'ink'>,
): MarkBlock => {
  const { small, smallLine } = style;
  const italic = { points: small * ITALIC, face: 'serif', italic: true } as const;
  const numbers = [...part.levels, ...part.limits].map(({ text }) => runWidth(run(text, { points: small })));
  const axis = run(part.axis, { ...italic, colour: SOFT });
  const left = Math.max(runWidth(axis), ...numbers) + BESIDE;
  const names = part.lines.map(({ name }) => run(name.text, { ...italic, points: style.points * ITALIC }));
  const right = Math.min(width * NAMES, Math.max(0, ...names.map(runWidth))) + BESIDE;
  const plot: Plot = {
    left,
    top: smallLine + MARK.radius,
    width: width - left - right,
    height: style.line * LINES + (style.drawing ?? 0),
  };
  const downTo = (at: number): number => plot.top + (at * plot.height) / 100;
  const beside = (text: string, at: number): DrawOp =>
    line(text, left - BESIDE, baseline(downTo(at) - 1, 2, small), { points: small, colour: SOFT }, 'end');
  const bottom = plot.top + plot.height;
  const below = baseline(bottom + BELOW, smallLine, small);
  const bands = bandsOf(part, bottom + BELOW + smallLine, plot, style);
  const picture: DrawOp[] = [
    ...part.levels.map(({ at }) =>
      rule(left, downTo(at) - STROKE.level / 2, plot.width, STROKE.level, HAIRLINE),
    ),
    ...linesOf(part, plot, ink),
    rule(left, downTo(part.ground), plot.width, STROKE.limit, INK),
    ...part.levels.map(({ at, text }) => beside(text, at)),
    ...part.limits.flatMap(({ at, text, note }): DrawOp[] => [
      drawn(
        `M0 0H${plot.width}`,
        { ...plot, top: downTo(at) },
        {
          stroke: INK,
          width: STROKE.limit,
          dash: STROKE.limitDash,
        },
      ),
      beside(text, at),
      line(note, left + BESIDE, downTo(at) - 0.8, { ...italic, colour: SOFT }),
    ]),
    { kind: 'text', x: left - BESIDE, y: below, anchor: 'end', runs: [axis] },
    ...part.across.map(({ at, text }) =>
      line(text, left + (at * plot.width) / 100, below, { points: small, colour: SOFT }, 'middle'),
    ),
    ...part.lines.map(
      ({ name }, index): DrawOp => ({
        kind: 'text',
        x: left + plot.width + BESIDE,
        y: baseline(downTo(name.at) - 1, 2, style.points),
        anchor: 'start',
        runs: [fitted(names[index] ?? axis, right - BESIDE)],
      }),
    ),
    ...marksOver(part, plot),
  ];
  return {
    height: bottom + BELOW + smallLine + bands.height,
    marks: [group('img', picture, part.label), ...bands.marks],
  };
};
