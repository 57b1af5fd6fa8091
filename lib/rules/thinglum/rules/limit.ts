import { edited, type Op } from '../../core/edit';
import type { Fix } from '../../core/finding';
import { amountOf, grouped } from '../../core/number';
import { armyCost } from '../cost';
import { hasPoints } from '../settings';
import { type Facts, spent, survey } from '../survey';

const ONE = { points: 'point', units: 'unit', figures: 'figure' } as const;

/** What exceeds an agreed limit, in words. */
export const excess = (facts: Facts): string[] => {
  const { budget, maxUnits, maxFigures } = facts.army;
  const { of, used, over } = spent(facts);
  const told = (amount: number, limit: number, what: string): string =>
    `${amountOf(amount, what)} where ${grouped(limit)} ${limit === 1 ? 'was' : 'were'} agreed`;
  const most = (amount: number, limit: number | undefined, what: string): string[] =>
    limit === undefined || amount <= limit ? [] : [told(amount, limit, what)];
  return [
    ...(over && budget !== null ? [told(used, budget, ONE[of])] : []),
    ...most(facts.units, maxUnits, 'unit'),
    ...most(facts.figures, maxFigures, 'figure'),
  ];
};

const isOverAfter = (facts: Facts, ops: readonly Op[]): boolean => {
  const after = survey(edited(facts.file, ops));
  after.costing = hasPoints(after.file) ? armyCost(after) : null;
  return excess(after).length > 0;
};

/** A fix, unless it takes an army that is within its limits over one of them: a fix that does is none. */
export const withinLimit = (fix: Fix, facts: Facts) =>
  excess(facts).length === 0 && isOverAfter(facts, fix.ops) ? {} : { fix };
