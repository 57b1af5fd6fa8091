import { loadSystem, SYSTEM_IDS, type SystemId } from '.';
import { remember } from './core/army/memo';
import type { Comparison, Coverage } from './core/contract/system';
import { eachOf } from './core/match-up/armies';
import {
  type ChoiceRef,
  type MusterChoices,
  type SideChoices,
  undone,
  type WholeChoices,
} from './core/muster/muster-choices';
import { type MusterName, type MusterResult, type MusterSystem, mustered } from './core/muster/muster-result';
import type { OobSide } from './core/muster/order-of-battle';
import { type MinorPoints, minorPoints, type PrintedPoints } from './core/price/points';
import { reconstructed } from './reconstruct';
import { type Likeness, likenessOf, type SideShare, shareOfSide, withRest } from './side-share';
import { totalsOf } from './side-totals';
import { countedArm, sizedSide } from './sized-side';

/** A system with its way of mustering. */
export const loadMuster = async (id: SystemId): Promise<MusterSystem> => {
  const system = await loadSystem(id);
  const [mustering, compare] = await Promise.all([system.muster(), system.compare()]);
  return { system, mustering, compare };
};

/** What the book says of its theatres if the battle was in another; null if it does not exclude that. */
export const outsideOf = (
  { mustering: { covers } }: MusterSystem,
  theatre: string | null,
): Coverage | null =>
  covers === undefined || theatre === null || covers.theatres.includes(theatre) ? null : covers;

/** Answers kept for one side: people who try choices come back to what they had. */
const MOST_KEPT = 200;

const answers = new WeakMap<OobSide, Map<string, MusterResult>>();

/** A side mustered under some choices; the same question is answered once. */
export const musterSide = (
  rules: MusterSystem,
  side: OobSide,
  choices: MusterChoices,
  named: MusterName = side,
): MusterResult => {
  const ofSide = remember(answers, side, () => new Map<string, MusterResult>());
  if (ofSide.size >= MOST_KEPT) ofSide.clear();
  const key = JSON.stringify([rules.system.id, named.name, named.battle, named.side, choices]);
  return remember(ofSide, key, () => {
    const sized = sizedSide(side);
    if (!choices.reconstruct) return mustered(rules, sized, choices, named);
    const { side: whole, steps } = reconstructed(sized, choices.reconstruct);
    return mustered(rules, whole, choices, named, { reconstructionSteps: steps });
  });
};

/** What one way of mustering has more than another. */
export type MusterCost = { readonly points: MinorPoints | null; readonly units: number };

const costBetween = (a: MusterResult, b: MusterResult): MusterCost => ({
  points: a.points === null || b.points === null ? null : minorPoints(a.points - b.points),
  units: a.units - b.units,
});

/** What a choice that was made costs: the army with it, less the army without it. */
export const costOf = (
  rules: MusterSystem,
  side: OobSide,
  choices: MusterChoices,
  ref: ChoiceRef,
): MusterCost => costBetween(musterSide(rules, side, choices), musterSide(rules, side, undone(choices, ref)));

/** What it would cost to choose otherwise. */
export const costOfChange = (
  rules: MusterSystem,
  side: OobSide,
  from: MusterChoices,
  to: MusterChoices,
): MusterCost => costBetween(musterSide(rules, side, to), musterSide(rules, side, from));

/** Choices for two sides: what concerns the whole is the same for both. */
export type BothChoices = WholeChoices & { readonly sides: readonly [SideChoices, SideChoices] };

type Two<T> = readonly [T, T];

/** What an arm of two sides costs, in points for a thousand of its men; of guns, which have no men, for all of them. */
type ArmWorth = {
  readonly arm: 'foot' | 'horse' | 'guns';
  readonly points: Two<number>;
};

/** Men and points of two sides, and where the two part ways. */
type Worth = {
  /** men of the whole side, as a source states them; null where none does */
  readonly men: Two<number | null>;
  /** how many times as many points as men the first has beside the second; null where either is not known */
  readonly beside: number | null;
  /** points and men differ by more than a third */
  readonly apart: boolean;
  readonly arms: readonly ArmWorth[];
};

/** Further apart than this, the cost of the arms is shown. */
const FAR = 1 / 3;

