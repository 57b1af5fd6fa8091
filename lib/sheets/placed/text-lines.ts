import type { Run } from '@/lib/rules/core/sheet/sheet';
import { styled } from './cells';
import { baseline, type Mark } from './mark';

/** Lines of text under each other, each `height` high, from the line at `top`. */
export const textLines = (
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
