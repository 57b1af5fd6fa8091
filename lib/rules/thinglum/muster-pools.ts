import muster from '@/data/thinglum/muster.json';
import { namesText } from '../core/carry-over';
import { type Fraction, floorOf, fraction, fromDecimal, inverse, roundHalfUp, times } from '../core/fraction';
import { menIn } from '../core/muster-men';
import type { Assumption, OobType, OobUnit } from '../core/order-of-battle';
import type { Unit } from './schema';
import { CLASSES, HOUSE, LIMITS, type TroopTypeId, TYPES } from './tables';

export const MUSTER = muster;

/** What a conversion takes for granted is ours. */
/** The kind of troops a unit of history becomes; undefined for wagons, which the rules do not field. */
export const typeOf = (type: OobType): TroopTypeId | undefined =>
  (muster.class as Partial<Record<OobType, TroopTypeId>>)[type];

const USUAL = { ...muster, regimentMen: muster.horseMen };

const decimal = (value: Fraction): string => {
  const hundredths = floorOf(times(value, { n: 100, d: 1 }));
  return String(hundredths / 100);
};

/** Units of one kind out of a pool, named where each stands for one of history. */
const named = (pool: readonly OobUnit[], type: TroopTypeId, count: number, newId: () => string): Unit[] =>
  Array.from({ length: count }, (_, index) => ({
    id: newId(),
    type,
    name: pool.length === count ? (pool[index]?.name ?? '') : '',
    figures: CLASSES[TYPES[type].class].figures,
  }));

/** The units of a list by the kind of troops they become. */
export const pools = (units: readonly OobUnit[]): ReadonlyMap<TroopTypeId, OobUnit[]> => {
  const found = new Map<TroopTypeId, OobUnit[]>();
  for (const unit of units) {
    const type = typeOf(unit.type);
    if (type !== undefined) found.set(type, [...(found.get(type) ?? []), unit]);
  }
  return found;
};

/** Foot or horse of one kind: men by 20 to a figure and full units, a half upward, at least one. */
export const mannedUnits = (
  pool: readonly OobUnit[],
  type: TroopTypeId,
  factor: number,
  newId: () => string,
): { units: Unit[]; assumption: Assumption } => {
  const { figures } = CLASSES[TYPES[type].class];
  const men = pool.reduce((sum, unit) => sum + menIn(unit, USUAL), 0);
  const full = times(fraction(figures * LIMITS.menPerFigure.value), fromDecimal(factor));
  const exact = times(fraction(men), inverse(full));
  const count = men === 0 ? 0 : Math.max(1, roundHalfUp(exact));
  return {
    units: named(pool, type, count, newId),
    assumption: {
      text:
        men === 0
          ? `${namesText(pool.map((unit) => unit.name))}: nobody in the ranks, left out.`
          : `${TYPES[type].label}: ${men} men are ${decimal(exact)} units, taken as ${count}.`,
      cite: HOUSE,
    },
  };
};

/** Batteries of one kind: all guns of the army together, a half upward. */
export const batteries = (
  pool: readonly OobUnit[],
  type: TroopTypeId,
  factor: number,
  newId: () => string,
): { units: Unit[]; assumption: Assumption } => {
  const guns = pool.reduce(
    (sum, unit) => sum + (unit.guns ?? Math.round(muster.batteryGuns * unit.strength)),
    0,
  );
  const each = times(fraction(muster.gunsPerModel * LIMITS.battery.guns), fromDecimal(factor));
  const exact = times(fraction(guns), inverse(each));
  const count = roundHalfUp(exact);
  return {
    units: named(pool, type, count, newId),
    assumption: {
      text:
        guns === 0
          ? `${namesText(pool.map((unit) => unit.name))}: without guns, left out.`
          : `${TYPES[type].label}: ${guns} guns are ${decimal(exact)} batteries, ${count === 0 ? 'too few for one: left out' : `taken as ${count}`}.`,
      cite: HOUSE,
    },
  };
};
