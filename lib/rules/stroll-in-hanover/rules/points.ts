import { grouped } from '../../core/army/number';
import { counted } from '../../core/army/words';
import { fixesWithin } from '../../core/price/fix-within';
import { type MinorPoints, printedPoints } from '../../core/price/points';
import { factorText, isOver, LIST_LABELS, type ListId, listsToCheck, printedCap } from '../army-lists';
import { factsOf } from '../cost';
import type { Army } from '../schema';
import type { Facts } from '../survey';
import { POINT_SCALE } from '../tables';
import { checked } from './checks';

const baseOf = (list: ListId, { attackerBase, defenderBase }: Facts): MinorPoints | null =>
  list === 'pitched' || list === 'attack' ? attackerBase : defenderBase;

/** The lists that may still be played and are over their points. */
const listsOver = (facts: Facts): ListId[] =>
  listsToCheck(facts.army).filter((list) => {
    const base = baseOf(list, facts);
    return base !== null && isOver(facts.totals[list], base, list);
  });

/** A fix where there is one that keeps the agreed points. */
export const withinLimit = fixesWithin(
  {
    isLimited: (facts: Facts) => listsToCheck(facts.army).some((list) => baseOf(list, facts) !== null),
    isOver: (facts) => listsOver(facts).length > 0,
  },
  factsOf,
);

/** One check for each list that may still be played (R19): its total against D, 1.1 D or 1.3 D, exactly (R12). */
const overCap = (list: ListId) =>
  checked('v01', {
    title: 'Over the points',
    scope: 'army',
    check: (_: Army, facts) => {
      const base = baseOf(list, facts);
      if (base === null || !listsOver(facts).includes(list)) return undefined;
      const total = facts.totals[list];
      const cap = printedCap(base, list);
      const printed = printedPoints(total, POINT_SCALE);
      return {
        params: {
          list: LIST_LABELS[list],
          total: printed,
          cap,
          over: Math.round((printed - cap) * 100) / 100,
          factor: factorText(list),
          base: printedPoints(base, POINT_SCALE),
        },
      };
    },
    message: ({ list, total, cap, over, factor, base }) => {
      const of = factor === '1' ? '' : ` (${factor} × ${grouped(Number(base))})`;
      return `${list}: ${counted(Number(total), 'point')}, ${grouped(Number(over))} over the ${grouped(Number(cap))} allowed${of}.`;
    },
  });

export const POINTS_RULES = (['works', 'pitched', 'attack'] as const).map(overCap);
