import data from '@/data/one-hour-napoleonic/muster.json';
import type { Cite } from '../core/contract/citation';
import { chosenOf, offered, roundedStep, wholeOf } from '../core/muster/muster-choice';
import type { Journal } from '../core/muster/muster-journal';
import { dividedStep, type Measure, noteUsual } from '../core/muster/muster-measure';
import { gunsMeasure, menMeasure } from '../core/muster/muster-men';
import { heirsOf, pooledBy, type SourcePool } from '../core/muster/muster-pools';
import type { SourceUnit } from '../core/muster/muster-source';
import type { OobType, PartChoices } from '../core/muster/order-of-battle';
import { compareFractions, type Fraction, fraction } from '../core/price/fraction';
import type { Unit } from './schema';
import { isFoot } from './survey';
import { LIMITS, qualityOf, type TroopTypeId, TYPE_IDS, TYPES } from './tables';

export const CITE: Cite = data.cite;

/** What is smaller than half a unit still makes a weak one if it is at least a third. */
const LEAST = fraction(1, 3);

const NEUTRAL: Record<Exclude<OobType, 'wagons'>, TroopTypeId> = {
  ...(Object.fromEntries(TYPE_IDS.map((type) => [TYPES[type].neutral, type])) as Record<
    Exclude<OobType, 'wagons'>,
    TroopTypeId
  >),
  guard: 'guard',
  line: 'line',
  carabinier: 'cuirassiers',
  horse: 'heavy-cavalry',
  chevauleger: 'cavalry',
  'light-guns': 'artillery',
  'medium-guns': 'artillery',
  'heavy-guns': 'artillery',
  howitzers: 'artillery',
  'horse-guns': 'artillery',
};

const USUAL = {
  ...data,
  lightMen: data.battalionMen,
  regimentMen: data.squadronsOfRegiment * data.squadronMen,
};

/** What every pool of a conversion draws on. */
export type Conversion = {
  readonly menPerFoot: number;
  readonly heavyDragoons: boolean;
  readonly withTraits: boolean;
  readonly choices: PartChoices;
  readonly journal: Journal;
  readonly newId: () => string;
};

/** Source units of one kind, and the kind they become. */
export type TypedPool = SourcePool & { readonly type: TroopTypeId };

const isGuns = (type: TroopTypeId): boolean => TYPES[type].arm === 'artillery';
const branchOf = (type: TroopTypeId): string =>
  isGuns(type) ? 'guns' : isFoot(TYPES[type].arm) ? 'foot' : 'horse';

/** The kind of troops a unit of history becomes; null for wagons, which the rules do not have. */
export const typeOf = (
  { type }: Pick<SourceUnit, 'type'>,
  { heavyDragoons }: Pick<Conversion, 'heavyDragoons'>,
): TroopTypeId | null => {
  if (type === 'wagons') return null;
  return type === 'dragoon' && heavyDragoons ? 'heavy-cavalry' : NEUTRAL[type];
};

const typesFor = (usual: TroopTypeId) =>
  TYPE_IDS.flatMap((type) =>
    branchOf(type) === branchOf(usual) ? [{ value: type, label: TYPES[type].label }] : [],
  );

const QUALITIES = [...LIMITS.quality.hits, LIMITS.quality.elite].map((hits) => ({
  value: `${hits}`,
  label: `${qualityOf(hits).toLowerCase()}, ${hits} hits`,
}));

/**
 * Men or guns of a source unit, by those of a unit of the table: horse is half of foot, a reserve 55 guns to 7,000 men.
 */
const measureFor =
  (type: TroopTypeId, menPerFoot: number) =>
  (unit: SourceUnit): Measure => {
    if (isGuns(type)) {
      return gunsMeasure(unit, data.batteryGuns, (LIMITS.guns.usual * menPerFoot) / LIMITS.foot.usual);
    }
    return menMeasure(unit, USUAL, isFoot(TYPES[type].arm) ? menPerFoot : menPerFoot / 2);
  };

