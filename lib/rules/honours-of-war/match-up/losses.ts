import type { ArmyFile } from '../../core/army/document';
import type { Army } from '../schema';
import { breakingPointOf } from '../summary';
import { survey, weightIn } from '../survey';
import { brigadeName, halves } from '../tree';

/** What an army may lose before it breaks; weights in halves. */
export type Losses = {
  /** the fewest units whose loss breaks it; null if it has none to lose */
  readonly units: number | null;
  /** the fewest brigades, the weightiest first: "Left wing (6)"; null if all of them are not enough */
  readonly brigades: readonly string[] | null;
};

/** The fewest of these weights that reach `wanted`, the largest first; null if all are not enough. */
const fewest = (weights: readonly number[], wanted: number): readonly number[] | null => {
  let left = wanted;
  const picks: number[] = [];
  const order = weights.map((weight, index) => ({ weight, index })).toSorted((a, b) => b.weight - a.weight);
  for (const { weight, index } of order) {
    if (left <= 0) break;
    left -= weight;
    picks.push(index);
  }
  return left > 0 || picks.length === 0 ? null : picks;
};

/** What breaks an army: losses that reach half its units by weight, rounded down (p. 36). */
export const lossesOf = (file: ArmyFile<Army>): Losses => {
  const { army, tree, weight, transportCounts } = survey(file);
  const breaks = 2 * breakingPointOf(weight);
  const weights = (units: readonly { readonly unit: Army['independents'][number] }[]) =>
    units.map(({ unit }) => weightIn(unit, transportCounts));
  const sums = tree.groups.map(({ units }) => weights(units).reduce((sum, each) => sum + each, 0));
  const all = [...tree.groups, tree.loose, tree.unassigned].flatMap(({ units }) => weights(units));
  const brigades = fewest(sums, breaks);
  return {
    units: fewest(all, breaks)?.length ?? null,
    brigades:
      brigades?.map((index) => {
        const brigade = army.brigades[index];
        return brigade === undefined ? '' : `${brigadeName(brigade, index)} (${halves(sums[index] ?? 0)})`;
      }) ?? null,
  };
};
