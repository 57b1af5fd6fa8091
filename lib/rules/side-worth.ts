import type { SideChoices } from './core/muster/muster-choices';
import type { Mustered } from './core/muster/mustered';
import type { OobSide } from './core/muster/order-of-battle';
import type { PrintedPoints } from './core/price/points';
import { totalsOf } from './side-totals';
import { countedArm } from './sized-side';

type Two<T> = readonly [T, T];

/** What an arm of two sides costs, in points for a thousand of its men; of guns, which have no men, for all of them. */
export type ArmWorth = {
  readonly arm: 'foot' | 'horse' | 'guns';
  readonly points: Two<number>;
};

/** Men and points of two sides, and where the two part ways. */
export type Worth = {
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
const pointsOf = ({ ledger }: Mustered): Readonly<Record<ArmWorth['arm'], number>> => {
  const sums = { foot: 0, horse: 0, guns: 0 };
  for (const { sources, points } of ledger.formations.flatMap(({ rows }) => rows)) {
    const [first] = sources;
    if (first !== undefined) sums[countedArm(first) ?? 'guns'] += points ?? 0;
  }
  return sums;
};

/** How points and men of two sides stand to each other, the whole and each arm. */
export const worthOf = (
  sides: Two<OobSide>,
  choices: Two<SideChoices>,
  armies: Two<Mustered>,
  pointScale: number,
): Worth => {
  const men = [statedMen(sides[0]), statedMen(sides[1])] as const;
  const [a, b] = armies.map(({ points }) => points ?? 0) as [number, number];
  const isTold = men[0] !== null && men[1] !== null && men[0] * men[1] * a * b > 0;
  const beside = isTold ? a / b / (men[0] / men[1]) : null;
  const of = ([0, 1] as const).map((side) => ({
    points: pointsOf(armies[side]),
    totals: totalsOf(sides[side], choices[side].reconstruct || {}),
  })) as unknown as Two<{ points: ReturnType<typeof pointsOf>; totals: ReturnType<typeof totalsOf> }>;
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