const statedMen = ({ strength }: OobSide): number | null => {
  const { men = null, infantry = null, cavalry = null } = strength ?? {};
  return men ?? (infantry !== null && cavalry !== null ? infantry + cavalry : null);
};

/** Points of each arm, out of the rows of the ledger. */
const pointsOf = ({ ledger }: MusterResult): Readonly<Record<ArmWorth['arm'], number>> => {
  const sums = { foot: 0, horse: 0, guns: 0 };
  for (const { sources, points } of ledger.formations.flatMap(({ rows }) => rows)) {
    const [first] = sources;
    if (first !== undefined) sums[countedArm(first) ?? 'guns'] += points ?? 0;
  }
  return sums;
};

/** How points and men of two sides stand to each other, the whole and each arm. */
const worthOf = (
  sides: Two<OobSide>,
  choices: Two<SideChoices>,
  armies: Two<MusterResult>,
  pointScale: number,
): Worth => {
  const men = [statedMen(sides[0]), statedMen(sides[1])] as const;
  const [a, b] = armies.map(({ points }) => points ?? 0) as [number, number];
  const isTold = men[0] !== null && men[1] !== null && men[0] * men[1] * a * b > 0;
  const beside = isTold ? a / b / (men[0] / men[1]) : null;
  const of = eachOf([0, 1] as const, (side) => ({
    points: pointsOf(armies[side]),
    totals: totalsOf(sides[side], choices[side].reconstruct || {}),
  }));
  const worth = (side: 0 | 1, arm: ArmWorth['arm']): PrintedPoints => {
    const { points, totals } = of[side];
    const own = points[arm] / pointScale;
    const many = arm === 'guns' ? 0 : (totals[arm]?.men ?? 0);
    return many === 0 ? own : (1000 * own) / many;
  };
  const arms = (['foot', 'horse', 'guns'] as const)
    .map((arm): ArmWorth => ({ arm, points: [worth(0, arm), worth(1, arm)] }))
    .filter(({ points }) => points[0] + points[1] > 0);
  return { men, beside, apart: beside !== null && Math.abs(beside - 1) > FAR, arms };
};

export type MusteredBoth = {
  readonly sides: readonly [MusterResult, MusterResult];
  /** real units to one of the table, for both */
  readonly factor: number;
  readonly shares: readonly [SideShare, SideShare];
  /** whether the two may be compared */
  readonly likeness: Likeness;
  readonly worth: Worth;
  readonly comparison: Comparison;
};

/** Two sides at one scale: that of the one which needs the coarser, so that neither is too large. */
export const musterBoth = (
  rules: MusterSystem,
  a: OobSide,
  b: OobSide,
  { sides: choices, ...whole }: BothChoices,
  [nameA, nameB]: readonly [MusterName, MusterName] = [a, b],
): MusteredBoth => {
  const parts = withRest([a, b], choices);
  const [partA, partB] = parts;
  const alone = [
    musterSide(rules, a, { ...whole, ...partA }, nameA),
    musterSide(rules, b, { ...whole, ...partB }, nameB),
  ] as const;
  const larger = alone[0].factor >= alone[1].factor ? 0 : 1;
  const { factor } = alone[larger];
  const at = (side: OobSide, part: SideChoices, name: MusterName, own: MusterResult): MusterResult =>
    own.factor === factor ? own : musterSide(rules, side, { ...whole, ...part, size: { factor } }, name);
  const sides = [at(a, partA, nameA, alone[0]), at(b, partB, nameB, alone[1])] as const;
  return {
    sides,
    factor,
    shares: [shareOfSide(a, partA), shareOfSide(b, partB)],
    likeness: likenessOf([a, b], parts),
    worth: worthOf([a, b], parts, sides, rules.system.pointScale),
    comparison: rules.compare(sides[0], sides[1]),
  };
};

/** One line for a system: what an army of it would be. */
export type MusterPreview = Pick<MusterResult, 'units' | 'points' | 'measure' | 'factor'> & {
  readonly system: SystemId;
};

/** A side in all systems under the same choices, each at its own scale. */
export const previewAll = (side: OobSide, choices: MusterChoices): Promise<MusterPreview[]> =>
  Promise.all(
    SYSTEM_IDS.map(async (id) => {
      const { units, points, measure, factor } = musterSide(await loadMuster(id), side, choices);
      return { system: id, units, points, measure, factor };
    }),
  );
