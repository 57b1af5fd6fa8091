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
import { walk } from '../core/tree/tree';
import type { Army, Commander, Lieutenant, Unit, Works } from './schema';
import { type Facts, type Survey, survey } from './survey';
import { type Arm, fieldingOf, POINTS, TYPES } from './tables';
import type { Leader } from './tree';

type NationAndYear = Pick<Army, 'nation' | 'year'>;

/**
 * True if a unit fires as superior though it is of standard class: British line of His Britannic Majesty's Army, from
 * its first year in Germany, where the players have agreed on it (p. 43-44, R14).
 */
export const firesAsSuperior = (unit: Unit, army: NationAndYear, britishFire: boolean): boolean =>
  unit.superiorFire === true && britishFire && mayFireAsSuperior(unit, army) && unit.class === 'standard';

/**
 * True if players may rate the unit superior in firing only, whatever the setting says; an imagi-nation's own never
 * (N5).
 */
export const mayFireAsSuperior = (
  { type, nation: own }: Pick<Unit, 'type' | 'nation'>,
  { nation: main, year }: NationAndYear,
): boolean => {
  const nation = own ?? main;
  if (type !== 'british-line' || nation === 'imagi-nation') return false;
  const fielding = fieldingOf(nation, type);
  return fielding !== undefined && year >= (fielding.from ?? year);
};

const { base, class: byClass, size: bySize, weight: byWeight } = POINTS;
const { minimumBattery, fullMoveLimber, rifles: rifled, superiorFire } = POINTS;

/** The share of the points a unit counts under. */
export const SHARE_OF_ARM: Record<Arm, string> = {
  'close-order': 'infantry',
  'light-infantry': 'light-infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  transport: 'artillery',
};

/**
 * The priced lines of one unit, in points (p. 52): basic value, class, superior fire (R14), size or weight, rifles,
 * slow limbering, army; a battery never below its minimum price. Superior light infantry has no price (R9) and pays
 * as standard.
 */
export const unitLines = (unit: Unit, facts: Survey): CostLine[] => {
  const { arm, weight, rifles } = TYPES[unit.type];
  if (arm === 'transport') return [base.transport];
  const { line, light, slowGuns } = facts.tariff(unit);
  const lines = [base[arm]];
  const classLine = byClass[arm][unit.class];
  const sizeLine = bySize[arm][unit.size];
  if (classLine !== undefined) lines.push(classLine);
  if (unit.superiorFire && firesAsSuperior(unit, facts.army, facts.britishFire)) lines.push(superiorFire);
  if (sizeLine !== undefined) lines.push(sizeLine);
  if (arm === 'light-infantry' && (unit.rifles ?? rifles)) lines.push(rifled);
  if (arm === 'artillery') {
    const weightLine = weight && byWeight[weight];
    if (weightLine !== undefined) lines.push(weightLine);
    if (slowGuns) lines.push(fullMoveLimber);
  }
  const army = arm === 'artillery' || arm === 'light-infantry' ? light : line;
  if (army.amount !== 0) lines.push(army);
  if (arm === 'artillery') {
    const short = minimumBattery.amount - sumOf(lines);
    if (short > 0) lines.push(costLine(minimumBattery.label, short, minimumBattery.cite));
  }
  return lines;
};

/** Units alike cost alike: the lines of those without choices of their own are made once for each tariff. */
const linesOf = (unit: Unit, facts: Survey): CostLine[] => {
  if (unit.superiorFire !== undefined || unit.rifles !== undefined) return unitLines(unit, facts);
  const { priced } = facts.tariff(unit);
  const ofType = priced.get(unit.type) ?? {};
  const cached = ofType[unit.class]?.[unit.size];
  if (cached !== undefined) return cached;
  const lines = unitLines(unit, facts);
  ofType[unit.class] = { ...ofType[unit.class], [unit.size]: lines };
  priced.set(unit.type, ofType);
  return lines;
};

/** A brigade commander: the variable price of his army or the fixed one of his rating (p. 53). */
export const commanderLine = ({ rating }: Commander, { commanderBand }: Survey): CostLine =>
  rating === 'variable' ? POINTS.commanders.variable[commanderBand] : POINTS.commanders.fixed[rating];

/** A lieutenant general (p. 54, optional); diced ones have no printed price (R17). */
export const lieutenantLine = ({ rating }: Lieutenant): CostLine =>
  rating === 'variable' ? POINTS.lieutenants.variable : POINTS.lieutenants.fixed[rating];

/** Works are bought by the section or block (p. 52, R25): one line each, times their number. */
export const worksLine = ({ type, count }: Works): CostLine => {
  const { label, amount, cite } = POINTS.works[type];
  return costLine(count === 1 ? label : `${label}, ${count} at ${amount}`, amount * count, cite);
};

const leaderLine = (led: Leader, facts: Survey): CostLine => {
  if (led.kind === 'general') return POINTS.general[led.leader.rating];
  return led.kind === 'lieutenant' ? lieutenantLine(led.leader) : commanderLine(led.leader, facts);
};

/** The whole army, itemised: generals, commanders, units, works. The total is the sum of the lines. */
export const armyCost = (facts: Survey): Costing => {
  const items: CostItem[] = [];
  walk(facts.tree, {
    leader: (led) => items.push(costItem(led.at, 'command', [leaderLine(led, facts)])),
    unit: ({ unit, at }) =>
      items.push(costItem(at, SHARE_OF_ARM[TYPES[unit.type].arm], linesOf(unit, facts))),
    work: ({ work, at }) => items.push(costItem(at, 'works', [worksLine(work)])),
  });
  return costing(items);
};

/** Counts and prices an army: what the rules check. */
export const factsOf = (file: ArmyFile<Army>): Facts => {
  const counted = survey(file);
  const costing = armyCost(counted);
  return { ...counted, costing, total: costing.total };
};
