import type { ArmyFile } from '../core/army/document';
import type { Assessment, Stats } from '../core/contract/assessment';
import type { Cite } from '../core/contract/citation';
import { statOf, summaryOf } from '../core/contract/summary';
import type { Summary } from '../core/contract/system';
import { printedShares } from '../core/price/costing';
import { fraction, roundHalfUp } from '../core/price/fraction';
import { toMinor } from '../core/price/points';
import type { Army } from './schema';
import { budgetTypeOf } from './settings';
import { equivalentParts, type Facts } from './survey';
import { ARMS, HOUSE, LIMITS, NATIONS, POINT_SCALE } from './tables';
import type { Tariff } from './tariff';
import type { UnitFacts } from './unit-facts';

const { battery, bases: BASES, strength } = LIMITS;

/** Bases of a unit on the table: as declared, else the usual number; wagons of a train apart. */
export const basesOf = ({ unit, arm }: Pick<UnitFacts, 'unit' | 'arm'>): number =>
  unit.bases ?? ARMS[arm].bases;

/** Double-sized wagon bases of a train: two for explosives and tools, two for pontoons. */
export const trainBasesOf = ({
  unit: { explosives, tools, pontoons },
  arm,
}: Pick<UnitFacts, 'unit' | 'arm'>): number =>
  arm !== 'engineers'
    ? 0
    : (explosives === undefined ? 0 : 1) + (tools === true ? 1 : 0) + (pontoons === true ? BASES.train : 0);

/** Figures on a base of an arm: as printed, or by our coefficient. */
export const figuresPerBase = (arm: UnitFacts['arm'], tariff: Tariff): number => {
  const { figuresPerBase: printed, figuresKey } = ARMS[arm];
  return printed ?? (figuresKey === null ? 0 : Math.max(0, Math.round(tariff.number(figuresKey))));
};

/** Men of a unit: as entered, else what its strength points stand for; null for guns and wagons. */
export const menOf = ({ unit, arm, sp }: UnitFacts, factor: number): number | null => {
  const { men } = ARMS[arm];
  return men === null ? null : (unit.men ?? roundHalfUp(fraction(sp * men * factor * 2, strength.full * 2)));
};

/** Guns of a battery: as entered, else what its strength points stand for; null for others. */
export const gunsOf = ({ unit, arm, sp }: UnitFacts, factor: number): number | null =>
  arm === 'artillery'
    ? (unit.guns ?? roundHalfUp(fraction(sp * battery.guns * factor * 2, strength.full * 2)))
    : null;

/** Gun models of a battery: one for six guns, at least one. */
export const modelsOf = (guns: number, factor: number): number =>
  Math.ceil((guns * 2) / (battery.perModel * factor * 2));

/** Standard units to two decimals, halves up. */
export const equivalentsOf = ({ equivalents, army }: Facts): number =>
  roundHalfUp(fraction(equivalents * 100, equivalentParts(army.factor))) / 100;

/** Numbers of the army; keys and meanings stand in this folder's README and are part of the public contract. */
export const statsOf = (facts: Facts): Stats => {
  const { army, costing, tariff, units } = facts;
  let men = 0;
  let guns = 0;
  let models = 0;
  let bases = 0;
  let trainBases = 0;
  let figures = 0;
  let wagons = 0;
  let weak = 0;
  const strengthByArm: Record<string, number> = {};
  // keys are ids, as many as units: a table from the first, not an object that grows a shape for each
  const basicMorale: Record<string, number> = Object.create(null);
  const strengthPoints: Record<string, number> = Object.create(null);
  for (const unit of units) {
    const { arm, sp } = unit;
    const own = basesOf(unit);
    bases += own;
    trainBases += trainBasesOf(unit);
    figures += own * figuresPerBase(arm, tariff);
    men += menOf(unit, army.factor) ?? 0;
    const pieces = gunsOf(unit, army.factor);
    if (pieces !== null) {
      guns += pieces;
      models += modelsOf(pieces, army.factor);
    }
    if (arm === 'wagons') wagons += own;
    if (sp < strength.weak) weak++;
    const { share } = ARMS[arm];
    strengthByArm[share] = (strengthByArm[share] ?? 0) + sp;
    basicMorale[unit.unit.id] = unit.morale;
    strengthPoints[unit.unit.id] = sp;
  }
  return {
    units: units.length,
    sp: facts.sp,
    equivalents: equivalentsOf(facts),
    brigades: army.brigades.length,
    brigadiers: facts.brigadiers,
    minBrigadiers: facts.minBrigadiers,
    maxBrigadiers: facts.maxBrigadiers,
    seniors: facts.seniors,
    minSeniors: facts.minSeniors,
    maxSeniors: facts.maxSeniors,
    men,
    guns,
    gunModels: models,
    figures,
    bases,
    trainBases,
    wagons,
    weakUnits: weak,
    strengthByArm,
    strengthPoints,
    basicMorale,
    share: costing === null ? {} : printedShares(costing, POINT_SCALE),
  };
};

const SHARES = {
  infantry: 'Infantry',
  'light-infantry': 'Open order',
  cavalry: 'Cavalry',
  artillery: 'Artillery',
  command: 'Command',
  works: 'Works, wagons',
};

export const nationLabel = ({ nation, nationName }: Army): string => nationName || NATIONS[nation].label;

type Ratio = { readonly min: number; readonly max: number; readonly cite: Cite };

const ratio = (min: number, allowed: number, each: Ratio, of: string) => ({
  allowed,
  guide: true,
  why: `One for every ${each.min} to ${each.max} ${of}: here ${min === allowed ? min : `${min} to ${allowed}`}`,
  cite: each.cite,
});

/** What the list of armies, the points panel and the store keep of an army. */
export const summary = (file: ArmyFile<Army>, assessment: Assessment): Summary => {
  const { army } = file;
  const { stats } = assessment;
  const number = (key: string): number => statOf(stats, key);
  const type = budgetTypeOf(file);
  const limitOf = (of: typeof type): number | null => (type === of ? army.budget : null);
  return summaryOf(file, assessment, {
    nationLabel: nationLabel(army),
    scale: `${army.scale} mm`,
    budget: type !== 'points' || army.budget === null ? null : toMinor(army.budget, POINT_SCALE),
    units: number('units'),
    // the rules break units, never the army
    breakingPoint: null,
    limits: [
      {
        key: 'sp',
        label: 'Strength points',
        allowed: limitOf('sp'),
        guide: false,
        why: 'Six for a standard unit at full strength',
        cite: LIMITS.strength.cite,
      },
      {
        key: 'equivalents',
        label: 'Standard units',
        allowed: limitOf('unitEquivalents'),
        guide: false,
        why: 'Of 1,200 close order, 600 open order, 400 horse or 12 guns',
        cite: limitOf('unitEquivalents') === null ? LIMITS.battery.cite : HOUSE,
      },
      {
        key: 'brigadiers',
        label: 'Brigadiers',
        ...ratio(number('minBrigadiers'), number('maxBrigadiers'), LIMITS.unitsPerBrigadier, 'units'),
      },
      {
        key: 'seniors',
        label: 'Senior generals',
        check: 'm06',
        ...ratio(number('minSeniors'), number('maxSeniors'), LIMITS.brigadiersPerSenior, 'brigadiers'),
      },
      {
        key: 'weakUnits',
        label: 'Units below 4',
        why: 'Weak units are combined whenever possible',
        cite: LIMITS.strength.cite,
      },
    ],
    arms: SHARES,
  });
};
