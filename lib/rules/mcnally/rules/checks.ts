import checks from '@/data/mcnally/checks.json';
import { type Checks, checkedBy, type Rule } from '../../core/check/rule';
import { isAbove } from '../../core/price/costing';
import { fixesWithin } from '../../core/price/fix-within';
import { compareFractions, fraction, fromDecimal } from '../../core/price/fraction';
import { printedPoints } from '../../core/price/points';
import { factsOf } from '../cost';
import { budgetTypeOf } from '../settings';
import { equivalentsOf } from '../summary';
import { equivalentParts, type Facts } from '../survey';
import { type ArmId, POINT_SCALE } from '../tables';
import type { UnitFacts } from '../unit-facts';

export type CheckCode = keyof typeof checks;

const CHECKS = checks as Checks<CheckCode>;

/** The arms a check of units can concern; absent = all. Units of other arms are not asked. */
type Arms = { readonly arms?: readonly ArmId[] };

export type UnitRule = Rule<UnitFacts, Facts> & Arms;

/** A rule with the severity and section that data/mcnally/checks.json gives its code. */
export const checked = checkedBy<Facts, Arms>()(CHECKS);

/** What the army uses of its limit, and whether it is over it: exact. */
export const usedOf = (facts: Facts): { used: number; over: boolean; unit: string } | undefined => {
  const { army, file, costing, sp, equivalents } = facts;
  const { budget } = army;
  if (budget === null) return undefined;
  const limit = fromDecimal(budget);
  const over = (n: number, d: number) => compareFractions(fraction(n, d), limit) > 0;
  switch (budgetTypeOf(file)) {
    case 'sp':
      return { used: sp, over: over(sp, 1), unit: 'strength point' };
    case 'unitEquivalents':
      return {
        used: equivalentsOf(facts),
        over: over(equivalents, equivalentParts(army.factor)),
        unit: 'standard unit',
      };
    case 'points':
      return costing === null
        ? undefined
        : {
            used: printedPoints(costing.total, POINT_SCALE),
            over: isAbove(costing, budget, POINT_SCALE),
            unit: 'point',
          };
  }
};

/** A fix where there is one that keeps the agreed limit. */
export const withinLimit = fixesWithin(
  { isLimited: ({ army }: Facts) => army.budget !== null, isOver: (facts) => usedOf(facts)?.over === true },
  factsOf,
);
