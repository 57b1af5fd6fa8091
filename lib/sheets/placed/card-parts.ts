import type { BoxesPart, ChoicePart, StripPart } from '@/lib/rules/core/sheet/sheet-parts';
import { INK, MUTE, PAPER_WHITE, SOFT } from '../paper';
import { boxMarks } from './cells';
import { runWidth } from './face-width';
import {
  baseline,
  box,
  type DrawOp,
  group,
  line,
  type MarkBlock,
  MM_PER_POINT,
  rule,
  run,
  type TextRun,
} from './mark';
import type { PartStyle } from './part-style';
import { boxesToMark } from './roster-boxes';

/** White that heads of two lines keep from their frame, above and below together. */
const HEAD_PAD = 0.8;

/** A table of one row with a head above each figure. */
export const strip = ({ title, note, columns }: StripPart, width: number, style: PartStyle): MarkBlock => {
  const across = width / Math.max(1, columns.length);
  const named = style.smallLine + 0.4;
  const headed = 2 * style.tinyLine * 0.95 + HEAD_PAD;
  const valued = style.key * 1.1 * MM_PER_POINT * 1.16;
  const top = named;
  const headPoints = (head: string): number => (head.includes('\n') ? style.tiny : style.small);
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
          columns.map(({ head }, index) => {
            const all = head.split('\n');
            const lines = all.map((each, at): DrawOp => {
              const points = headPoints(head);
              const deep = (headed - HEAD_PAD) / all.length;
              return line(
                each,
                (index + 0.5) * across,
                baseline(top + HEAD_PAD / 2 + at * deep, deep, points),
                { points },
                'middle',
              );
            });
            return group('columnheader', lines);
          }),
        ),
        rule(0, top + headed - 0.075, width, 0.15, INK),
        group(
          'row',
          columns.map(({ value, mute }, index) =>
            group('cell', [
              line(
                value,
                (index + 0.5) * across,
                baseline(top + headed, valued, style.key * 1.1),
                { points: style.key * 1.1, strong: !mute, colour: mute ? MUTE : INK },
                'middle',
              ),
            ]),
          ),
        ),
        ...columns.slice(1).map(
          (_, index): DrawOp => ({
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

const LEAST = { points: 6, gap: 0.6 } as const;

type Pieces = {
  readonly points: number;
  readonly ring: number;
  readonly all: readonly { readonly on: boolean; readonly run: TextRun; readonly width: number }[];
  /** what the options leave of the width */
  readonly free: number;
};

const piecesOf = ({ options }: ChoicePart, width: number, points: number): Pieces => {
  const ring = points * MM_PER_POINT * 1.2;
  const all = options.map(({ label: text, on }) => {
    const words = run(text, { points, strong: on, colour: on ? INK : SOFT });
    return { on, run: words, width: ring + 0.8 + runWidth(words) };
  });
  return { points, ring, all, free: width - all.reduce((sum, each) => sum + each.width, 0) };
};

/** The options as large as the style has them, or as much smaller as they must be to stand on one line. */
const fittingPieces = (part: ChoicePart, width: number, points: number): Pieces => {
  const pieces = piecesOf(part, width, points);
  const needed = LEAST.gap * (part.options.length - 1);
  return pieces.free >= needed || points <= LEAST.points
    ? pieces
    : fittingPieces(part, width, Math.max(LEAST.points, points - 0.1));
};

/** Circles to mark one of. */
export const choice = (part: ChoicePart, width: number, style: PartStyle): MarkBlock => {
  const { all: pieces, points, ring, free } = fittingPieces(part, width, style.small);
  const gap = Math.max(LEAST.gap, free / Math.max(1, pieces.length - 1));
  let x = 0;
  const marks = pieces.map(({ on, run, width: wide }): DrawOp => {
    const middle = style.row / 2;
    const radius = ring / 2;
    const circle = (r: number): string => `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0z`;
    const at = { x: x + radius, y: middle, scale: 1 };
    const ringed: DrawOp[] = [
      { kind: 'path', d: circle(radius - 0.12), ...at, stroke: INK, width: 0.25, fill: PAPER_WHITE },
      ...(on ? [{ kind: 'path', d: circle(radius - 0.6), ...at, fill: INK } as const] : []),
    ];
    const placed: DrawOp[] = [
      ...(on ? [group('img', ringed, 'chosen')] : ringed),
      {
        kind: 'text',
        x: x + ring + 0.8,
        y: baseline(0, style.row, points),
        anchor: 'start',
        runs: [run],
      },
    ];
    x += wide + gap;
    return group('listitem', placed);
  });
  return { height: style.row, marks: [group('list', marks)] };
};

const BOX = { perRow: 8, gap: 1, high: 1.5 } as const;

/** A track of boxes as wide as the card. */
export const boxes = ({ boxes: all }: BoxesPart, width: number, style: PartStyle): MarkBlock => {
  const rows = Math.max(1, Math.ceil(all.length / BOX.perRow));
  const perRow = Math.ceil(all.length / rows);
  const across = Math.min((width - (perRow - 1) * BOX.gap) / perRow, style.row * 3);
  const deep = Math.min(across, style.row * BOX.high);
  const marks = all.flatMap(({ kind, label: text }, index): DrawOp[] => {
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
    marks: [group('img', marks, boxesToMark(all))],
  };
};
