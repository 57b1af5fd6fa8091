import type { ArmyFile } from '../../core/army/document';
import { signed } from '../../core/army/number';
import type { MatchLine, MatchQuestion, Two } from '../../core/contract/match-up';
import type { Judged } from '../../core/contract/system';
import { eachOf } from '../../core/match-up/armies';
import { againUntilWon, contestOf, unlike } from '../../core/match-up/chances';
import { ZERO } from '../../core/price/fraction';
import type { Army } from '../schema';
import { breakingPointOf } from '../summary';
import { survey, weightIn } from '../survey';
import { LIMITS, page } from '../tables';
import { brigadeName, halves } from '../tree';
import { nationalRow } from '../unit-facts';

const initiative = (
  label: string,
  two: Two<Judged<Army>>,
  key: 'moveInitiative' | 'fireInitiative',
  attacker: MatchQuestion['attacker'],
  cite: MatchLine['cite'],
): MatchLine => {
  const bonus = LIMITS.attackerInitiative.value;
  const own = eachOf(two, ({ file }) => nationalRow(file)[key]);
  const attacks = attacker === null ? 0 : attacker === 0 ? bonus : -bonus;
  const first = againUntilWon(contestOf(own[0] - own[1] + attacks));
  const note = `nation ${signed(own[0])} and ${signed(own[1])}${attacks === 0 ? '' : `, attacker ${signed(bonus)}`}`;
  return { kind: 'odds', label, note, chances: [first, ZERO, unlike(first)], neither: '', cite };
};

/** Who begins (p. 18, 25). */
export const beginsOf = (two: Two<Judged<Army>>, { attacker, names }: MatchQuestion): MatchLine[] => [
  initiative('Movement initiative', two, 'moveInitiative', attacker, LIMITS.attackerInitiative.cite),
  initiative('Firing initiative', two, 'fireInitiative', null, page('25')),
  {
    kind: 'words',
    label: 'Turn 1',
    text:
      attacker === null
        ? 'No attacker is named: movement initiative is thrown for. A designated attacker would have it.'
        : `${names[attacker]} attacks and has movement initiative without a throw.`,
    cite: LIMITS.attackerInitiative.cite,
  },
];

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
