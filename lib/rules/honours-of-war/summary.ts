import type { ArmyFile } from '../core/army/document';
import type { Assessment, Stats } from '../core/contract/assessment';
import type { Cite } from '../core/contract/citation';
import { statOf, summaryOf } from '../core/contract/summary';
import type { Summary } from '../core/contract/system';
import { shares } from '../core/price/costing';
import { toMinor } from '../core/price/points';
import type { Army, Unit } from './schema';
import type { Facts } from './survey';
import { type Arm, LIMITS, POINT_SCALE, type Size, TYPES } from './tables';
import { nationLabel } from './tree';

const { bases, crew, independents, breakingPoint } = LIMITS;

type BaseId = keyof typeof bases;

/**
 * Bases of a unit of the book's basing where the player declares none (p. 9, 38); a small battalion of 3 rather than 2.
 */
const USUAL_BASES = Object.fromEntries(
  Object.entries(bases).map(([arm, { small, standard, large }]) => [
    arm,
    { small: Math.max(...small), standard: Math.max(...standard), large: Math.max(...large) },
  ]),
) as Record<BaseId, Record<Size, number>>;

const isBased = (arm: Arm): arm is BaseId => arm !== 'artillery' && arm !== 'transport';

/** The army breaking point: half the weighted number of units, rounded down (p. 36). `weight` in halves. */
export const breakingPointOf = (weight: number): number => Math.floor(weight / 2 / breakingPoint.divisor);

/**
 * The limits of howitzers and heavy guns that bind the army, as its check judges them (p. 14, 46; R29); null = none.
 */
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

const ARMS = {
  infantry: 'Infantry',
  'light-infantry': 'Light infantry',
  cavalry: 'Cavalry',
  artillery: 'Artillery',
  command: 'Command',
  works: 'Works',
};

/** The limits of howitzers and heavy guns that bind the army; none where the rules give none (p. 14, 46; R29). */
const heavyRows = ({ howitzersAndHeavy, maxHowitzersAndHeavy, ...stats }: Stats) => {
  const check = typeof maxHowitzersAndHeavy === 'number' ? 'art-2' : 'art-3';
  const row = (key: string, label: string, used: unknown, allowed: unknown, why: string, cite: Cite) =>
    typeof allowed === 'number'
      ? [{ key, label, used: Number(used), allowed, guide: true, check, why, cite }]
      : [];
  const { howitzers, maxHowitzers, heavyGuns, maxHeavyGuns } = stats;
  const third = 'As a general rule at most a third of the batteries';
  const half = 'At most half of the batteries, unicorns and Shuvalovs among them';
  const { heavyShare, russianHowitzerShare } = LIMITS;
  return [
    ...row('heavy', 'Howitzers, heavy', howitzersAndHeavy, maxHowitzersAndHeavy, third, heavyShare.cite),
    ...row('howitzers', 'Howitzers', howitzers, maxHowitzers, half, russianHowitzerShare.cite),
    ...row('heavy', 'Heavy guns', heavyGuns, maxHeavyGuns, third, heavyShare.cite),
  ];
};

/** What the list of armies, the points panel and the store keep of an army. */
export const summary = (file: ArmyFile<Army>, assessment: Assessment): Summary => {
  const { army } = file;
  const { stats } = assessment;
  const number = (key: string): number => statOf(stats, key);
  const lieutenants = number('lieutenantGenerals');
  return summaryOf(file, assessment, {
    nationLabel: nationLabel(army),
    scale: `${army.scale} mm`,
    budget: army.budget === null ? null : toMinor(army.budget, POINT_SCALE),
    units: number('units'),
    breakingPoint: number('breakingPoint'),
    limits: [
      {
        key: 'breakingPoint',
        label: 'Breaking point',
        allowed: number('units'),
        guide: true,
        why: 'Half the units, weighted by size, rounded down',
        cite: LIMITS.breakingPoint.cite,
      },
      {
        key: 'commanders',
        label: 'Commanders',
        used: number('brigadeCommanders'),
        allowed: number('maxBrigadeCommanders'),
        why: 'One for every three units that are not independent',
        cite: LIMITS.unitsPerCommander.cite,
        check: 'org-7',
      },
      {
        key: 'batteries',
        label: 'Batteries',
        allowed: number('maxBatteries'),
        guide: true,
        why: 'A rule of thumb: one for each infantry brigade, two from 1759',
        cite: LIMITS.batteriesPerInfantryBrigade.cite,
      },
      {
        key: 'independents',
        label: 'Independents',
        allowed: number('maxIndependents'),
        why: 'Never more than three',
        cite: LIMITS.independents.cite,
      },
      ...heavyRows(stats),
      ...(lieutenants > 0
        ? [
            {
              key: 'lieutenants',
              label: 'Lieutenant generals',
              used: lieutenants,
              allowed: number('maxLieutenantGenerals'),
              why: 'One for every three brigades',
              cite: LIMITS.brigadesPerLieutenant.cite,
            },
          ]
        : []),
    ],
    arms: ARMS,
  });
};
