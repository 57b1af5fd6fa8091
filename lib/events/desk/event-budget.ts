import { combine } from '@/lib/rules/events/combine';
import type { Pack } from '@/lib/rules/events/schema';
import type { Budget } from './desk-view';

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
