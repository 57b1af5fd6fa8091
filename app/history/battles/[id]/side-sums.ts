import type { FormationNode, SideDetail, UnitNode } from '@/lib/history/answers';
import { type Sums, sumsOf } from '@/lib/history/own/tree/sums';

const COUNTS = ['battalions', 'squadrons', 'guns'] as const;

/** All units of a side, in the order of its tree. */
export const unitsIn = (formations: readonly FormationNode[]): UnitNode[] =>
  formations.flatMap(({ units, children }) => [...units, ...unitsIn(children)]);

/** What the rows of a side that count make together, for beside what a source states; null where no row tells any. */
export const sideSums = ({ formations }: Pick<SideDetail, 'formations'>): Sums => sumsOf(unitsIn(formations));

const FOOT: readonly string[] = ['infantry', 'light-infantry'];

/** Men of a side by its rows, in all, of foot and of horse. */
const menOf = ({ formations }: Pick<SideDetail, 'formations'>) => {
  const units = unitsIn(formations);
  return {
    men: sumsOf(units).men,
    infantry: sumsOf(units.filter(({ arm }) => FOOT.includes(arm))).men,
    cavalry: sumsOf(units.filter(({ arm }) => arm === 'cavalry')).men,
  };
};

/** An amount of both sides, from a source or, without one, summed from counted rows. */
export type ArmRow = {
  readonly label: string;
  readonly values: readonly { readonly amount: number | null; readonly summed: boolean }[];
};

const LABELS = {
  men: 'Men',
  infantry: 'Foot, men',
  cavalry: 'Horse, men',
  battalions: 'Battalions',
  squadrons: 'Squadrons',
  guns: 'Guns',
} as const;

/**
 * Arms side by side, as far as they are known.
 * @param own entered by a person, unit by unit; what ships tells men of too few units for a sum
 */
export const armRows = (sides: readonly SideDetail[], own = false): ArmRow[] => {
  const sums = sides.map((side) => ({
    ...sideSums(side),
    ...(own ? menOf(side) : { men: null, infantry: null, cavalry: null }),
  }));
  return (['men', 'infantry', 'cavalry', ...COUNTS] as const)
    .map((key) => ({
      label: LABELS[key],
      values: sides.map((side, at) => {
        const sum = sums[at]?.[key] ?? null;
        return { amount: side[key] ?? sum, summed: side[key] === null && sum !== null };
      }),
    }))
    .filter(({ values }) => values.some(({ amount }) => amount !== null));
};
