import type { OobArm } from '@/lib/rules/core/muster/order-of-battle';
import { type Depth, depthOf } from '../../depth';
import type { OwnFormation, OwnSide, OwnUnit } from '../document';

/** What counted units make together; null where none of them tells. */
export type Sums = Readonly<Record<'battalions' | 'squadrons' | 'guns' | 'men', number | null>>;

export type ArmSums = Sums & { readonly arm: OobArm; readonly units: number };

export type SideSums = {
  readonly all: Sums;
  /** of the arms that it has, in the order of a book */
  readonly arms: readonly ArmSums[];
  readonly depth: Depth;
  readonly units: number;
};

/** The units of formations, with all below them. */
export const unitsIn = (formations: readonly OwnFormation[]): OwnUnit[] =>
  formations.flatMap(({ units, children }) => [...units, ...unitsIn(children)]);

const KEYS = ['battalions', 'squadrons', 'guns', 'men'] as const;

/** Of a unit what is summed. */
type Countable = Pick<OwnUnit, 'counting' | keyof Sums>;

const sumOf = (units: readonly Countable[], key: keyof Sums): number | null => {
  const figures = units.flatMap((unit) => unit[key] ?? []);
  // battalions come in hundredths: without this a third three times is no one
  return figures.length === 0 ? null : Math.round(figures.reduce((all, each) => all + each, 0) * 100) / 100;
};

/** Sums of the units that count; those that are part of others, or were only there, are left out. */
export const sumsOf = (units: readonly Countable[]): Sums => {
  const counted = units.filter(({ counting }) => counting === 'counted');
  return Object.fromEntries(KEYS.map((key) => [key, sumOf(counted, key)])) as Sums;
};

const ARMS: readonly OobArm[] = ['infantry', 'light-infantry', 'cavalry', 'artillery', 'transport'];

/** The sums of the units of a side, by arm, and how detailed they are. */
export const sideSums = ({ formations, strength }: OwnSide): SideSums => {
  const units = unitsIn(formations);
  return {
    all: sumsOf(units),
    arms: ARMS.flatMap((arm) => {
      const those = units.filter((unit) => unit.arm === arm);
      return those.length === 0 ? [] : [{ arm, units: those.length, ...sumsOf(those) }];
    }),
    depth: depthOf(
      strength,
      units.map(({ regiment, ...unit }) => ({ ...unit, regimentId: regiment })),
    ),
    units: units.length,
  };
};
