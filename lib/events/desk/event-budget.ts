import { combine } from '@/lib/rules/events/combine';
import type { Pack } from '@/lib/rules/events/schema';
import type { DeskRow } from '../schema';

/** What the terms let an army cost, in printed points. */
export type Budget = { readonly min: number | null; readonly max: number | null; readonly over: number };

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

/** True where a list costs more than the terms let pass. */
export const isOverBudget = ({ counts: { version } }: DeskRow, { max, over }: Budget): boolean =>
  max !== null && version.verdict.points !== null && version.verdict.points > max + over;

/** True if it costs less than the terms ask for. */
export const isUnderBudget = ({ counts: { version } }: DeskRow, { min }: Budget): boolean =>
  min !== null && version.verdict.points !== null && version.verdict.points < min;
