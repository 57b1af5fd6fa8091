import type { ArmyFile } from '../army/document';
import type { Cite } from '../contract/citation';
import { choice } from '../contract/settings';
import { type Costing, isAbove } from './costing';
import { type Coefficient, coefficientsBeyond } from './house';
import { type PrintedPoints, printedPoints } from './points';

/** The parts of a file about points and limits. */
type PointsPart = Pick<ArmyFile, 'settings' | 'house'>;

/**
 * The settings of a system of house points: points or none, and what the agreed limit counts, each with its word;
 * `others` are those besides points ("units or hits").
 */
export const limitSettings = <const L extends string>(
  cite: Cite,
  words: Readonly<Record<L, string>>,
  others: string,
) =>
  [
    choice({
      key: 'points',
      label: 'Points',
      help: `The source gives no points. House points are our estimate; without them the army is limited by ${others}.`,
      cite,
      options: { house: 'House points', none: 'No points' },
    }),
    choice({
      key: 'budgetType',
      label: 'The limit counts',
      help: 'What the army’s agreed limit is counted in.',
      cite,
      options: words,
    }),
  ] as const;

/**
 * True for an army with a total, in a system of house points: points are on, and no house cost is beyond its bounds.
 */
export const pointsReader =
  (coefficients: readonly Pick<Coefficient, 'key' | 'default'>[]) =>
  ({ settings, house }: PointsPart): boolean =>
    settings.points !== 'none' && coefficientsBeyond(coefficients, house).length === 0;

/** What the agreed limit counts: as set, but `instead` of points where an army has none. */
export const limitReader =
  <L extends string>(hasPoints: (file: PointsPart) => boolean, setIn: (file: PointsPart) => L, instead: L) =>
  (file: PointsPart): L => {
    const counted = setIn(file);
    return counted === 'points' && !hasPoints(file) ? instead : counted;
  };

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
