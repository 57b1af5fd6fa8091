import type { Cell, LineBlock, ListBlock } from '@/lib/rules/core/sheet/sheet';
import { HAIRLINE, INK } from '../paper';
import type { Inks } from './cells';
import { runWidth } from './face-width';
import { type DrawOp, group, type MarkBlock, rule, run } from './mark';
import type { PartStyle } from './part-style';
import { brokenRuns, naturalWidth, setCell, setLines } from './roster-cells';
import type { RosterStyle } from './roster-style';

/** White between two cells. */
const GAP = 3;

/** Shares `room` so that what needs less than an equal part leaves the rest to the others. */
const shared = (needs: readonly number[], room: number): number[] => {
  const shares = needs.map(() => 0);
  let left = room;
  const order = needs.map((need, index) => ({ need, index })).toSorted((a, b) => a.need - b.need);
  for (const [done, { need, index }] of order.entries()) {
    const share = Math.min(need, left / (order.length - done));
    shares[index] = share;
    left -= share;
  }
  return shares;
};

/** Widths of the cells of a line: texts share what the others leave. */
const lineWidths = (cells: readonly Cell[], width: number, style: RosterStyle): number[] => {
  const needs = cells.map((cell) => naturalWidth(cell, style));
  const texts = cells.flatMap(({ kind }, index) => (kind === 'text' ? [index] : []));
  const fixed = needs.reduce(
    (sum, need, index) => sum + (texts.includes(index) ? 0 : need),
    GAP * Math.max(0, cells.length - 1),
  );
  const shares = shared(
    texts.map((index) => needs[index] ?? 0),
    Math.max(0, width - fixed),
  );
  return needs.map((need, index) => {
    const at = texts.indexOf(index);
    return at === -1 ? need : (shares[at] ?? need);
  });
};

/** A ruled line without columns, with its number at the right edge; `first` if no other is above it. */
export const layOutLine = (
  { cells }: LineBlock,
  first: boolean,
  width: number,
  style: RosterStyle,
  inks: Inks,
): MarkBlock => {
  const widths = lineWidths(cells, width, style);
  const set = cells.map((cell, index) => setCell(cell, (widths[index] ?? 0) + 0.01, style, inks));
  const height = Math.max(style.line, ...set.map((each) => each.height + 2 * style.pad));
  let x = 0;
  const marks = cells.flatMap((cell, index) => {
    const wide = widths[index] ?? 0;
    const from = cell.kind === 'number' ? width - wide : x;
    x += wide + GAP;
    return set[index]?.marks(from, 0, height) ?? [];
  });
  return {
    height,
    marks: [rule(0, 0, width, first ? 0.5 : 0.15, first ? INK : HAIRLINE), group('group', marks)],
  };
};

const BETWEEN = 2;
const RULES = { firm: 0.25, hair: 0.15 } as const;
/** The share of a line that its term may take where the value has no room beside it. */
const TERM = 0.42;

/** Terms and their values under a firm rule; what has no room on one line takes several. */
export const layOutList = ({ items }: ListBlock, width: number, style: PartStyle): MarkBlock => {
  const type = { points: style.points, line: style.line };
  let y = RULES.firm;
  const marks = items.map(({ term, value }): DrawOp => {
    const natural = runWidth(run(term, { points: style.points }));
    const stated = runWidth(run(value, { points: style.points, strong: true }));
    const fits = natural + BETWEEN + stated <= width;
    const termed = fits ? width - stated - BETWEEN : Math.min(natural, width * TERM) + 0.01;
    const valued = fits ? stated : width - termed - BETWEEN;
    const left = setLines(brokenRuns([{ text: term }], termed, type), termed, type);
    const right = setLines(
      brokenRuns([{ text: value, style: 'strong' }], valued + 0.01, type),
      valued,
      type,
      'right',
    );
    const high = Math.max(style.row, left.height + 2 * style.pad, right.height + 2 * style.pad);
    const item = group('listitem', [
      ...left.marks(0, y, high),
      ...right.marks(width - valued, y, high),
      rule(0, y + high - RULES.hair, width, RULES.hair, HAIRLINE),
    ]);
    y += high;
    return item;
  });
  return { height: y, marks: [rule(0, 0, width, RULES.firm, INK), group('list', marks)] };
};
