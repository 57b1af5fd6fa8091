import type { ArmyFile } from '../core/army/document';
import { oncePer } from '../core/army/memo';
import type { Costing } from '../core/price/costing';
import type { UnitList } from '../core/tree/tree';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import { type ArmId, LIMITS, TYPES } from './tables';
import { type Tariff, tariffOf } from './tariff';
import { type ArmyTree, treeOf } from './tree';
import { countOf, type StrengthMethod, standardOf, type UnitFacts, unitFactsOf } from './unit-facts';

/** The army counted once, before prices and rules. */
export type Survey = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly tree: ArmyTree;
  /** severities do not depend on it here */
  readonly mode: string;
  readonly tariff: Tariff;
  readonly method: StrengthMethod;
  readonly units: readonly UnitFacts[];
  /** the units of each brigade; those without a brigade last */
  readonly lists: readonly (readonly UnitFacts[])[];
  /** units of each brigade that count for the ratio of generals (R09), and those of the army */
  readonly ledUnits: readonly number[];
  readonly led: number;
  readonly sp: number;
  /** standard units, in parts of `EQUIVALENT` */
  readonly equivalents: number;
  readonly brigadiers: number;
  readonly minBrigadiers: number;
  readonly maxBrigadiers: number;
  readonly seniors: number;
  readonly minSeniors: number;
  readonly maxSeniors: number;
  readonly cincs: number;
  readonly engineers: number;
};

/** What the rules check: the army counted and priced; `costing` is null without points. */
export type Facts = Survey & { readonly costing: Costing | null };

/** Parts of a standard unit in which equivalents are counted: divisible by all standards (1200, 600, 400, 12). */
const PARTS = 1200;

/** What one standard unit counts in `Facts.equivalents` at a given factor, which comes in halves. */
export const equivalentParts = (factor: number): number => PARTS * 2 * factor;

/** Standard units a unit is worth, in the parts of `equivalentParts`; supply wagons none. */
const equivalentOf = (unit: Unit, sp: number, factor: number): number => {
  const standard = standardOf(unit);
  if (standard === null) return 0;
  const count = countOf(unit);
  // without men or guns its strength points speak
  return count === undefined
    ? (sp * equivalentParts(factor)) / LIMITS.strength.full
    : (count * 2 * PARTS) / standard;
};

const COUNTS = {
  all: (_: ArmId) => true,
  artillery: (arm: ArmId) => arm !== 'wagons' && arm !== 'engineers',
  troops: (arm: ArmId) => arm !== 'wagons' && arm !== 'engineers' && arm !== 'artillery',
};

/** True for a unit that counts as one of a brigade (R09). */
export const countsForRatio = ({ type }: Pick<Unit, 'type'>, file: Pick<ArmyFile, 'settings'>): boolean =>
  COUNTS[settingOf(file, 'brigadeUnits')](TYPES[type].arm);

/** How many leaders suit `count` things of which one leads `min` to `max` (R07): fewest and most. */
export const leadersFor = (
  count: number,
  { min, max }: { readonly min: number; readonly max: number },
): readonly [number, number] => (count < min ? [1, 1] : [Math.ceil(count / max), Math.floor(count / min)]);

/** Counts an army: one pass over its units, nothing priced, nothing judged. */
export const survey = oncePer((file: ArmyFile<Army>): Survey => {
  const { army } = file;
  const { nation, factor } = army;
  const tariff = tariffOf(file);
  const method = settingOf(file, 'spMethod');
  const counts = COUNTS[settingOf(file, 'brigadeUnits')];

  let sp = 0;
  let equivalents = 0;
  let engineers = 0;
  let led = 0;
  const units: UnitFacts[] = [];
  const add = (list: UnitList<Unit>): [UnitFacts[], number] => {
    const added: UnitFacts[] = [];
    let own = 0;
    for (const { unit } of list.units) {
      const facts = unitFactsOf(unit, nation, tariff, method, factor, list.at, added.length, added);
      added.push(facts);
      units.push(facts);
      sp += facts.sp;
      equivalents += equivalentOf(unit, facts.sp, factor);
      if (facts.arm === 'engineers') engineers++;
      if (counts(facts.arm)) own++;
    }
    led += own;
    return [added, own];
  };

  const tree = treeOf(army);
  const lists: UnitFacts[][] = [];
  const ledUnits: number[] = [];
  let brigadiers = 0;
  for (const group of tree.groups) {
    brigadiers += group.leaders.length;
    const [groupUnits, own] = add(group);
    lists.push(groupUnits);
    ledUnits.push(own);
  }
  lists.push(add(tree.unassigned)[0]);

  let seniors = 0;
  let cincs = 0;
  for (const { rank } of army.generals) {
    if (rank === 'cinc') cincs++;
    else seniors++;
  }
  const [minBrigadiers, maxBrigadiers] = leadersFor(led, LIMITS.unitsPerBrigadier);
  const { min, max } = LIMITS.brigadiersPerSenior;
  const [minSeniors, maxSeniors] = brigadiers < min ? [0, 0] : leadersFor(brigadiers, { min, max });
  return {
    file,
    army,
    tree,
    mode: 'game',
    tariff,
    method,
    units,
    lists,
    ledUnits,
    led,
    sp,
    equivalents,
    brigadiers,
    minBrigadiers,
    maxBrigadiers,
    seniors,
    minSeniors,
    maxSeniors,
    cincs,
    engineers,
  };
});
