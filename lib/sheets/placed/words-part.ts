import type { Run } from '@/lib/rules/core/sheet/sheet';
import type { WordsPart } from '@/lib/rules/core/sheet/sheet-parts';
import { wrapRuns } from '../text-width';
import { styled } from './cells';
import { runWidth } from './face-width';
import { baseline, type DrawOp, group, line, type MarkBlock, rule, run } from './mark';
import type { PartStyle } from './part-style';

/** A mark and the first word of its note stay on one line. */
const NO_BREAK = '\u00A0';

const spoken = (term: string, text: string): Run[] =>
  term === '*' ? [{ text: `${term}${NO_BREAK}${text}`, style: 'soft' }] : withTerm(term, text);

const withTerm = (term: string, text: string): Run[] => [
  ...(term === '' ? [] : [{ text: term, style: 'strong' } as const]),
  ...(text === '' ? [] : [{ text: term === '' ? text : ` ${text}`, style: 'soft' } as const]),
];

const DASH = { indent: 2.6, long: 1.4, weight: 0.2 } as const;

/** Lines of text under each other, each `height` high, from the line at `top`. */
export const textLines = (
  lines: readonly (readonly Run[])[],
  x: number,
  top: number,
  points: number,
  height: number,
): DrawOp[] =>
  lines.map((runs, index) => ({
    kind: 'text',
    x,
    y: baseline(top + index * height, height, points),
    anchor: 'start',
    runs: runs.map((each) => styled(each, points)),
  }));

/** Items in one paragraph, separated by their terms. */
const flowing = ({ items }: WordsPart, width: number, style: PartStyle): MarkBlock => {
  const runs = items.flatMap(({ term, text }, index): Run[] => [
    ...(index === 0 ? [] : [{ text: ' ' }]),
    ...spoken(term, text),
  ]);
  const lines = wrapRuns(runs, width, style.small);
  return {
    height: lines.length * style.smallLine + style.itemGap,
    marks: [group('paragraph', textLines(lines, 0, style.itemGap, style.small, style.smallLine))],
  };
};

/** White between a hanging term and its text. */
const AFTER_TERM = 1.2;

/** Width of the column of hanging terms: as wide as the longest of them needs; on a sheet that of all is alike. */
const hangingWidth = ({ items }: WordsPart, { hang, points, ruled }: PartStyle): number =>
  Math.max(
    ruled ? hang : 0,
    ...items.map(({ term }) => runWidth(run(term, { points, strong: true })) + AFTER_TERM),
  );

/** Text in lines, each item with its term. */
export const words = (part: WordsPart, width: number, style: PartStyle): MarkBlock => {
  const { layout, items } = part;
  const hanging = layout === 'hanging';
  // on cards terms keep their column, so that cards of one kind look alike
  if (style.flowing && (layout === 'run-in' || (hanging && style.ruled))) return flowing(part, width, style);
  const points = layout === 'run-in' ? style.small : style.points;
  const height = layout === 'run-in' ? style.smallLine : style.line;
  const indent = hanging ? hangingWidth(part, style) : layout === 'dashed' ? DASH.indent : 0;
  let y = 0;
  const marks = items.map(({ term, text }) => {
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
