import { type Costing, shares } from '../core/costing';
import type { Stats } from '../core/system';
import type { Unit } from './schema';
import type { Facts } from './survey';
import { LIMITS, TYPES } from './tables';

const { bases, independents, breakingPoint } = LIMITS;

const basesOf = ({ type, size, bases: declared }: Unit): number => {
  const { arm } = TYPES[type];
  if (arm === 'transport') return 0;
  if (arm === 'artillery') return declared ?? 1;
  return declared ?? bases[arm][size].at(-1) ?? 0;
};

/** Figures on the combat bases (p. 9, 38); gun crews and limbers are not counted. */
const figuresOf = (unit: Unit): number => {
  const { arm } = TYPES[unit.type];
  return arm === 'artillery' || arm === 'transport' ? 0 : basesOf(unit) * bases[arm].figures;
};

/** The army breaking point: half the weighted number of units, rounded down (p. 36). `weight` in halves. */
export const breakingPointOf = (weight: number): number => Math.floor(weight / 2 / breakingPoint.divisor);

/** Numbers of the army; keys and meanings stand in this folder's README and are part of the public contract. */
export const statsOf = (facts: Facts, costing: Costing): Stats => {
  const { army } = facts;
  let baseCount = 0;
  let figures = 0;
  const add = (units: readonly Unit[]) => {
    for (const unit of units) {
      baseCount += basesOf(unit);
      figures += figuresOf(unit);
    }
  };
  for (const brigade of army.brigades) add(brigade.units);
  add(army.independents);
  add(army.unassigned);
  return {
    units: facts.weight / 2,
    entries: facts.units,
    breakingPoint: breakingPointOf(facts.weight),
    brigades: army.brigades.length,
    brigadeCommanders: facts.commanders,
    maxBrigadeCommanders: facts.maxCommanders,
    lieutenantGenerals: army.lieutenants.length,
    maxLieutenantGenerals: facts.maxLieutenants,
    independents: army.independents.length,
    maxIndependents: independents.max,
    infantryBrigades: facts.infantryBrigades,
    batteries: facts.batteries,
    maxBatteries: facts.maxBatteries,
    howitzersAndHeavy: facts.howitzers + facts.heavyGuns,
    maxHowitzersAndHeavy: Math.floor(facts.batteries / LIMITS.heavyShare.of),
    bases: baseCount,
    figures,
    share: Object.fromEntries(shares(costing)),
  };
};
