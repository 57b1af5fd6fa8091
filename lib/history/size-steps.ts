import 'server-only';
import { musterSide } from '../rules/muster';
import type { MusteredBattle } from './muster-battle';
import type { MusterQuestion } from './muster-question';

/** What both sides would be at one number of real units to one. */
export type SizeStep = { readonly factor: number; readonly units: readonly [number, number] };

/** Times the scale in view that are offered beside it. */
const TIMES = [1 / 2, 2 / 3, 1, 3 / 2, 2] as const;

const nearest = (factors: readonly number[], wanted: number): number =>
  factors.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best), Infinity);

/** Coarser and finer scales beside the one in view, each with the units that both sides would have. */
export const sizeSteps = (
  { rules, sides, both }: MusteredBattle,
  { whole, sides: choices }: MusterQuestion,
): readonly SizeStep[] => {
  const { factors } = rules.mustering;
  const offered = TIMES.map((times) => (times === 1 ? both.factor : nearest(factors, both.factor * times)));
  const unitsAt = (side: 0 | 1, factor: number): number =>
    factor === both.factor
      ? both.sides[side].units
      : musterSide(rules, sides[side], { ...whole, ...choices[side], size: { factor } }).units;
  return [...new Set(offered)]
    .toSorted((a, b) => a - b)
    .map((factor) => ({ factor, units: [unitsAt(0, factor), unitsAt(1, factor)] }));
};
