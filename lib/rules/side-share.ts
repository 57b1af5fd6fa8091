import { unitsOfSide } from './core/army/carry-over';
import { listed } from './core/army/words';
import type { SideChoices } from './core/muster/muster-choices';
import { countText } from './core/muster/muster-measure';
import { identified, parted } from './core/muster/muster-source';
import type { OobSide, OobUnit } from './core/muster/order-of-battle';
import { reconstructed } from './reconstruct';
import { type SideTotals, totalsOf } from './side-totals';
import { COUNT_OF, COUNTED_ARMS, type CountedArm, countedArm, countIn, sizedSide } from './sized-side';

/** How much of an arm is mustered. */
export type ArmShare = {
  readonly what: 'battalions' | 'squadrons';
  /** of entries that the sources name */
  readonly named: number;
  /** made up by rule */
  readonly reconstructedCount: number;
  readonly total: number;
  /** the total follows from men: no source states it */
  readonly about: boolean;
};

/** The share of a side that an army represents. */
export type SideShare = {
  readonly arms: readonly ArmShare[];
  /** of its men, made-up units among them, from 0; null where no source says how strong it was */
  readonly share: number | null;
  /** the same of named units alone */
  readonly named: number | null;
};

/** Below this the rest is made up by rule, unless someone wants otherwise. */
const LEAST = 0.5;
/** Smaller arms are not looked at by themselves. */
const SMALL_ARM = 0.1;
/** Two sides stand for a like share where the smaller is at least so much of the larger. */
const LIKE = 0.8;

/** The side as it is mustered: numbers filled in where they are available, the rest made up where that is wanted. */
export const wholeSide = (side: OobSide, { reconstruct }: SideChoices): OobSide =>
  reconstruct === undefined || reconstruct === false
    ? sizedSide(side)
    : reconstructed(sizedSide(side), reconstruct).side;

/** How much of a side is mustered under some choices. */
export const shareOfSide = (side: OobSide, choices: SideChoices): SideShare => {
  const whole = wholeSide(side, choices);
  const totals = totalsOf(side, choices.reconstruct || {});
  const units = unitsOfSide(parted(identified(whole), choices).side);
  const sums = (arm: CountedArm, isOf: (unit: OobUnit) => boolean): number =>
    units
      .filter((unit) => countedArm(unit) === arm && isOf(unit))
      .reduce((sum, unit) => sum + countIn(unit, arm, totals[arm]), 0);
  const rows = COUNTED_ARMS.flatMap((arm) => {
    const total = totals[arm];
    if (total === null || total.count === 0) return [];
    const named = sums(arm, ({ made }) => made !== true);
    const ours = sums(arm, (unit) => unit.made === true);
    const { count, about, men } = total;
    return [{ arm: { what: COUNT_OF[arm], named, reconstructedCount: ours, total: count, about }, men }];
  });
  const men = rows.reduce((sum, row) => sum + row.men, 0);
  const shareBy = (countOf: (arm: ArmShare) => number): number | null =>
    men === 0
      ? null
      : rows.reduce((sum, row) => sum + (Math.min(1, countOf(row.arm) / row.arm.total) * row.men) / men, 0);
  return {
    arms: rows.map(({ arm }) => arm),
    share: shareBy(({ named, reconstructedCount }) => named + reconstructedCount),
    named: shareBy(({ named }) => named),
  };
};

/** "33 battalions and 27 squadrons made up by rule"; empty where all that is mustered is named. */
export const restText = ({ arms }: SideShare): string => {
  const rest = arms.filter(({ reconstructedCount }) => Math.round(reconstructedCount) > 0);
  return rest.length === 0
    ? ''
    : `${listed(rest.map(({ reconstructedCount, what }) => countText(Math.round(reconstructedCount), what)))} made up by rule`;
};

type Sides = readonly [OobSide, OobSide];
type Choices = readonly [SideChoices, SideChoices];

/** Whether less than half of a side, or of one of its larger arms, is named. */
const isFragment = ({ arms, named }: SideShare, { foot, horse }: SideTotals): boolean => {
  if (named === null) return false;
  const men = (foot?.men ?? 0) + (horse?.men ?? 0);
  const large = arms.filter(
    ({ what }) => ((what === 'battalions' ? foot : horse)?.men ?? 0) >= SMALL_ARM * men,
  );
  return named < LEAST || large.some((arm) => arm.named / arm.total < LEAST);
};

const isLike = (a: number, b: number): boolean => Math.min(a, b) >= LIKE * Math.max(a, b);

/**
 * Choices for two sides with a default for unnamed troops: they are reconstructed for both if less than half of either
 * is named, or if one army would represent a much smaller share than the other.
 */
export const withRest = (sides: Sides, choices: Choices): Choices => {
  if (choices.every(({ reconstruct }) => reconstruct !== undefined)) return choices;
  const alone = sides.map((side) => {
    const share = shareOfSide(side, { reconstruct: false });
    return { share, isPart: isFragment(share, totalsOf(side)) };
  });
  const [a = 1, b = 1] = alone.map(({ share }) => Math.min(1, share.named ?? 1));
  const isWhole = alone.some(({ isPart }) => isPart) || !isLike(a, b);
  const settled = (own: SideChoices): SideChoices =>
    own.reconstruct === undefined ? { ...own, reconstruct: isWhole ? {} : false } : own;
  return [settled(choices[0]), settled(choices[1])];
};

/** Whether two armies stand for a like share of their sides; else why not, and of which side. */
export type Likeness =
  | { readonly like: true }
  | { readonly like: false; readonly why: 'empty' | 'unknown' | 'unlike'; readonly side: 0 | 1 };

/** Whether two sides may be set against each other as they are mustered. */
export const likenessOf = (sides: Sides, choices: Choices): Likeness => {
  const shares = [shareOfSide(sides[0], choices[0]), shareOfSide(sides[1], choices[1])] as const;
  for (const side of [0, 1] as const) {
    // a side that was entered without a strength is all that there is
    const isWhole = sides[side].strength === undefined;
    if (shares[side].share === null && !isWhole) return { like: false, why: 'unknown', side };
    if (shares[side].share === 0) return { like: false, why: 'empty', side };
  }
  const [a, b] = shares.map(({ share }) => share ?? 1) as [number, number];
  return isLike(a, b) ? { like: true } : { like: false, why: 'unlike', side: a < b ? 0 : 1 };
};
