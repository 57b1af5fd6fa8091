import type { Stats } from '../core/contract/assessment';
import { printedShares } from '../core/price/costing';
import { printedPoints } from '../core/price/points';
import { LIST_IDS } from './army-lists';
import { capBase, printedCap } from './caps';
import { moraleOf } from './morale';
import { settingOf } from './settings';
import type { DivisionFacts, Facts } from './survey';
import { LIMITS, POINT_SCALE } from './tables';

const { figures, menPerSp } = LIMITS;

const byDivision = (
  { divisions, direct, file }: Facts,
  value: (division: DivisionFacts) => number,
): Record<string, number> => {
  const values: Record<string, number> = {};
  divisions.forEach((division, index) => {
    values[index + 1] = value(division);
  });
  if (direct.stands > 0 && settingOf(file, 'gcStandsAsDivision') === true) values.direct = value(direct);
  return values;
};

/** Generals, with those that a list has too many of. */
const generalsOf = ({ army }: Facts): number => {
  let generals = (army.general === null ? 0 : 1) + (army.otherGenerals?.length ?? 0);
  for (const { commander, others } of army.divisions) {
    generals += (commander === null ? 0 : 1) + (others?.length ?? 0);
  }
  return generals;
};

/** Numbers of the army; keys and meanings stand in this folder's README and are part of the public contract. */
export const statsOf = (facts: Facts): Stats => {
  const { army, costing, file, totals, factor } = facts;
  const fromDefender = settingOf(file, 'attackerBase') === 'defenderActual';
  const lists: Record<string, number> = {};
  const caps: Record<string, number> = {};
  for (const id of LIST_IDS) {
    lists[id] = printedPoints(totals[id], POINT_SCALE);
    const base = capBase(army, id, fromDefender);
    if (base !== null) caps[id] = printedCap(base, id);
  }
  const generals = generalsOf(facts);
  const bodies =
    facts.infantryStands * figures.infantry +
    facts.cavalryStands * figures.cavalryRow * Number(settingOf(file, 'cavalryRows'));
  const horse = facts.horseSp * menPerSp.horse;
  return {
    lists,
    caps: Object.keys(caps).length === 0 ? null : caps,
    stands: facts.stands,
    lightStands: facts.lightStands,
    infantryStands: facts.infantryStands,
    cavalryStands: facts.cavalryStands,
    artilleryStands: facts.artilleryStands,
    divisions: army.divisions.length,
    generals,
    sp: facts.sp,
    armyMorale: moraleOf(facts.sp),
    divisionSp: byDivision(facts, ({ sp }) => sp),
    divisionMorale: byDivision(facts, ({ sp }) => moraleOf(sp)),
    worksAllowance: facts.worksAllowance,
    worksSegments: facts.worksSegments,
    redoubts: facts.redoubts,
    frontage: facts.stands,
    firstLine: facts.firstLine,
    tableStands: facts.tableStands,
    figures: bodies + generals * figures.generalLeast,
    figuresMost: bodies + generals * figures.generalMost,
    men: (facts.footSp * menPerSp.foot + horse) * factor,
    menLeast: (facts.footSp * menPerSp.footLeast + horse) * factor,
    menMost: (facts.footSp * menPerSp.footMost + horse) * factor,
    share: printedShares(costing, POINT_SCALE),
  };
};