/** Kind of a unit, and how many of the table it is at this many men to a unit of foot. */
export const scaleAt = (menPerFoot: number, draft: Pick<Conversion, 'heavyDragoons'>) => ({
  kindOf: (unit: SourceUnit): string | null => typeOf(unit, draft),
  worthOf: (unit: SourceUnit): number => {
    const { amount, by } = measureFor(typeOf(unit, draft) ?? 'line', menPerFoot)(unit);
    return amount / by;
  },
  cite: CITE,
});

/** Units of one kind in pools, each with the kind it becomes; what is chosen is noted. */
export const poolsOf = (
  units: readonly SourceUnit[],
  conversion: Omit<Conversion, 'menPerFoot'>,
): TypedPool[] => {
  const { choices, journal } = conversion;
  const fielded = units.filter((unit) => typeOf(unit, conversion) !== null);
  return pooledBy(fielded, (unit) => typeOf(unit, conversion) ?? '', choices, true).map((pool) => {
    const [first] = pool.units;
    const usual = (first && typeOf(first, conversion)) ?? 'line';
    return { ...pool, type: chosenOf(pool, 'type', usual, () => typesFor(usual), journal, CITE) };
  });
};

/** Men of a pool, or its guns. */
export const sumOf = ({ units, type }: TypedPool): number =>
  units.reduce((sum, unit) => sum + measureFor(type, 1)(unit).amount, 0);

const exactOf = (pool: TypedPool, menPerFoot: number): Fraction => {
  const sum = sumOf(pool);
  return isGuns(pool.type)
    ? fraction(sum * LIMITS.foot.usual, LIMITS.guns.usual * menPerFoot)
    : fraction(sum * (isFoot(TYPES[pool.type].arm) ? 1 : 2), menPerFoot);
};

type UnitCount = { readonly exact: Fraction; readonly count: number; readonly weak: boolean };

/** How many units a pool is at this many men to a unit of foot, exactly and as taken (step 2 and 3 of the digest). */
export const countedAt = (pool: TypedPool, menPerFoot: number): UnitCount => {
  const exact = exactOf(pool, menPerFoot);
  const whole = wholeOf(exact, pool.choice);
  const byChoice = pool.choice.round !== undefined;
  const weak = whole === 0 && !byChoice && !isGuns(pool.type) && compareFractions(exact, LEAST) >= 0;
  return { exact, count: weak ? 1 : whole, weak };
};

const leftOut = (pool: TypedPool, text: string, journal: Journal): Unit[] => {
  journal.note(pool.units, { kind: 'left-out', text, cite: CITE });
  return [];
};

/** The units of a pool. */
export const unitsOf = (pool: TypedPool, conversion: Conversion): Unit[] => {
  const { menPerFoot, withTraits, journal, newId } = conversion;
  const { units, type, choice, several } = pool;
  const { hits: usualHits, conscript, trait } = TYPES[type];
  const { exact, count, weak } = countedAt(pool, menPerFoot);
  const measureOf = measureFor(type, menPerFoot);
  if (exact.n === 0) {
    return leftOut(pool, isGuns(type) ? 'no guns, left out' : 'no men, left out', journal);
  }
  const quotient = Number(exact.n) / Number(exact.d);
  noteUsual(journal, units, measureOf, CITE);
  journal.note(units, () => dividedStep(units.map(measureOf), 1, quotient, CITE));
  const hits = weak ? (LIMITS.quality.hits[0] ?? usualHits) : usualHits;
  const quality = Number(chosenOf(pool, 'class', `${hits}`, () => QUALITIES, journal, CITE));
  journal.offer(units, () => ({
    type: offered(type, typesFor(type)),
    class: offered(`${quality}`, QUALITIES),
    rounding: true,
    ...(several && { together: units.length > 1 }),
  }));
  if (count === 0) return leftOut(pool, 'too few for one: left out', journal);
  if (count !== quotient) {
    const amount = weak ? 'a weak one' : `${count}`;
    journal.note(units, roundedStep(choice, quotient, [count, amount], CITE));
  }
  return heirsOf(units, (unit) => measureOf(unit).amount, count).map(({ name, regiment }) => {
    const id = newId();
    journal.recordUnit(id, units);
    return {
      id,
      type,
      name,
      hits: quality,
      ...(conscript && { conscript }),
      ...(withTraits && trait !== undefined && { [trait]: true }),
      ...(regiment !== undefined && { regiment }),
    };
  });
};
