import type { FormationNode, SideDetail, UnitNode } from '@/lib/history/answers';

const COUNTS = ['battalions', 'squadrons', 'guns'] as const;

/** What the counted rows of a side make together; null where no row tells any. */
export type SideSums = Readonly<Record<(typeof COUNTS)[number], number | null>>;

/** All units of a side, in the order of its tree. */
export const unitsIn = (formations: readonly FormationNode[]): UnitNode[] =>
  formations.flatMap(({ units, children }) => [...units, ...unitsIn(children)]);

const sum = (units: readonly UnitNode[], of: keyof SideSums): number | null => {
  const amounts = units.flatMap((unit) => unit[of] ?? []);
  return amounts.length === 0 ? null : amounts.reduce((all, each) => all + each, 0);
};

/** Sums of the rows that count, for beside what a source states; rows that are part of others are left out. */
export const sideSums = ({ formations }: Pick<SideDetail, 'formations'>): SideSums => {
  const counted = unitsIn(formations).filter(({ counting }) => counting === 'counted');
  return {
    battalions: sum(counted, 'battalions'),
    squadrons: sum(counted, 'squadrons'),
    guns: sum(counted, 'guns'),
  };
};

/** An amount of both sides, told by a source or, where none does, summed from counted rows. */
export type ArmRow = {
  readonly label: string;
  readonly values: readonly { readonly amount: number | null; readonly summed: boolean }[];
};

/** Arms side by side, as far as they are known. */
export const armRows = (sides: readonly SideDetail[]): ArmRow[] => {
  const sums = sides.map(sideSums);
  const strengths = (['men', 'infantry', 'cavalry'] as const).map((key) => ({
    label: { men: 'Men', infantry: 'Foot, men', cavalry: 'Horse, men' }[key],
    values: sides.map((side) => ({ amount: side[key], summed: false })),
  }));
  const counts = COUNTS.map((key) => ({
    label: { battalions: 'Battalions', squadrons: 'Squadrons', guns: 'Guns' }[key],
    values: sides.map((side, at) => ({
      amount: side[key] ?? sums[at]?.[key] ?? null,
      summed: side[key] === null && (sums[at]?.[key] ?? null) !== null,
    })),
  }));
  return [...strengths, ...counts].filter(({ values }) => values.some(({ amount }) => amount !== null));
};
