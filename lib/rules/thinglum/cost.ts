import type { ArmyFile } from '../core/army/document';
import { oncePer, remember } from '../core/army/memo';
import {
  type CostItem,
  type Costing,
  type CostLine,
  costItem,
  costing,
  exactLine,
} from '../core/price/costing';
import {
  compareFractions,
  type Fraction,
  fraction,
  minus,
  ONE,
  plus,
  roundHalfUp,
  times,
  ZERO,
} from '../core/price/fraction';
import { coefficientsOf, fractionText } from '../core/price/house';
import { walk } from '../core/tree/tree';
import type { Army, Commander, Unit } from './schema';
import { hasPoints } from './settings';
import { type Facts, type Survey, survey } from './survey';
import { type ClassId, COEFFICIENTS, type CoefficientKey, HOUSE, POINT_SCALE } from './tables';
import { type UnitFacts, unitFacts } from './unit-facts';

const MULTIPLIER: Partial<Record<ClassId, CoefficientKey>> = {
  line: 'lineMult',
  grenadier: 'grenMult',
  light: 'lightInfMult',
  'heavy-cavalry': 'heavyCavMult',
  'light-cavalry': 'lightCavMult',
};

type Coefficients = Record<CoefficientKey, Fraction>;

type LabelledAmount = readonly [label: string, amount: Fraction];

const WHOLE = fraction(POINT_SCALE);

const line = ([label, points]: LabelledAmount): CostLine => exactLine(label, times(points, WHOLE), HOUSE);

/** Lines of the exact amounts and one of what rounds their sum to a whole point, a half upward. */
const rounded = (amounts: readonly LabelledAmount[]): CostLine[] => {
  const exact = amounts.reduce((sum, [, amount]) => plus(sum, amount), ZERO);
  const rest = minus(fraction(roundHalfUp(exact)), exact);
  const above = compareFractions(rest, ZERO);
  const lines = amounts.map(line);
  if (above !== 0) lines.push(line([above > 0 ? 'Rounded up' : 'Rounded down', rest]));
  return lines;
};

const text = (value: Fraction): string => fractionText(value) ?? String(Number(value.n) / Number(value.d));

/** A factor as its own line: what it adds to, or takes from, the amount before it. */
const factor = (label: string, amount: Fraction, by: Fraction): LabelledAmount[] =>
  compareFractions(by, ONE) === 0 ? [] : [[`${label}, × ${text(by)}`, times(amount, minus(by, ONE))]];

const batteryLines = ({ classId, figures, guns }: UnitFacts, k: Coefficients): CostLine[] => {
  const fire = times(times(fraction(guns), k.gunDice), k.gunRange);
  return rounded([
    [`Guns, ${guns} × ${text(k.gunDice)} × ${text(k.gunRange)}`, fire],
    ...(classId === 'light-battery' ? factor('Light guns', fire, k.lightGun) : []),
    [`Crew, ${figures} figures`, times(fraction(figures), k.crewFig)],
  ]);
};

/** House points of this many figures of a class, or of a battery (PROPOSAL: the source prints no points). */
const classLines = (facts: UnitFacts, k: Coefficients): CostLine[] => {
  const { classId, figures } = facts;
  const { arm, label } = facts.of;
  if (arm === 'guns') return batteryLines(facts, k);
  const each = arm === 'horse' ? k.horseFig : k.footFig;
  const base = times(fraction(figures), each);
  const by = MULTIPLIER[classId];
  return rounded([
    [`Figures, ${figures} × ${text(each)}`, base],
    ...(by === undefined ? [] : factor(label, base, k[by])),
  ]);
};

/** The coefficients in force, worked out once for each set of house values. */
const coefficientsFor = oncePer(
  (house: ArmyFile['house']): Coefficients => coefficientsOf(COEFFICIENTS, house),
);

const prices = oncePer((_: Coefficients) => new WeakMap<UnitFacts, CostLine[]>());

/** Units alike cost alike: their lines are made once for each set of coefficients. */
const linesOf = (facts: UnitFacts, k: Coefficients): CostLine[] =>
  remember(prices(k), facts, () => classLines(facts, k));

/** House points of one unit. */
export const unitLines = (unit: Unit, file: Pick<ArmyFile, 'house' | 'settings'>): CostLine[] =>
  linesOf(unitFacts(unit, file), coefficientsFor(file.house));

const commanderLines = (
  { chips = 0 }: Commander,
  [label, price]: LabelledAmount,
  bought: boolean,
  k: Coefficients,
): CostLine[] => [
  line([label, price]),
  ...(bought && chips > 0
    ? [line([`Chips, ${chips} × ${text(k.chip)}`, times(fraction(chips), k.chip)])]
    : []),
];

/**
 * The whole army, itemised: command, brigades, units under the commander in chief. Units are rounded to whole points;
 * for commanders and chips the digest states no rounding.
 */
export const armyCost = ({ file, tree, bought, of }: Survey): Costing => {
  const k = coefficientsFor(file.house);
  const rank = {
    general: ['Commander in chief', k.cic],
    commander: ['Brigade commander', k.brigCmd],
  } as const;
  const items: CostItem[] = [];
  walk(tree, {
    leader: ({ leader, kind, at }) =>
      items.push(costItem(at, 'command', commanderLines(leader, rank[kind], bought, k))),
    unit: ({ unit, at }) => {
      const facts = of.get(unit) ?? unitFacts(unit, file);
      items.push(costItem(at, facts.of.share, linesOf(facts, k)));
    },
  });
  return costing(items);
};

/** Counts and prices an army, unless points are off: what the rules check. */
export const factsOf = (file: ArmyFile<Army>): Facts => {
  const counted = survey(file);
  return { ...counted, costing: hasPoints(file) ? armyCost(counted) : null };
};
