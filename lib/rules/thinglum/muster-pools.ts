import muster from '@/data/thinglum/muster.json';
import { chosenOf, offered, roundedStep, wholeOf } from '../core/muster/muster-choice';
import type { Journal } from '../core/muster/muster-journal';
import { dividedStep, type Measure, noteUsual } from '../core/muster/muster-measure';
import { gunsMeasure, menMeasure } from '../core/muster/muster-men';
import { heirsOf, pooledBy, type SourcePool } from '../core/muster/muster-pools';
import type { SourceUnit } from '../core/muster/muster-source';
import type { OobType, PartChoices } from '../core/muster/order-of-battle';
import { type Fraction, fraction, fromDecimal, inverse, times } from '../core/price/fraction';
import type { Unit } from './schema';
import { type Arm, CLASSES, HOUSE, LIMITS, type TroopTypeId, TYPE_IDS, TYPES } from './tables';

export const MUSTER = muster;

/** The kind of troops a unit of history becomes; undefined for wagons, which the rules do not field. */
export const typeOf = (type: OobType): TroopTypeId | undefined =>
  (muster.class as Partial<Record<OobType, TroopTypeId>>)[type];

/** Foot, horse or guns. */
export const armOf = (type: TroopTypeId): Arm => CLASSES[TYPES[type].class].arm;

/** What every pool of a conversion draws on. */
export type Conversion = {
  readonly factor: number;
  /** troops of one kind are pooled within a brigade */
  readonly pooled: boolean;
  readonly choices: PartChoices;
  readonly journal: Journal;
  readonly newId: () => string;
};

/** Source units of one kind, and the kind they become. */
export type TypedPool = SourcePool & { readonly type: TroopTypeId };

const USUAL = { ...muster, regimentMen: muster.horseMen };

const measureFor =
  (type: TroopTypeId) =>
  (unit: SourceUnit): Measure => {
    if (armOf(type) === 'guns') {
      return gunsMeasure(unit, muster.batteryGuns, muster.gunsPerModel * LIMITS.battery.guns);
    }
    const { figures } = CLASSES[TYPES[type].class];
    return menMeasure(unit, USUAL, figures * LIMITS.menPerFigure.value);
  };

/** Kind of a unit, and how many of the table it is at a factor. */
export const scaleAt = (factor: number) => ({
  kindOf: ({ type }: SourceUnit): string | null => typeOf(type) ?? null,
  worthOf: (unit: SourceUnit): number => {
    const { amount, by } = measureFor(typeOf(unit.type) ?? 'line')(unit);
    return amount / (by * factor);
  },
  cite: HOUSE,
});

const typesFor = (usual: TroopTypeId) =>
  TYPE_IDS.flatMap((type) =>
    armOf(type) === armOf(usual) ? [{ value: type, label: TYPES[type].label }] : [],
  );

/** Units of one kind in pools, each with the kind it becomes; what is chosen is noted. */
export const poolsOf = (units: readonly SourceUnit[], conversion: Conversion): TypedPool[] => {
  const { choices, journal } = conversion;
  const fielded = units.filter(({ type }) => typeOf(type) !== undefined);
  return pooledBy(fielded, ({ type }) => typeOf(type) ?? '', choices, conversion.pooled).map((pool) => {
    const usual = typeOf(pool.units[0]?.type ?? 'line') ?? 'line';
    return { ...pool, type: chosenOf(pool, 'type', usual, () => typesFor(usual), journal, HOUSE) };
  });
};

const exactOf = ({ units, type }: TypedPool, factor: number): Fraction => {
  const measures = units.map(measureFor(type));
  const by = measures[0]?.by ?? 1;
  const sum = measures.reduce((all, { amount }) => all + amount, 0);
  return times(fraction(sum), inverse(times(fraction(by), fromDecimal(factor))));
};

/** How many units a pool makes: full ones, a half upward; at least one of troops, none of too few guns. */
export const countOf = (pool: TypedPool, factor: number): number => {
  const exact = exactOf(pool, factor);
  if (exact.n === 0) return 0;
  return Math.max(armOf(pool.type) === 'guns' ? 0 : 1, wholeOf(exact, pool.choice));
};

const leftOut = (pool: TypedPool, text: string, journal: Journal): Unit[] => {
  journal.note(pool.units, { kind: 'left-out', text, cite: HOUSE });
  return [];
};

/** The units of a pool: men by 20 to a figure, guns by two models to a battery. */
export const unitsOf = (pool: TypedPool, { factor, journal, newId }: Conversion): Unit[] => {
  const { units, type, choice, several } = pool;
  const guns = armOf(type) === 'guns';
  const measureOf = measureFor(type);
  const exact = exactOf(pool, factor);
  if (exact.n === 0) {
    return leftOut(pool, guns ? 'no guns, left out' : 'no men, left out', journal);
  }
  const count = countOf(pool, factor);
  const quotient = Number(exact.n) / Number(exact.d);
  noteUsual(journal, units, measureOf, HOUSE);
  journal.note(units, () => dividedStep(units.map(measureOf), factor, quotient, HOUSE));
  journal.offer(units, () => ({
    type: offered(type, typesFor(type)),
    rounding: true,
    ...(several && { together: units.length > 1 }),
  }));
  if (count === 0) return leftOut(pool, 'too few guns for a battery: left out', journal);
  if (count !== quotient) journal.note(units, roundedStep(choice, quotient, [count, `${count}`], HOUSE));
  return heirsOf(units, (unit) => measureOf(unit).amount, count).map(({ name, regiment }) => {
    const id = newId();
    journal.recordUnit(id, units);
    const { figures } = CLASSES[TYPES[type].class];
    return { id, type, name, figures, ...(regiment !== undefined && { regiment }) };
  });
};
