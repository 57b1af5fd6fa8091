import terms from '@/data/history/terms.json';
import type { OobArm } from '../rules/core/muster/order-of-battle';
import type { Counting } from './counting';
import { plainWords } from './plain-name';

export const DEPTHS = ['regiments-named', 'counts-by-arm', 'totals-some-units', 'totals', 'unknown'] as const;

/** How much of a side is known. */
export type Depth = (typeof DEPTHS)[number];

type Strength = Readonly<
  Record<'men' | 'infantry' | 'cavalry' | 'guns' | 'battalions' | 'squadrons', number | null>
>;

type DepthUnit = {
  readonly name: string;
  readonly arm: OobArm;
  readonly regimentId: string | null;
  readonly counting: Counting;
} & Readonly<Record<'battalions' | 'squadrons' | 'guns' | 'men', number | null>>;

/** Ours: from so many named units on, and if they are half of all rows, a side counts as known by its regiments. */
const ENOUGH_NAMED = 10;
/** Ours: counts by arm tell a side if they make up this part of the battalions and squadrons it is said to have. */
const ENOUGH_COUNTED = 0.5;
const ENOUGH_ROWS = 3;

const GENERIC: ReadonlySet<string> = new Set(terms.genericWords);

/** True for a unit with a name of its own; "hussars", "battalions in Nippern" and "German battalions" have none. */
const isNamed = ({ name, regimentId }: DepthUnit): boolean =>
  regimentId !== null ||
  (/^[\p{Uppercase}\d]/u.test(name) &&
    plainWords(name).some((word) => !GENERIC.has(word) && !/^\d+$/.test(word)));

const sum = (units: readonly DepthUnit[], of: 'battalions' | 'squadrons'): number =>
  units.reduce((all, unit) => all + (unit[of] ?? 0), 0);

const isStated = (strength: Strength): boolean => Object.values(strength).some((number) => number !== null);

const hasNumber = ({ battalions, squadrons, guns, men }: DepthUnit): boolean =>
  [battalions, squadrons, guns, men].some((number) => number !== null);

/** Most of the battalions and squadrons stand in rows, or where nothing is stated at all every row has a number. */
const isCounted = (strength: Strength, units: readonly DepthUnit[]): boolean => {
  const stated = (strength.battalions ?? 0) + (strength.squadrons ?? 0);
  if (stated > 0) return sum(units, 'battalions') + sum(units, 'squadrons') >= ENOUGH_COUNTED * stated;
  return !isStated(strength) && units.length >= ENOUGH_ROWS && units.every(hasNumber);
};

/** The depth of one side, by its stated strength and all its units (data/history/README.md; bounds ours). */
export const depthOf = (strength: Strength, units: readonly DepthUnit[]): Depth => {
  if (units.length === 0) return isStated(strength) ? 'totals' : 'unknown';
  const counted = units.filter(({ counting }) => counting === 'counted');
  const named = counted.filter(isNamed).length;
  if (named >= ENOUGH_NAMED && named * 2 >= counted.length) return 'regiments-named';
  return isCounted(strength, counted) ? 'counts-by-arm' : 'totals-some-units';
};
