import data from '@/data/stroll-in-hanover/muster.json';
import { evenly } from '../core/even-parts';
import type { OobType, OobUnit } from '../core/order-of-battle';
import { type Arm, classOf, type NationId, type TroopTypeId } from './tables';

/** Units of one troop type and nation, pooled before they are split into stands. */
export type Pool = {
  readonly type: TroopTypeId;
  readonly nation: NationId;
  readonly names: readonly string[];
  readonly battalions: number;
  readonly squadrons: number;
  readonly guns: number;
  /** null if the men of any unit are unknown */
  readonly men: number | null;
};

/** What one stand of a pool is. */
export type Part = {
  readonly sp: number;
  readonly battalions?: number;
  readonly squadrons?: number;
  readonly guns?: number;
};

const ceilOf = (amount: number, by: number): number => Math.ceil(amount / by);

/** Rounded to the nearest whole number, halves up. */
export const nearest = (amount: number, by: number): number => Math.floor((2 * amount + by) / (2 * by));

/** Our type for a historical one; null for what this system does not have. */
export const typeOf = (type: OobType): TroopTypeId | null =>
  ((data.types as Partial<Record<OobType, string>>)[type] as TroopTypeId | undefined) ?? null;

const worth = (count: number | null, usual: number, strength: number): number =>
  count ?? Math.max(1, Math.round(usual * strength));

/** One historical unit as a pool of its own. Unknown sizes are taken as usual for a unit of that kind. */
export const poolOf = (unit: OobUnit, type: TroopTypeId, nation: NationId): Pool => {
  const { arm } = classOf({ type });
  return {
    type,
    nation,
    names: [unit.name],
    battalions: arm === 'infantry' ? worth(unit.battalions, 1, unit.strength) : 0,
    squadrons: arm === 'cavalry' ? worth(unit.squadrons, data.squadronsOfUnknownRegiment, unit.strength) : 0,
    guns: arm === 'artillery' ? worth(unit.guns, data.gunsOfUnknownBattery, unit.strength) : 0,
    men: unit.men,
  };
};

/** Two pools of one type as one. */
export const pooled = (a: Pool, b: Pool): Pool => ({
  ...a,
  names: [...a.names, ...b.names],
  battalions: a.battalions + b.battalions,
  squadrons: a.squadrons + b.squadrons,
  guns: a.guns + b.guns,
  men: a.men === null || b.men === null ? null : a.men + b.men,
});

/** Pools of equal type and nation put together, in the order in which they first occur. */
export const gathered = (pools: readonly Pool[]): Pool[] => {
  const byKind = new Map<string, Pool>();
  for (const pool of pools) {
    const key = `${pool.type} ${pool.nation}`;
    const known = byKind.get(key);
    byKind.set(key, known === undefined ? pool : pooled(known, pool));
  }
  return [...byKind.values()];
};

/** Too few for a stand of their own: they join others of their type in the division. */
export const isTooSmall = ({ type, battalions, squadrons }: Pool, factor: number): boolean => {
  const { arm, troops } = classOf({ type });
  if (troops !== 'line') return false;
  return arm === 'infantry'
    ? battalions < data.leastBattalions * factor
    : squadrons < data.leastSquadrons * factor;
};

/** Strength points of line infantry: its battalions, more for strong ones, fewer for weak ones (300 to 500 men each). */
const footStrength = (battalions: number, men: number | null, factor: number): number => {
  const { least, most } = data.footPerSp;
  const plain = Math.max(1, nearest(battalions, factor));
  if (men === null || battalions === 0) return plain;
  if (men > most * battalions) return Math.max(plain, nearest(men, most * factor));
  if (men < least * battalions) return Math.max(1, Math.min(plain, nearest(men, least * factor)));
  return plain;
};

const lineInfantry = ({ battalions, men }: Pool, factor: number): Part[] => {
  const sp = footStrength(battalions, men, factor);
  const most = data.battalionsOfStand;
  const fewest = Math.max(1, ceilOf(battalions, most * factor));
  // one more stand where strong battalions would fill these beyond measure
  const more = sp > most * fewest && battalions >= data.leastBattalions * factor * (fewest + 1);
  const count = more ? fewest + 1 : fewest;
  const strengths = evenly(Math.max(sp, count), count);
  return evenly(battalions, count).map((own, index) => ({ sp: strengths[index] ?? 1, battalions: own }));
};

const lineCavalry = ({ squadrons, men }: Pool, factor: number): Part[] => {
  const sp =
    men === null ? nearest(squadrons, data.squadronsPerSp * factor) : nearest(men, data.horsePerSp * factor);
  const count = Math.max(1, ceilOf(squadrons, data.squadronsOfStand * factor));
  const strengths = evenly(Math.max(sp, count), count);
  return evenly(squadrons, count).map((own, index) => ({ sp: strengths[index] ?? 1, squadrons: own }));
};

const lightTroops = ({ battalions, squadrons, men }: Pool, arm: Arm, factor: number): Part[] => {
  const foot = arm === 'infantry';
  const perSp = foot ? data.footPerSp.light : data.horsePerSp;
  const plain = foot ? nearest(battalions, factor) : nearest(squadrons, data.squadronsPerSp * factor);
  const sp = Math.max(1, men === null ? plain : nearest(men, perSp * factor));
  return evenly(sp, ceilOf(sp, data.lightSpOfStand)).map((own) => ({ sp: own }));
};

const batteries = ({ guns }: Pool, sp: number, factor: number): Part[] =>
  evenly(guns, Math.max(1, ceilOf(guns, data.gunsOfStand * factor))).map((own) => ({ sp, guns: own }));

/** The stands of a pool (digest s. 7), at a factor of real units for each of the book's. */
export const partsOf = (pool: Pool, factor: number, batterySp: number): Part[] => {
  const { arm, troops } = classOf(pool);
  if (arm === 'artillery') return batteries(pool, batterySp, factor);
  if (troops === 'light') return lightTroops(pool, arm, factor);
  return arm === 'infantry' ? lineInfantry(pool, factor) : lineCavalry(pool, factor);
};
