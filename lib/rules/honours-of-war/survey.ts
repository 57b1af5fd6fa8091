import type { ArmyFile } from '../core/army/document';
import { oncePer } from '../core/army/memo';
import type { Path } from '../core/army/path';
import type { Costing } from '../core/price/costing';
import type { UnitList } from '../core/tree/tree';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import {
  type CommanderBand,
  datedRow,
  FIELDINGS,
  type Fielding,
  fieldingOf,
  LIMITS,
  NATIONS,
  type NationId,
  TYPES,
  tableNation,
  tableYear,
  weightOf,
} from './tables';
import { type Tariff, tariffFor } from './tariff';
import { type ArmyTree, treeOf } from './tree';

export type BrigadeFacts = {
  /** entries, not weighted (R20) */
  units: number;
  closeOrder: number;
  lightInfantry: number;
  cavalry: number;
  batteries: number;
  /** Cossacks and Kalmucks of a Russian army, which keep to themselves (p. 46) */
  apart: number;
};

/** The units of a brigade without its wagons, whatever these count for. */
export const combatUnits = ({ closeOrder, lightInfantry, cavalry, batteries }: BrigadeFacts): number =>
  closeOrder + lightInfantry + cavalry + batteries;

/** How many howitzers and heavy guns an army may have: a third, as Russia, or all it likes (p. 14, 46; R29). */
export type HeavyRule = 'third' | 'russian' | 'free';

/** The army counted once, before prices and rules; weights in halves (a standard unit is 2). */
export type Survey = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly tree: ArmyTree;
  readonly year: number;
  readonly nation: NationId;
  readonly mode: Army['mode'];
  readonly nonStandardUnits: boolean;
  /** a scenario in which transport weighs as a unit does (R24) */
  readonly transportCounts: boolean;
  readonly tariff: (unit: Unit) => Tariff;
  readonly commanderBand: CommanderBand;
  readonly brigades: readonly BrigadeFacts[];
  readonly units: number;
  readonly weight: number;
  readonly independentWeight: number;
  readonly commanders: number;
  readonly maxCommanders: number;
  readonly maxLieutenants: number;
  readonly infantryBrigades: number;
  /** battalions, close order and light */
  readonly foot: number;
  readonly batteries: number;
  readonly maxBatteries: number;
  /** howitzers, unicorns and Shuvalovs */
  readonly howitzers: number;
  readonly heavyGuns: number;
  readonly heavyRule: HeavyRule;
  /** units said to be superior when firing */
  readonly superiorFire: number;
  /** places of units of which there were only so many */
  readonly limited: readonly { fielding: Fielding; at: Path }[];
  readonly imagi: boolean;
  /** British line may be superior in firing only (R14) */
  readonly britishFire: boolean;
};

/** What the rules check: the army counted and priced; `total` in points. */
export type Facts = Survey & { readonly costing: Costing; readonly total: number };

const isInfantryBrigade = ({ closeOrder, lightInfantry, cavalry }: BrigadeFacts): boolean =>
  cavalry === 0 && closeOrder + lightInfantry > 0;

/** Russia has a rule of its own (p. 46); all Saxon field guns of 1756 are heavy (R29); an imagi-nation has neither. */
const heavyRuleOf = (nation: Army['nation'], year: number): HeavyRule => {
  if (nation === 'russia') return 'russian';
  return nation === 'saxony' && year <= LIMITS.saxonMainArmy.to ? 'free' : 'third';
};

/** What a unit weighs in halves; transport nothing, unless the scenario says so (R24). */
export const weightIn = (unit: Unit, transportCounts: boolean): number =>
  TYPES[unit.type].arm === 'transport' && !transportCounts ? 0 : weightOf(unit);

/** Types of which some nation had only so many, itself or with a contingent. */
const LIMITED: ReadonlySet<string> = new Set(
  Object.values(FIELDINGS).flatMap((list) =>
    list.flatMap(({ type, max, contingent }) =>
      max === undefined ? [] : [type, ...(contingent === undefined ? [] : [contingent.type])],
    ),
  ),
);

/** The row that says how many there were of a unit: of its own nation, or of the army's where it serves with that. */
const limitOf = (unit: Unit, nation: NationId): Fielding | undefined => {
  const { nation: from = nation, type } = unit;
  const own = fieldingOf(from, type);
  if (own?.max !== undefined) return own;
  return FIELDINGS[nation].find(({ contingent }) => contingent?.nation === from && contingent.type === type);
};

