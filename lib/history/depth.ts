import terms from '@/data/history/terms.json';
import type { OobArm, OobCounting } from '../rules/core/muster/order-of-battle';
import { plainWords } from '../rules/core/text/plain-name';

/**
 * counted = may be summed; part-of = a counted row beside it contains it already; participation = only its presence is
 * known.
 */
export type Counting = OobCounting;

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

/** Ours: units tell a side if they make up this part of its strength. */
const MOST = 0.5;
/** Ours: where no strength is stated, this many rows are more than a few names. */
const ENOUGH_ROWS = 3;
/** Men where none are given, near the Prussian establishment of 1756 (data/history/README.md). */
const MEN = { battalion: 700, squadron: 150 } as const;

const GENERIC: ReadonlySet<string> = new Set(terms.genericWords);

/** True for a unit with its own name; "hussars", "battalions in Nippern" and "German battalions" have none. */
const isNamed = ({ name, regimentId }: DepthUnit): boolean =>
  regimentId !== null ||
  (/^[\p{Uppercase}\d]/u.test(name) &&
    plainWords(name).some((word) => !GENERIC.has(word) && !/^\d+$/.test(word)));

type Troops = Readonly<Record<'men' | 'battalions' | 'squadrons', number | null>>;

/** Battalions and squadrons as men, so that foot and horse can be added up. */
const inUnits = ({ battalions, squadrons }: Troops): number =>
  (battalions ?? 0) * MEN.battalion + (squadrons ?? 0) * MEN.squadron;

const isStated = (strength: Strength): boolean => Object.values(strength).some((number) => number !== null);

const hasNumber = ({ battalions, squadrons, guns, men }: DepthUnit): boolean =>
  [battalions, squadrons, guns, men].some((number) => number !== null);

/**
 * How much of a side some of its units are, from 0: of the battalions and squadrons it is said to have, else of its
 * men; null where neither is stated.
 */
export const shareOf = (strength: Strength, units: readonly DepthUnit[]): number | null => {
  const sum = (of: (unit: DepthUnit) => number) => units.reduce((all, unit) => all + of(unit), 0);
  const stated = inUnits(strength);
  if (stated > 0) return sum(inUnits) / stated;
  return strength.men === null || strength.men === 0
    ? null
    : sum((unit) => unit.men ?? inUnits(unit)) / strength.men;
};

/** The depth of one side: by the share of its strength that its named units make up, then by that of all rows. */
export const depthOf = (strength: Strength, units: readonly DepthUnit[]): Depth => {
  if (units.length === 0) return isStated(strength) ? 'totals' : 'unknown';
  const counted = units.filter(({ counting }) => counting === 'counted');
  // a regiment is named anyway where a row of the whole side holds it
  const named = units.filter((unit) => unit.counting !== 'participation' && isNamed(unit));
  const share = shareOf(strength, counted);
  if (share === null) {
    if (counted.length < ENOUGH_ROWS || !counted.every(hasNumber)) return 'totals-some-units';
    return named.length >= MOST * counted.length ? 'regiments-named' : 'counts-by-arm';
  }
  if ((shareOf(strength, named) ?? 0) >= MOST) return 'regiments-named';
  return share >= MOST ? 'counts-by-arm' : 'totals-some-units';
};
