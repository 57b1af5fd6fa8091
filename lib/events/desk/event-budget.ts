import { combine } from '@/lib/rules/events/combine';
import type { Pack } from '@/lib/rules/events/schema';
import type { Budget, DeskRow } from '../schema';

/** Of terms that say nothing of points. */
export const NO_BUDGET: Budget = { min: null, max: null, over: 0 };

/** What the terms let an army cost; of sums for attacker and defender the larger. */
export const budgetOf = (packs: readonly Pack[]): Budget => {
  const sums = combine(packs).terms.flatMap(({ rule }) => (rule.kind === 'points' ? [rule] : []));
  const largest = sums.toSorted((a, b) => (b.max ?? 0) - (a.max ?? 0))[0];
  return {
    min: largest?.min ?? null,
    max: largest?.max ?? null,
    over: largest?.tolerance ?? 0,
  };
};

/** True where a list costs more than the terms that judged it let pass. */
export const isOverBudget = ({
  counts: {
    version,
    budget: { max, over },
  },
}: DeskRow): boolean =>
  max !== null && version.verdict.points !== null && version.verdict.points > max + over;

/** True if it costs less than these terms ask for. */
export const isUnderBudget = ({
  counts: {
    version,
    budget: { min },
  },
}: DeskRow): boolean => min !== null && version.verdict.points !== null && version.verdict.points < min;
