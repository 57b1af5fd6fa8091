import data from '@/data/stroll-in-hanover/muster.json';
import { evenly } from '../core/army/partition';
import type { Measure } from '../core/muster/muster-measure';
import type { SourcePool } from '../core/muster/muster-pools';
import type { SourceUnit } from '../core/muster/muster-source';
import type { OobType, RowChoice } from '../core/muster/order-of-battle';
import { type Arm, classOf, type NationId, type TroopTypeId } from './tables';

/** Units of one troop type and nation, pooled before they are split into stands. */
export type Pool = SourcePool & {
  readonly type: TroopTypeId;
  readonly nation: NationId;
  readonly battalions: number;
  readonly squadrons: number;
  readonly guns: number;
  /** null if the men of any unit are unknown */
  readonly men: number | null;
};

/** What one stand of a pool is. */
export type StandPart = {
  readonly sp: number;
  readonly battalions?: number;
  readonly squadrons?: number;
  readonly guns?: number;
};

const ceilOf = (amount: number, by: number): number => Math.ceil(amount / by);

type Round = (amount: number, by: number) => number;

/** Rounded to the nearest whole number, halves up, or as chosen. */
const roundFor = ({ round }: RowChoice): Round => {
  if (round === 'up') return ceilOf;
  if (round === 'down') return (amount, by) => Math.floor(amount / by);
  return (amount, by) => Math.floor((2 * amount + by) / (2 * by));
};

type Types = Partial<Record<OobType, TroopTypeId>>;

const USUAL = data.types as Types;
/** The British of HBM Army have their own lines beside the German ones. */
const BRITISH = data.britishTypes as Types;

/** Our type for a historical one of a nation; null for what this system does not have. */
export const typeOf = (type: OobType, nation = ''): TroopTypeId | null =>
  (nation === data.british ? BRITISH[type] : undefined) ?? USUAL[type] ?? null;

const BRITISH_TYPES: ReadonlySet<TroopTypeId> = new Set(Object.values(BRITISH));

/** Whose troops a stand is of, for other systems: the British of HBM Army are known by their type. */
export const marchedAs = (type: TroopTypeId, nation: NationId): string =>
  nation === 'hbma' && BRITISH_TYPES.has(type) ? data.british : nation;

/** Battalions, squadrons or guns of a historical unit; unknown sizes are taken as usual for a unit of that kind. */
export const measureFor =
  (arm: Arm) =>
  ({ battalions, squadrons, guns, strength }: SourceUnit): Measure => {
    const [what, count, usual] = (
      {
        infantry: ['battalions', battalions, 1],
        cavalry: ['squadrons', squadrons, data.squadronsOfUnknownRegiment],
        artillery: ['guns', guns, data.gunsOfUnknownBattery],
      } as const
    )[arm];
    return count === null
      ? { what, amount: Math.max(1, Math.round(usual * strength)), by: 1, usual: true }
      : { what, amount: count, by: 1 };
  };

/** Historical units of one type, nation and brigade as a pool. */
export const poolOf = (pool: SourcePool, type: TroopTypeId, nation: NationId): Pool => {
  const { arm } = classOf({ type });
  const measureOf = measureFor(arm);
  const sum = pool.units.reduce((all, unit) => all + measureOf(unit).amount, 0);
  const unknown = pool.units.some(({ men }) => men === null);
  return {
    ...pool,
    type,
    nation,
    battalions: arm === 'infantry' ? sum : 0,
    squadrons: arm === 'cavalry' ? sum : 0,
    guns: arm === 'artillery' ? sum : 0,
    men: unknown ? null : pool.units.reduce((all, { men }) => all + (men ?? 0), 0),
  };
};

/** Two pools of one type as one; what is chosen for the first holds for both. */
export const pooled = (a: Pool, b: Pool): Pool => ({
  ...a,
  units: [...a.units, ...b.units],
  several: true,
  battalions: a.battalions + b.battalions,
  squadrons: a.squadrons + b.squadrons,
  guns: a.guns + b.guns,
  men: a.men === null || b.men === null ? null : a.men + b.men,
});

/** Too few for their own stand: they join others of their type in the division. */
export const isTooSmall = ({ type, battalions, squadrons }: Pool, factor: number): boolean => {
  const { arm, troops } = classOf({ type });
  if (troops !== 'line') return false;
  return arm === 'infantry'
    ? battalions < data.leastBattalions * factor
    : squadrons < data.leastSquadrons * factor;
};

/**
 * What of a pool is divided, and by what, before the factor: men where they are given, battalions of 300 to 500 men
 * as one each; guns make stands, all others strength points.
 */
export const dividedOf = (pool: Pool): Measure => {
  const { battalions, squadrons, guns, men } = pool;
  const { arm, troops } = classOf(pool);
  const { least, most, light } = data.footPerSp;
  if (arm === 'artillery') return { what: 'guns', amount: guns, by: data.gunsOfStand };
  if (arm === 'cavalry') {
    return men === null
      ? { what: 'squadrons', amount: squadrons, by: data.squadronsPerSp }
      : { what: 'men', amount: men, by: data.horsePerSp };
  }
  if (men !== null && troops === 'light') return { what: 'men', amount: men, by: light };
  if (men !== null && battalions > 0 && men > most * battalions) {
    return { what: 'men', amount: men, by: most };
  }
  if (men !== null && men < least * battalions) return { what: 'men', amount: men, by: least };
  return { what: 'battalions', amount: battalions, by: 1 };
};

const strengthOf = (pool: Pool, factor: number): number => {
  const { amount, by } = dividedOf(pool);
  return Math.max(1, roundFor(pool.choice)(amount, by * factor));
};

const lineInfantry = (pool: Pool, factor: number): StandPart[] => {
  const { battalions } = pool;
  const sp = strengthOf(pool, factor);
  const most = data.battalionsOfStand;
  const fewest = Math.max(1, ceilOf(battalions, most * factor));
  // one more stand where strong battalions would fill these beyond measure
  const more = sp > most * fewest && battalions >= data.leastBattalions * factor * (fewest + 1);
  const count = more ? fewest + 1 : fewest;
  const strengths = evenly(Math.max(sp, count), count);
  return evenly(battalions, count).map((own, index) => ({ sp: strengths[index] ?? 1, battalions: own }));
};

const lineCavalry = (pool: Pool, factor: number): StandPart[] => {
  const { squadrons } = pool;
  const count = Math.max(1, ceilOf(squadrons, data.squadronsOfStand * factor));
  const strengths = evenly(Math.max(strengthOf(pool, factor), count), count);
  return evenly(squadrons, count).map((own, index) => ({ sp: strengths[index] ?? 1, squadrons: own }));
};

const lightTroops = (pool: Pool, factor: number): StandPart[] => {
  const sp = strengthOf(pool, factor);
  return evenly(sp, ceilOf(sp, data.lightSpOfStand)).map((own) => ({ sp: own }));
};

const batteries = ({ guns }: Pool, sp: number, factor: number): StandPart[] =>
  evenly(guns, Math.max(1, ceilOf(guns, data.gunsOfStand * factor))).map((own) => ({ sp, guns: own }));

/** The stands of a pool (digest s. 7), at a factor of real units for each of the book's. */
export const partsOf = (pool: Pool, factor: number, batterySp: number): StandPart[] => {
  const { arm, troops } = classOf(pool);
  if (arm === 'artillery') return batteries(pool, batterySp, factor);
  if (troops === 'light') return lightTroops(pool, factor);
  return arm === 'infantry' ? lineInfantry(pool, factor) : lineCavalry(pool, factor);
};
