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
  plus,
  roundHalfUp,
  times,
  ZERO,
} from '../core/price/fraction';
import { coefficientsOf } from '../core/price/house';
import { walk } from '../core/tree/tree';
import type { Army, Leader, Unit } from './schema';
import { hasPoints } from './settings';
import { type Facts, type Survey, survey } from './survey';
import {
  type Arm,
  COEFFICIENTS,
  type CoefficientKey,
  HOUSE,
  POINT_SCALE,
  TRAIT_IDS,
  TRAITS,
  TYPES,
} from './tables';

/** Least price of a unit, in points. */
const LEAST = 1;

const EXPECTED = {
  line: 'eLine',
  light: 'eLight',
  cavalry: 'eCav',
  'heavy-cavalry': 'eHeavy',
  artillery: 'eArt',
} as const satisfies Record<Arm, CoefficientKey>;

const BONUS = {
  'heavy-cavalry': { key: 'heavyBonus', label: 'Against ordinary cavalry' },
  artillery: { key: 'artRangeBonus', label: 'Range' },
} as const;

export const SHARE_OF_ARM: Record<Arm, string> = {
  line: 'infantry',
  light: 'light-infantry',
  cavalry: 'cavalry',
  'heavy-cavalry': 'cavalry',
  artillery: 'artillery',
};

type Coefficients = Record<CoefficientKey, Fraction>;

const WHOLE = fraction(POINT_SCALE);

type LabelledAmount = readonly [label: string, amount: Fraction];

const line = ([label, points]: LabelledAmount): CostLine => exactLine(label, times(points, WHOLE), HOUSE);

/** Lines of the exact amounts, one of what rounds their sum to a whole point, a half upward, and at least one point. */
const rounded = (amounts: readonly LabelledAmount[]): CostLine[] => {
  const exact = amounts.reduce((sum, [, amount]) => plus(sum, amount), ZERO);
  const whole = roundHalfUp(exact);
  const rest = minus(fraction(whole), exact);
  const above = compareFractions(rest, ZERO);
  const lines = amounts.map(line);
  if (above !== 0) lines.push(line([above > 0 ? 'Rounded up' : 'Rounded down', rest]));
  if (whole < LEAST) lines.push(line(['Minimum price', fraction(LEAST - whole)]));
  return lines;
};

/** House points of one unit: attack by expected hits, staying power by hits, traits (PROPOSAL, s. 2 of the digest). */
export const unitLines = (unit: Unit, k: Coefficients): CostLine[] => {
  const { arm } = TYPES[unit.type];
  const lines: [string, Fraction][] = [
    ['Attack, by expected hits', times(k.attackPt, k[EXPECTED[arm]])],
    [
      `Staying power, ${unit.hits} hits`,
      times(times(k.hitPt, fraction(unit.hits)), arm === 'light' ? k.durLight : fraction(1)),
    ],
  ];
  if (arm === 'heavy-cavalry' || arm === 'artillery') lines.push([BONUS[arm].label, k[BONUS[arm].key]]);
  for (const trait of TRAIT_IDS) if (unit[trait]) lines.push([TRAITS[trait].label, k[trait]]);
  return rounded(lines);
};

/** A leader; the digest states no rounding. */
const leaderLines = ({ ability }: Leader, k: Coefficients): CostLine[] => [
  line(['Leader', k.leader]),
  ...(ability === 'none' ? [] : [line(['Re-roll', k.leaderSpecial])]),
];

/** The coefficients in force, worked out once for each set of house values. */
const coefficientsFor = oncePer(
  (house: ArmyFile['house']): Coefficients => coefficientsOf(COEFFICIENTS, house),
);

const prices = oncePer((_: Coefficients) => new Map<string, CostLine[]>());

/** Units alike cost alike: their lines are made once for each set of coefficients. */
const linesOf = (unit: Unit, k: Coefficients): CostLine[] => {
  let key = `${unit.type} ${unit.hits}`;
  for (const trait of TRAIT_IDS) if (unit[trait]) key += trait;
  return remember(prices(k), key, () => unitLines(unit, k));
};

/** The whole army, itemised: leaders, formations, reserve. In 60ths of a point; units are whole points. */
export const armyCost = ({ file, tree }: Survey): Costing => {
  const k = coefficientsFor(file.house);
  const items: CostItem[] = [];
  walk(tree, {
    leader: ({ leader, at }) => items.push(costItem(at, 'command', leaderLines(leader, k))),
    unit: ({ unit, at }) => items.push(costItem(at, SHARE_OF_ARM[TYPES[unit.type].arm], linesOf(unit, k))),
  });
  return costing(items);
};

/** Counts and prices an army, unless points are off: what the rules check. */
export const factsOf = (file: ArmyFile<Army>): Facts => {
  const counted = survey(file);
  return { ...counted, costing: hasPoints(file) ? armyCost(counted) : null };
};
