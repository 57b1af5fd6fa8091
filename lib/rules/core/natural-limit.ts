import { type Costing, isAbove } from './costing';
import type { ArmyFile } from './document';
import { type Coefficient, coefficientsBeyond } from './house';
import { type PrintedPoints, printedPoints } from './points';

/** True for an army with a total, in a system of house costs: points are on, and no house cost is beyond its bounds. */
export const pointsReader =
  (coefficients: readonly Pick<Coefficient, 'key' | 'default'>[]) =>
  ({ settings, house }: Pick<ArmyFile, 'settings' | 'house'>): boolean =>
    settings.points !== 'none' && coefficientsBeyond(coefficients, house).length === 0;

type Spending<N extends string> = { readonly costing: Costing | null } & Readonly<Record<N, number>> & {
    readonly army: { readonly budget: PrintedPoints | null };
  };

/** How much of its limit an army has, and whether it is over it: exact. `of` is what the limit counts. */
export const spentOf = <N extends string>(
  facts: Spending<N>,
  of: 'points' | N,
  pointScale: number,
): { readonly of: 'points' | N; readonly used: number; readonly over: boolean } => {
  const { army, costing } = facts;
  const { budget } = army;
  if (of !== 'points') return { of, used: facts[of], over: budget !== null && facts[of] > budget };
  if (costing === null) return { of, used: 0, over: false };
  return {
    of,
    used: printedPoints(costing.total, pointScale),
    over: budget !== null && isAbove(costing, budget, pointScale),
  };
};
