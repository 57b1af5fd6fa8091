import type { ArmyFile } from '../../core/army/document';
import { signed } from '../../core/army/number';
import type { MatchLine, MatchQuestion, Shooting, Two } from '../../core/contract/match-up';
import type { AssessedArmy } from '../../core/contract/system';
import { eachOf, type UnitGroup } from '../../core/match-up/armies';
import { againUntilWon, contestOf, meanHits, unlike } from '../../core/match-up/chances';
import { type Reach, shootingBands } from '../../core/match-up/shooting';
import { ZERO } from '../../core/price/fraction';
import type { FireModifier } from '../modifiers';
import type { Army, Unit } from '../schema';
import { breakingPointOf } from '../summary';
import { survey, weightIn } from '../survey';
import { LIMITS, page, TYPES } from '../tables';
import { brigadeName, halves } from '../tree';
import { nationalRow } from '../unit-facts';
import { shotsAt } from './exchange';

const initiative = (
  label: string,
  two: Two<AssessedArmy<Army>>,
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
export const beginsOf = (two: Two<AssessedArmy<Army>>, { attacker, names }: MatchQuestion): MatchLine[] => [
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

/** The fewest of these weights that reach the target, the largest first; null if all are not enough. */
const fewest = (weights: readonly number[], target: number): readonly number[] | null => {
  let left = target;
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

type Target = {
  readonly value: string;
  readonly label: string;
  readonly class: Unit['class'];
  readonly more: readonly FireModifier[];
};

const STANDARD: Target = {
  value: 'standard',
  label: 'standard infantry in the open',
  class: 'standard',
  more: [],
};

/** What both armies may be held to (p. 26, 35). */
const TARGETS: readonly Target[] = [
  STANDARD,
  { value: 'superior', label: 'superior infantry in the open', class: 'superior', more: [] },
  { value: 'inferior', label: 'inferior infantry in the open', class: 'inferior', more: [] },
  {
    value: 'light',
    label: 'light infantry or deployed guns, standard',
    class: 'standard',
    more: ['difficult'],
  },
  { value: 'cavalry', label: 'standard cavalry', class: 'standard', more: ['shellAtCavalry'] },
  {
    value: 'light-cover',
    label: 'standard infantry in light cover',
    class: 'standard',
    more: ['lightCover'],
  },
  {
    value: 'heavy-cover',
    label: 'standard infantry in heavy cover',
    class: 'standard',
    more: ['heavyCover'],
  },
];

const isShell = (modifier: FireModifier): boolean => modifier === 'shellAtCavalry';

/** Circumstances of a target that bear on such a piece: shell at cavalry is a howitzer's. */
const bearing = ({ more }: Target, { type }: Unit): readonly FireModifier[] =>
  TYPES[type].kind === 'howitzer' ? more : more.filter((modifier) => !isShell(modifier));

const reachesOf = (kinds: readonly UnitGroup<Unit>[], file: ArmyFile<Army>, target: Target): Reach[] =>
  kinds.flatMap(({ unit, count }) =>
    shotsAt({ unit, file }, target.class, bearing(target, unit)).map(({ from, to, odds }) => ({
      from,
      to,
      count,
      mean: meanHits(odds),
    })),
  );

/** The hits that all units of both armies make on average, by distance (p. 26-28, 34-35). */
export const shootingOf = (
  armies: Two<{ readonly kinds: readonly UnitGroup<Unit>[]; readonly file: ArmyFile<Army> }>,
  targetType: string,
): Shooting => {
  const target = TARGETS.find(({ value }) => value === targetType) ?? STANDARD;
  return {
    unit: 'cm',
    makes: 'hits',
    bands: shootingBands(eachOf(armies, ({ kinds, file }) => reachesOf(kinds, file, target))),
    target: target.value,
    targets: TARGETS.map(({ value, label }) => ({ value, label })),
    note: 'All that reaches fires; nobody has moved or is hit. Guns fire canister where it reaches. The fuse of shells is counted in.',
    cite: page('34-35'),
  };
};
