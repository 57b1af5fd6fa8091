import type { ListBlock } from '@/lib/rules/core/sheet/sheet';
import { HAIRLINE, INK } from '../ink';
import { runWidth } from './face-width';
import { group, type Mark, type Placed, rule, run } from './mark';
import type { PartStyle } from './part-style';
import { brokenRuns, setLines } from './roster-cells';

const BETWEEN = 2;
const RULES = { firm: 0.25, hair: 0.15 } as const;
/** The share of a line that its term may take where the value has no room beside it. */
const TERM = 0.42;

/** Terms and their values under a firm rule; what has no room on one line takes several. */
export const placedList = ({ items }: ListBlock, width: number, style: PartStyle): Placed => {
  const type = { points: style.points, line: style.line };
  let y = RULES.firm;
  const marks = items.map(({ term, value }): Mark => {
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
