import type { ArmyFile } from '../core/army/document';
import { oncePer } from '../core/army/memo';
import type { Costing } from '../core/price/costing';
import { type MinorPoints, NO_POINTS } from '../core/price/points';
import type { UnitList } from '../core/tree/tree';
import { capBase, isInList, type ListId, listInForce } from './army-lists';
import type { Army, Unit, Works } from './schema';
import { settingOf } from './settings';
import { type ClassFacts, classOf, LIMITS } from './tables';
import { type ArmyTree, treeOf } from './tree';

export type HalfPoints = 'keep' | 'upPerUnit' | 'downPerUnit' | 'upOnArmyTotal';

export type DivisionFacts = {
  stands: number;
  lineInfantry: number;
  lightInfantry: number;
  cavalry: number;
  artillery: number;
  /** strength points that count for morale (s. 14, R24) */
  sp: number;
};

/** The army counted once, before prices and rules. All counts are of the list that is played. */
export type Survey = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly tree: ArmyTree;
  /** there is one mode of play */
  readonly mode: 'points';
  readonly list: ListId;
  readonly halfPoints: HalfPoints;
  readonly artilleryValues: 'both' | 'sp' | 'morale';
  /** real units for each of the book's (bathtubbing) */
  readonly factor: number;
  /** what the caps are counted from, in half points; null without a budget */
  readonly defenderBase: MinorPoints | null;
  readonly attackerBase: MinorPoints | null;
  readonly divisions: readonly DivisionFacts[];
  readonly direct: DivisionFacts;
  /** the stands without a division */
  readonly unassigned: DivisionFacts;
  readonly stands: number;
  readonly lightStands: number;
  readonly infantryStands: number;
  readonly cavalryStands: number;
  readonly artilleryStands: number;
  /** strength points that count for morale */
  readonly sp: number;
  readonly footSp: number;
  readonly horseSp: number;
  /** stands side by side in the first line, and how many the table has room for */
  readonly firstLine: number;
  /** stands marked as behind it */
  readonly secondLine: number;
  readonly tableStands: number;
  readonly worksSegments: number;
  readonly redoubts: number;
  readonly worksAllowance: number;
};

/** What the rules check: the army counted and priced; totals of the four lists in half points. */
export type Facts = Survey & {
  readonly costing: Costing;
  readonly totals: Readonly<Record<ListId, MinorPoints>>;
};

const blank = (): DivisionFacts => ({
  stands: 0,
  lineInfantry: 0,
  lightInfantry: 0,
  cavalry: 0,
  artillery: 0,
  sp: 0,
});

/** The totals of the four lists of an army that is not priced. */
export const NO_TOTALS: Readonly<Record<ListId, MinorPoints>> = {
  defender: NO_POINTS,
  works: NO_POINTS,
  pitched: NO_POINTS,
  attack: NO_POINTS,
};

/** Whole segments or redoubts of an army, marked or not. */
const sumOf = (works: readonly Works[], type: Works['type']): number => {
  let sum = 0;
  for (const { type: own, count } of works) if (own === type) sum += count;
  return sum;
};

/** Counts an army: one pass over its stands, nothing priced, nothing judged. */
export const survey = oncePer((file: ArmyFile<Army>): Survey => {
  const { army } = file;
  const list = listInForce(army);
  const artilleryCounts = settingOf(file, 'artilleryCountsForMorale') === true;
  const infantryOnly = settingOf(file, 'worksBase') === 'infantryOnly';
  const up = settingOf(file, 'worksRound') === 'ceil';
  const fromDefender = settingOf(file, 'attackerBase') === 'defenderActual';

  let coreStands = 0;
  let firstLine = 0;
  let secondLine = 0;
  let lightStands = 0;
  let footSp = 0;
  let horseSp = 0;

  const tally = (unit: Unit, { arm, troops }: ClassFacts, facts: DivisionFacts): void => {
    facts.stands++;
    if (troops === 'light') lightStands++;
    if (arm === 'artillery') {
      facts.artillery++;
      if (artilleryCounts) facts.sp += unit.sp;
      return;
    }
    facts.sp += unit.sp;
    if (arm === 'cavalry') {
      facts.cavalry++;
      horseSp += unit.sp;
    } else {
      footSp += unit.sp;
      if (troops === 'light') facts.lightInfantry++;
      else facts.lineInfantry++;
    }
  };

  const count = ({ units }: UnitList<Unit>, onTable: boolean): DivisionFacts => {
    const facts = blank();
    for (const { unit } of units) {
      const own = classOf(unit);
      const core = unit.list === undefined || unit.list === 'core';
      if (core && (!infantryOnly || own.arm === 'infantry')) coreStands++;
      if (!core && !isInList(unit.list, list)) continue;
      tally(unit, own, facts);
      if (unit.secondLine === true) secondLine++;
      else if (onTable) firstLine++;
    }
    return facts;
  };

  const tree = treeOf(army);
  const divisions = tree.groups.map((list) => count(list, list.group.entry === undefined));
  const direct = count(tree.loose, true);
  const unassigned = count(tree.unassigned, false);
  let sp = 0;
  let infantryStands = 0;
  let cavalryStands = 0;
  let artilleryStands = 0;
  const add = (facts: DivisionFacts): void => {
    sp += facts.sp;
    infantryStands += facts.lineInfantry + facts.lightInfantry;
    cavalryStands += facts.cavalry;
    artilleryStands += facts.artillery;
  };
  for (const facts of divisions) add(facts);
  add(direct);
  add(unassigned);

  const { table, worksShare } = LIMITS;
  const quarter = coreStands / worksShare.of;
  return {
    file,
    army,
    tree,
    mode: 'points',
    list,
    halfPoints: settingOf(file, 'halfPoints'),
    artilleryValues: settingOf(file, 'artilleryValues'),
    factor: army.factor ?? 1,
    defenderBase: capBase(army, 'works', fromDefender),
    attackerBase: capBase(army, 'attack', fromDefender),
    divisions,
    direct,
    unassigned,
    stands: infantryStands + cavalryStands + artilleryStands,
    lightStands,
    infantryStands,
    cavalryStands,
    artilleryStands,
    sp,
    footSp,
    horseSp,
    firstLine,
    secondLine,
    tableStands: Math.floor(table.mm / Number(army.scale)) - 2 * table.marginStands,
    worksSegments: sumOf(army.works, 'works'),
    redoubts: sumOf(army.works, 'redoubt'),
    worksAllowance: up ? Math.ceil(quarter) : Math.floor(quarter),
  };
});
