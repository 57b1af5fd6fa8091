import data from '@/data/muster/proportions.json';
import { unitsOfSide } from './core/army/carry-over';
import { oncePer } from './core/army/memo';
import type { OobFormation, OobSide, OobUnit, Presumption } from './core/muster/order-of-battle';
import { type ArmTotal, type SideTotals, totalsOf } from './side-totals';

/** The arms that a side is counted by. */
export const COUNTED_ARMS = ['foot', 'horse'] as const;

export type CountedArm = (typeof COUNTED_ARMS)[number];

/** Foot or horse; undefined for guns and wagons. */
export const countedArm = ({ arm }: Pick<OobUnit, 'arm'>): CountedArm | undefined => {
  if (arm === 'cavalry') return 'horse';
  return arm === 'infantry' || arm === 'light-infantry' ? 'foot' : undefined;
};

/** What each arm is counted in. */
export const COUNT_OF = { foot: 'battalions', horse: 'squadrons' } as const;

const usualCount = ({ strength }: OobUnit, arm: CountedArm): number =>
  (arm === 'foot' ? 1 : data.squadronsOfRegiment) * strength;

/** Battalions or squadrons of a unit: as stated, else by its men, else by default. */
export const countIn = (unit: OobUnit, arm: CountedArm, total: ArmTotal | null): number => {
  const count = unit[COUNT_OF[arm]];
  if (count !== null) return count * (arm === 'foot' ? unit.strength : 1);
  if (unit.men !== null && total !== null) return unit.men / Math.max(1, total.each);
  return usualCount(unit, arm);
};

/** Whether a row tells neither battalions or squadrons nor men. */
const isSilent = (unit: OobUnit, arm: CountedArm): boolean =>
  unit[COUNT_OF[arm]] === null && unit.men === null;

/** The number that the row does not tell: by its men, else as its regiment had. */
const presumedOf = (unit: OobUnit, arm: CountedArm, total: ArmTotal | null): Presumption | undefined => {
  const what = COUNT_OF[arm];
  if (unit[what] !== null) return undefined;
  if (unit.men !== null) {
    if (total === null) return undefined;
    return { what, amount: Math.max(1, Math.round(unit.men / Math.max(1, total.each))), from: 'men' };
  }
  const count = unit.usual?.[what] ?? null;
  return count === null ? undefined : { what, amount: count * unit.strength, from: 'regiment' };
};

const expectedIn = (unit: OobUnit, arm: CountedArm, total: ArmTotal | null): number =>
  presumedOf(unit, arm, total)?.amount ?? countIn(unit, arm, total);

const withPresumed = (unit: OobUnit, presumed: Presumption): OobUnit => ({
  ...unit,
  [presumed.what]: presumed.amount,
  strength: 1,
  presumed,
});

type Room = Readonly<Record<CountedArm, number>>;

/**
 * How far entries without their own number have to be smaller than their regiments or than usual, so that all together
 * keep to what is stated.
 */
const roomFor = (units: readonly OobUnit[], totals: SideTotals): Room => {
  const factor = (arm: CountedArm): number => {
    const total = totals[arm];
    if (total === null || total.about) return 1;
    const own = units.filter(
      (unit) => countedArm(unit) === arm && (unit.counting ?? 'counted') === 'counted',
    );
    const sum = (list: readonly OobUnit[]) =>
      list.reduce((all, unit) => all + expectedIn(unit, arm, total), 0);
    const expected = sum(own.filter((unit) => isSilent(unit, arm)));
    const left = total.count - (sum(own) - expected);
    return expected > left && left > 0 ? left / expected : 1;
  };
  return { foot: factor('foot'), horse: factor('horse') };
};

const mapped = (side: OobSide, map: (unit: OobUnit) => OobUnit): OobSide => {
  const within = (formation: OobFormation): OobFormation => ({
    ...formation,
    units: formation.units.map(map),
    children: formation.children.map(within),
  });
  return { ...side, formations: side.formations.map(within), unattached: side.unattached.map(map) };
};

/**
 * A side whose entries have numbers wherever one is available: its own, else that of its regiment, else its part of
 * the stated total. What is left is as usual, which each system says for itself.
 */
export const sizedSide = oncePer((side: OobSide): OobSide => {
  const totals = totalsOf(side);
  const room = roomFor(unitsOfSide(side), totals);
  return mapped(side, (unit) => {
    const arm = countedArm(unit);
    if (arm === undefined) return unit;
    const what = COUNT_OF[arm];
    const short = isSilent(unit, arm) && room[arm] < 1;
    const presumed: Presumption | undefined = short
      ? { what, amount: expectedIn(unit, arm, totals[arm]) * room[arm], from: 'total' }
      : presumedOf(unit, arm, totals[arm]);
    const own = presumed === undefined ? unit : withPresumed(unit, presumed);
    const each = totals[arm]?.each;
    return own.men !== null || each === undefined ? own : { ...own, menEach: each };
  });
});
