import type { StripPart } from '@/lib/rules/core/sheet/sheet-parts';
import { INK, MUTE, SOFT } from '../ink';
import { baseline, box, group, line, type Mark, MM_PER_POINT, type Placed, rule } from './mark';
import type { PartStyle } from './part-style';

/** White that heads of two lines keep from their frame, above and below together. */
const HEAD_PAD = 0.8;

/** A table of one row with a head above each figure. */
export const strip = ({ title, note, columns }: StripPart, width: number, style: PartStyle): Placed => {
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
            const lines = all.map((each, at): Mark => {
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
