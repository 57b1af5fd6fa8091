import type { Stats } from '../core/contract/assessment';
import { shares } from '../core/price/costing';
import type { Unit } from './schema';
import type { Facts } from './survey';
import { type Arm, LIMITS, type Size, TYPES } from './tables';

const { bases, crew, independents, breakingPoint } = LIMITS;

type Based = keyof typeof bases;

/** Bases of a unit of the book's basing where the player declares none (p. 9, 38); a small battalion of 3 rather than 2. */
const USUAL_BASES = Object.fromEntries(
  Object.entries(bases).map(([arm, { small, standard, large }]) => [
    arm,
    { small: Math.max(...small), standard: Math.max(...standard), large: Math.max(...large) },
  ]),
) as Record<Based, Record<Size, number>>;

const isBased = (arm: Arm): arm is Based => arm !== 'artillery' && arm !== 'transport';

/** The army breaking point: half the weighted number of units, rounded down (p. 36). `weight` in halves. */
export const breakingPointOf = (weight: number): number => Math.floor(weight / 2 / breakingPoint.divisor);

/** The limits of howitzers and heavy guns that bind the army, as its check judges them (p. 14, 46; R29); null = none. */
const heavyLimits = ({ heavyRule, batteries }: Facts) => {
  const third = Math.floor(batteries / LIMITS.heavyShare.of);
  return {
    maxHowitzersAndHeavy: heavyRule === 'third' ? third : null,
    maxHowitzers: heavyRule === 'russian' ? Math.floor(batteries / LIMITS.russianHowitzerShare.of) : null,
    maxHeavyGuns: heavyRule === 'russian' ? third : null,
  };
};

/** Numbers of the army; keys and meanings stand in this folder's README and are part of the public contract. */
export const statsOf = (facts: Facts): Stats => {
  const { army, costing } = facts;
  let baseCount = 0;
  let figures = 0;
  let crews = 0;
  const add = (units: readonly Unit[]) => {
    for (const { type, size, bases: declared } of units) {
      const { arm, weight = 'medium' } = TYPES[type];
      if (isBased(arm)) {
        const count = declared ?? USUAL_BASES[arm][size];
        baseCount += count;
        figures += count * bases[arm].figures;
      } else if (arm === 'artillery') {
        baseCount += declared ?? 1;
        crews += (declared ?? 1) * crew[weight];
      }
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
    howitzers: facts.howitzers,
    heavyGuns: facts.heavyGuns,
    ...heavyLimits(facts),
    bases: baseCount,
    figures: figures + crews,
    crews,
    share: shares(costing),
  };
};