/**
 * Counts an army: one pass over its units, nothing priced, nothing judged. A unit weighs by its size (p. 36, 38);
 * transport weighs nothing unless the scenario says so (R24).
 */
export const survey = oncePer((file: ArmyFile<Army>): Survey => {
  const { army } = file;
  const nation = tableNation(army);
  const { year } = army;
  const imagi = army.nation === 'imagi-nation' ? (army.imagiNation ?? IMAGI_DEFAULT) : undefined;
  const byTable = settingOf(file, 'priceDates') === 'table';
  const limber = settingOf(file, 'frenchLimber');
  const transportCounts = settingOf(file, 'transportCounts') === true;
  const own = tariffFor(nation, year, byTable, limber, imagi);
  const ownPrices = settingOf(file, 'contingentPrices') === 'own';

  let units = 0;
  let weight = 0;
  let howitzers = 0;
  let heavyGuns = 0;
  let batteries = 0;
  let foot = 0;
  let superiorFire = 0;
  const russian = army.nation === 'russia';

  const limited: { fielding: Fielding; at: Path }[] = [];
  const count = (list: UnitList<Unit>, facts: BrigadeFacts): number => {
    let sum = 0;
    for (const { unit, at } of list.units) {
      const type = TYPES[unit.type];
      const { arm } = type;
      if (arm === 'close-order' || arm === 'light-infantry') foot++;
      if (arm === 'close-order') facts.closeOrder++;
      else if (arm === 'cavalry') {
        facts.cavalry++;
        if (russian && type.ownBrigade) facts.apart++;
      } else if (arm === 'light-infantry') facts.lightInfantry++;
      else if (arm === 'artillery') {
        facts.batteries++;
        batteries++;
        const { kind } = type;
        if (kind === 'howitzer' || kind === 'unicorn' || kind === 'shuvalov') howitzers++;
        else if (type.weight === 'heavy') heavyGuns++;
      }
      const halves = weightIn(unit, transportCounts);
      if (halves > 0) facts.units++;
      if (unit.superiorFire === true) superiorFire++;
      sum += halves;
      if (LIMITED.has(unit.type)) {
        const fielding = limitOf(unit, nation);
        if (fielding !== undefined) limited.push({ fielding, at });
      }
    }
    units += list.units.length;
    weight += sum;
    return sum;
  };

  const countOf = (list: UnitList<Unit>): BrigadeFacts => {
    const facts = blank();
    count(list, facts);
    return facts;
  };
  const tree = treeOf(army);
  const brigades = tree.groups.map(countOf);
  const independentWeight = count(tree.loose, blank());
  count(tree.unassigned, blank());

  let commanders = 0;
  for (const { commander } of army.brigades) if (commander !== null) commanders++;
  let infantryBrigades = 0;
  for (const facts of brigades) if (isInfantryBrigade(facts)) infantryBrigades++;

  const { early, late, lateFrom } = LIMITS.batteriesPerInfantryBrigade;
  const { commanderBands, tableCommanderBands } = NATIONS[nation];
  return {
    file,
    army,
    tree,
    year,
    nation,
    mode: army.mode,
    nonStandardUnits: settingOf(file, 'nonStandardUnits') === true,
    transportCounts,
    tariff: (unit) =>
      unit.nation === undefined || !ownPrices
        ? own
        : tariffFor(unit.nation, year, byTable, limber, undefined),
    commanderBand:
      imagi?.commanderBand ??
      datedRow((byTable && tableCommanderBands) || commanderBands, tableYear(army, nation)).band,
    brigades,
    units,
    weight,
    independentWeight,
    commanders,
    maxCommanders: Math.floor((weight - independentWeight) / 2 / LIMITS.unitsPerCommander.value),
    maxLieutenants: Math.floor(commanders / LIMITS.brigadesPerLieutenant.value),
    infantryBrigades,
    foot,
    batteries,
    maxBatteries: infantryBrigades * (year >= lateFrom ? late : early),
    howitzers,
    heavyGuns,
    heavyRule: heavyRuleOf(army.nation, year),
    superiorFire,
    limited,
    imagi: imagi !== undefined,
    britishFire: settingOf(file, 'britishFire') === true,
  };
});

const blank = (): BrigadeFacts => ({
  units: 0,
  closeOrder: 0,
  lightInfantry: 0,
  cavalry: 0,
  batteries: 0,
  apart: 0,
});

const IMAGI_DEFAULT = { name: '', template: 'austria', band: 'Z', commanderBand: '0' } as const;
