import type { Standing } from '../core/finding';
import { amountOf } from '../core/number';

/** A stored verdict in numbers: what only wants more is neither error nor warning; `overruled` errors were let pass. */
export type CountedVerdict = {
  readonly standing: Standing;
  readonly errors: number;
  readonly warnings: number;
  readonly wanting: number;
  readonly overruled: number;
};

/** What is left of a verdict once its overruled errors are let pass: the one count of desks, sheets, files and pages. */
export const openCounts = ({ errors, warnings, wanting, overruled }: Omit<CountedVerdict, 'standing'>) => ({
  errors: Math.max(0, errors - overruled),
  warnings,
  wanting,
  passed: overruled,
});

const STANDINGS: Readonly<Record<Standing, string>> = {
  legal: 'Legal',
  unfinished: 'Unfinished',
  illegal: 'Not legal',
};

/** How a list stands: one whose every error is let pass is no illegal one. */
export const openStanding = (verdict: CountedVerdict): Standing | 'passed' => {
  const { errors, wanting, passed } = openCounts(verdict);
  if (verdict.standing !== 'illegal' || errors > 0 || passed === 0) return verdict.standing;
  return wanting > 0 ? 'unfinished' : 'passed';
};

/** "Not legal, 1 error, 2 still wanted, 1 warning", "Let pass, 1 error let pass": a verdict in words. */
export const verdictWords = (verdict: CountedVerdict): string => {
  const { errors, warnings, wanting, passed } = openCounts(verdict);
  const standing = openStanding(verdict);
  return [
    ...(standing === 'passed' ? [] : [STANDINGS[standing]]),
    ...(errors > 0 ? [amountOf(errors, 'error')] : []),
    ...(passed > 0 ? [`${amountOf(passed, 'error')} let pass`] : []),
    ...(wanting > 0 ? [`${wanting} still wanted`] : []),
    ...(warnings > 0 ? [amountOf(warnings, 'warning')] : []),
  ].join(', ');
};
