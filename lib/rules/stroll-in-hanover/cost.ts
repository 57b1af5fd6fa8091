import type { ArmyFile } from '../core/army/document';
import {
  type CostItem,
  type Costing,
  type CostLine,
  costItem,
  costing,
  costLine,
  sumOf,
} from '../core/price/costing';
import { type MinorPoints, minorPoints } from '../core/price/points';
import { walk } from '../core/tree/tree';
import { areWorksInList, isInList, LIST_IDS, type ListId } from './army-lists';
import type { Army, General, Lieutenant, ListMark, Unit, Works } from './schema';
import { type Facts, type HalfPoints, NO_TOTALS, type Survey, survey } from './survey';
import { CLASSES, halfPoints, POINTS, TYPES, type UnitClass } from './tables';

const { artillery, cite, floor, lightTroops, mediumCavalry, noGrenadiers, shock, works } = POINTS;
const ROUNDING = POINTS.halfPoints;

/** An odd number of half points, made even as the players agreed (R02). */
const rounding = (amount: number, rule: HalfPoints): CostLine[] => {
  if (amount % 2 === 0) return [];
  if (rule === 'upPerUnit') return [costLine('Rounded up', 1, ROUNDING.cite)];
  return rule === 'downPerUnit' ? [costLine('Rounded down', -1, ROUNDING.cite)] : [];
};

const artilleryLines = (unitClass: UnitClass): CostLine[] | undefined => {
  if (!(unitClass in artillery)) return undefined;
  const { label } = CLASSES[unitClass];
  return [costLine(label, halfPoints(artillery[unitClass as keyof typeof artillery]), cite)];
};

/**
 * Priced as the algorithm of s. 18 goes: product, half for light troops, deductions, never below 0, shock last (R03).
 */
const troopLines = (unit: Unit, unitClass: UnitClass, rule: HalfPoints): CostLine[] => {
  const { sp, morale } = unit;
  const lines = [costLine(`SP ${sp} × Morale ${morale}`, halfPoints(sp * morale), cite)];
  if (CLASSES[unitClass].troops === 'light') {
    const whole = lines[0]?.amount ?? 0;
    const half = Math.floor(whole / lightTroops.divisor);
    lines.push(costLine('Light troops: half', half - whole, lightTroops.cite));
    // whole points: the half of an odd product is rounded up for each stand (R08)
    if (half % 2 !== 0) lines.push(costLine('Rounded up', 1, lightTroops.roundingCite));
  }
  if (unitClass === 'medium-cavalry') {
    lines.push(
      costLine(`Medium cavalry: −1 for each SP`, halfPoints(mediumCavalry.perSp * sp), mediumCavalry.cite),
    );
  }
  if (unit.noGrenadiers === true) {
    lines.push(
      costLine('No grenadiers: −½ for each SP', halfPoints(noGrenadiers.perSp * sp), noGrenadiers.cite),
    );
  }
  if (unit.shock === true) {
    lines.push(costLine('Shock: +2 for each SP', halfPoints(shock.perSp * sp), shock.cite));
  }
  const sum = sumOf(lines);
  if (sum < 0) lines.push(costLine('Never below 0', halfPoints(floor.points) - sum, floor.cite));
  else lines.push(...rounding(sum, rule));
  return lines;
};

const linesOf = (unit: Unit, unitClass: UnitClass, rule: HalfPoints): readonly CostLine[] =>
  artilleryLines(unitClass) ?? troopLines(unit, unitClass, rule);

const CLASS_IDS = Object.keys(CLASSES) as UnitClass[];
const RULE_IDS: readonly HalfPoints[] = ['keep', 'upPerUnit', 'downPerUnit', 'upOnArmyTotal'];
const CLASS_INDEX = Object.fromEntries(CLASS_IDS.map((id, index) => [id, index])) as Record<
  UnitClass,
  number
>;
const RULE_INDEX = Object.fromEntries(RULE_IDS.map((id, index) => [id, index])) as Record<HalfPoints, number>;

/** Values that stands have in play; others are priced again each time. */
const MOST = 16;
const isUsual = (value: number): boolean => value >= 0 && value < MOST && Number.isInteger(value);

const linesByKey = new Map<number, readonly CostLine[]>();

