import type { Pair, PairsPart } from '@/lib/rules/core/sheet-parts';
import { HAIRLINE } from '../ink';
import { fittedRuns } from './cells';
import { runWidth } from './face-width';
import { baseline, group, type Placed, rule, run } from './mark';
import type { PartStyle } from './part-style';

const HAIR = 0.15;

const PAIR_GUTTER = 6;
const CLOSE_GUTTER = 3;

/** Width of a pair with the least space between its term and its value. */
const pairWidth = ({ term, value }: Pair, { points }: PartStyle): number =>
  runWidth(run(term, { points })) + 1 + runWidth(run(value, { points, strong: true }));

/** Pairs beside each other, where there is room for the longest of them. */
export const pairs = (part: PairsPart, width: number, style: PartStyle): Placed => {
  const gutter = style.ruled ? PAIR_GUTTER : CLOSE_GUTTER;
  const half = (width - gutter) / 2;
  const fits = !style.ruled || part.pairs.every((pair) => pairWidth(pair, style) <= half);
  const columns = part.columns === 2 && fits ? 2 : 1;
  const across = columns === 2 ? half : width;
  const { pairs: all } = part;
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
