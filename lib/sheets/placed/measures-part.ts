import type { MeasuresPart, Pair } from '@/lib/rules/core/sheet/sheet-parts';
import { SOFT } from '../paper';
import { fitted, runWidth } from './face-width';
import {
  baseline,
  type DrawOp,
  group,
  line,
  type MarkBlock,
  MM_PER_POINT,
  run,
  type TextMark,
  type TextRun,
} from './mark';
import type { PartStyle } from './part-style';

/** Column of the labels "Move", "Fire", in em of the body. */
const LABEL = 3.5;

/** Width of the column of labels; a longer label takes what it needs. */
export const labelWidth = (text: string, { points }: PartStyle): number =>
  Math.max(LABEL * points * MM_PER_POINT, runWidth(run(text, { points, strong: true })) + 1.2);

/** The label of a part, in its column. */
export const label = (text: string, top: number, height: number, { points }: PartStyle): DrawOp =>
  line(text, 0, baseline(top, height, points), { points, strong: true });

/** The line of a key number. */
export const keyLine = ({ key, line: usual }: PartStyle): number => Math.max(usual, key * MM_PER_POINT * 1.2);

/** White between two measures, and at least between what two of them are called. */
const APART = 2;
const HEADS_APART = 1.6;
const CLOSE = 0.6;

/** What a measure needs on one line, or in two. */
const needed = ({ term, value }: Pair, stack: boolean, style: PartStyle): number => {
  const termWidth = runWidth(run(`${term}${stack ? '' : '  '}`, { points: style.small }));
  const much = runWidth(run(value, { points: style.key, strong: true }));
  return APART + (stack ? Math.max(termWidth, much) : termWidth + much);
};

/** Columns right of the label: of equal width where that is enough for each, else by what they need. */
const columnsOf = (needs: readonly number[], left: number, width: number): { x: number; width: number }[] => {
  const room = width - left;
  const even = room / Math.max(1, needs.length);
  const all = needs.reduce((sum, need) => sum + need, 0);
  const widths = needs.map((need) => (Math.max(...needs) <= even ? even : (need / all) * room));
  return widths.map((across, index) => ({
    x: left + widths.slice(0, index).reduce((sum, each) => sum + each, 0),
    width: across,
  }));
};

/** A measure on one line: what it is, then how much. */
export const inline = (
  { term, value }: Pair,
  x: number,
  width: number,
  top: number,
  style: PartStyle,
): TextMark => {
  const much = run(value, { points: style.key, strong: true });
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

/** What a measure is called, smaller to keep apart from the next; closer to it before it is cut short. */
const headRun = (term: string, width: number, { small }: PartStyle): TextRun => {
  const whole = run(term, { points: small, colour: SOFT });
  const apart = fitted(whole, width - HEADS_APART);
  return apart.text === term ? apart : fitted(whole, width - CLOSE);
};

/** A measure in two lines, how much under what it is. */
export const stacked = ({ term, value }: Pair, x: number, width: number, style: PartStyle): DrawOp[] => [
  {
    kind: 'text',
    x,
    y: baseline(0, style.smallLine, style.small),
    anchor: 'start',
    runs: [headRun(term, width, style)],
  },
  {
    kind: 'text',
    x,
    y: baseline(style.smallLine, keyLine(style), style.key),
    anchor: 'start',
    runs: [fitted(run(value, { points: style.key, strong: true }), width - 0.6)],
  },
];

/** One line of measures, or two where there are many. */
export const measures = (part: MeasuresPart, width: number, style: PartStyle): MarkBlock => {
  const left = labelWidth(part.label, style);
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
  const columns = columnsOf(
    part.measures.map((each) => needed(each, many, style)),
    left,
    width,
  );
  const height = many ? style.smallLine + keyLine(style) : style.row;
  return {
    height,
    marks: [
      label(part.label, 0, many ? style.smallLine : style.row, style),
      group(
        'list',
        part.measures.map((each, index) => {
          const { x, width: across } = columns[index] ?? { x: left, width: 0 };
          return group(
            'listitem',
            many ? stacked(each, x, across, style) : [inline(each, x, across, 0, style)],
          );
        }),
      ),
    ],
  };
};