/** The priced lines of one stand, in half points. Equal stands share their lines: there are few kinds of them. */
export const unitLines = (unit: Unit, rule: HalfPoints): readonly CostLine[] => {
  const { class: unitClass } = TYPES[unit.type];
  const { sp, morale } = unit;
  if (!isUsual(sp) || !isUsual(morale)) return linesOf(unit, unitClass, rule);
  const capacities = (unit.shock === true ? 1 : 0) + (unit.noGrenadiers === true ? 2 : 0);
  const kind = (CLASS_INDEX[unitClass] * RULE_IDS.length + RULE_INDEX[rule]) * 4 + capacities;
  const key = (kind * MOST + sp) * MOST + morale;
  const before = linesByKey.get(key);
  if (before !== undefined) return before;
  const lines = linesOf(unit, unitClass, rule);
  linesByKey.set(key, lines);
  return lines;
};

const RATED = {
  general: Object.entries(POINTS.generalInChief),
  lieutenant: Object.entries(POINTS.lieutenantGeneral),
};

const rated = (label: string, prices: [string, number][]): Record<string, readonly CostLine[]> =>
  Object.fromEntries(
    prices.map(([rating, price]) => [rating, [costLine(`${label}, ${rating}`, halfPoints(price), cite)]]),
  );

const GENERAL_LINES = rated('General in chief', RATED.general);
const LIEUTENANT_LINES = rated('Lieutenant general', RATED.lieutenant);

/** A general in chief: 0, 15 or 30 by his rating (s. 18, R10). */
export const generalLines = ({ rating }: Pick<General, 'rating'>): readonly CostLine[] =>
  GENERAL_LINES[rating] ?? [];

/** A lieutenant general: 0, 10 or 20. */
export const lieutenantLines = ({ rating }: Pick<Lieutenant, 'rating'>): readonly CostLine[] =>
  LIEUTENANT_LINES[rating] ?? [];

/** Works by the segment of one stand width, each started one in full (R15, R16); redoubts one by one. */
export const worksLines = ({ type, count }: Pick<Works, 'type' | 'count'>): readonly CostLine[] => {
  const { label, points, cite: source } = works[type];
  return [
    costLine(count === 1 ? label : `${label}, ${count} at ${points}`, halfPoints(points * count), source),
  ];
};

/** The army total rounded up to whole points, if the players agreed on that (R02); the half comes from infantry. */
const totalRounding = (total: number, rule: HalfPoints): CostItem[] =>
  rule === 'upOnArmyTotal' && total % 2 !== 0
    ? [costItem([], 'infantry', [costLine('Rounded up', 1, ROUNDING.cite)])]
    : [];

/**
 * The whole army, itemised, with the totals of its four lists in half points. The costing is of the list that is
 * played; what belongs to other lists only is priced beside it.
 */
export const armyCost = (facts: Survey): { costing: Costing; totals: Record<ListId, MinorPoints> } => {
  const { army, list, halfPoints: rule } = facts;
  const items: CostItem[] = [];
  const aside: CostItem[] = [];
  const totals = { ...NO_TOTALS };

  let core = 0;
  const add = (id: ListId, amount: number): void => {
    totals[id] = minorPoints(totals[id] + amount);
  };
  const put = (item: CostItem, mark: ListMark | undefined): void => {
    if (mark === undefined || mark === 'core') {
      core += item.total;
      items.push(item);
      return;
    }
    for (const id of LIST_IDS) if (isInList(mark, id)) add(id, item.total);
    (isInList(mark, list) ? items : aside).push(item);
  };
  walk(facts.tree, {
    leader: ({ kind, leader, at }) =>
      kind === 'general'
        ? put(costItem(at, 'command', generalLines(leader)), undefined)
        : put(costItem(at, 'command', lieutenantLines(leader)), leader.list),
    unit: ({ unit, at }) =>
      put(costItem(at, CLASSES[TYPES[unit.type].class].share, unitLines(unit, rule)), unit.list),
    work: ({ work, at }) => {
      const item = costItem(at, 'works', worksLines(work));
      for (const id of LIST_IDS) if (areWorksInList(work, id, army.role)) add(id, item.total);
      (areWorksInList(work, list, army.role) ? items : aside).push(item);
    },
  });

  for (const id of LIST_IDS) add(id, core);
  items.push(...totalRounding(totals[list], rule));
  if (rule === 'upOnArmyTotal') for (const id of LIST_IDS) add(id, totals[id] % 2);
  return { costing: costing(items, aside), totals };
};

/** Counts and prices an army: what the rules check. */
export const factsOf = (file: ArmyFile<Army>): Facts => {
  const counted = survey(file);
  return { ...counted, ...armyCost(counted) };
};
