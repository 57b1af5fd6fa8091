import { counted } from '../core/army/words';
import type { Cite } from '../core/contract/citation';
import { type CostLine, exactLine } from '../core/price/costing';
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
import {
  ARMS,
  type ArmId,
  type CoefficientKey,
  HOUSE,
  NATION_IDS,
  NATIONS,
  type NationId,
  POINT_SCALE,
  TYPE_IDS,
  TYPES,
} from './tables';
import { pricedModifier, signedText, type Tariff } from './tariff';
import type { UnitFacts } from './unit-facts';

type CostFacts = Pick<
  UnitFacts,
  'unit' | 'arm' | 'sp' | 'modifier' | 'regimentalGuns' | 'fireBonus' | 'nation'
>;

const SCALE = fraction(POINT_SCALE);

/** A line of an exact amount of points. */
export const line = (label: string, points: Fraction, cite: Cite = HOUSE): CostLine =>
  exactLine(label, times(points, SCALE), cite);

/** What lacks between an exact sum and a whole number of points, as its own line; none if nothing does. */
const rounding = (exact: Fraction): CostLine[] => {
  const rest = minus(fraction(roundHalfUp(exact)), exact);
  const above = compareFractions(rest, ZERO);
  return above === 0 ? [] : [line(above > 0 ? 'Rounded up' : 'Rounded down', rest)];
};

const fireLines = (
  { sp, regimentalGuns, fireBonus, nation }: CostFacts,
  tariff: Tariff,
): [CostLine[], Fraction] => {
  const lines: CostLine[] = [];
  let exact = ZERO;
  const each = times(fraction(sp), tariff.exact('fireBonus'));
  if (regimentalGuns) {
    const guns = times(each, tariff.exact('regimentalGuns'));
    lines.push(line(`Regimental guns, ${tariff.signed('regimentalGuns')} when firing`, guns));
    exact = plus(exact, guns);
  }
  if (fireBonus) {
    const who = NATIONS[nation].fireBonus === true ? NATIONS[nation].adjective : 'British';
    lines.push(line(`${who} close order, +1 when firing`, each));
    exact = plus(exact, each);
  }
  return [lines, exact];
};

/** Least price of a unit, in points. */
const LEAST = 1;

const TRAIN = [
  { key: 'toolWagon', label: 'Tool wagon', has: ({ tools }) => tools === true },
  { key: 'explosiveWagon', label: 'Explosives wagon', has: ({ explosives }) => explosives !== undefined },
  { key: 'pontoonTrain', label: 'Pontoon train', has: ({ pontoons }) => pontoons === true },
] as const satisfies readonly {
  key: CoefficientKey;
  label: string;
  has: (unit: UnitFacts['unit']) => boolean;
}[];

/**
 * The lines of one unit: strength points, morale, arm, fire, rounding to whole points (halves up), at least one point;
 * then the wagons of a train, which nothing rounds. All of it is our proposal (digest s. 2).
 */
const linesOf = (facts: CostFacts, tariff: Tariff): CostLine[] => {
  const { unit, arm, sp } = facts;
  const modifier = pricedModifier(unit, tariff);
  const points = fraction(sp);
  const base = times(points, tariff.exact('b0'));
  const morale = times(points, times(tariff.exact('q'), modifier));
  const multiplier = tariff.multiplier[arm];
  const lines = [line(`${counted(sp, 'strength point')} at ${tariff.describe('b0')}`, base)];
  if (compareFractions(morale, ZERO) !== 0)
    lines.push(line(`Morale ${signedText(modifier)} on each`, morale));
  let exact = plus(base, morale);
  if (compareFractions(multiplier, ONE) !== 0) {
    const more = times(exact, minus(multiplier, ONE));
    const { short, multiplier: key } = ARMS[arm];
    if (compareFractions(more, ZERO) !== 0) lines.push(line(`${short}, times ${tariff.describe(key)}`, more));
    exact = plus(exact, more);
  }
  const [fire, more] = fireLines(facts, tariff);
  lines.push(...fire);
  exact = plus(exact, more);
  lines.push(...rounding(exact));
  const short = LEAST - roundHalfUp(exact);
  if (short > 0) lines.push(line('Minimum price', fraction(short)));
  if (arm !== 'engineers') return lines;
  for (const { key, label, has } of TRAIN) if (has(unit)) lines.push(line(label, tariff.exact(key)));
  return lines;
};

/** Prices kept for one tariff: an army has a few dozen of them. */
const MOST_PRICED = 2000;

const ARM_INDEX = Object.fromEntries(Object.keys(ARMS).map((arm, index) => [arm, index])) as Record<
  ArmId,
  number
>;
const NATION_INDEX = Object.fromEntries(NATION_IDS.map((nation, index) => [nation, index + 1])) as Record<
  NationId,
  number
>;
/** More than there are values of each part of the key; the modifier may be any coefficient. */
const [ARM_KEYS, TRAIN_KEYS, NATION_KEYS, MODIFIER_KEYS] = [8, 8, 16, 20_002];

/** Above every modifier that a coefficient may be. */
const FRACTIONS = 1000;
const MODIFIERS = [...new Set(TYPE_IDS.map((type) => TYPES[type].modifierKey))];

/** One number for all units that are priced alike: strength, morale, arm, fire and train. */
const priceKey = (facts: CostFacts, tariff: Tariff): number => {
  const { arm, sp, regimentalGuns, fireBonus, nation, unit } = facts;
  const { n, d } = pricedModifier(unit, tariff);
  // a modifier with a fraction is a coefficient of ours: its key says which
  const modifier = d === 1 ? Number(n) : FRACTIONS + MODIFIERS.indexOf(TYPES[unit.type].modifierKey);
  const train =
    arm === 'engineers'
      ? (unit.tools === true ? 1 : 0) +
        (unit.explosives === undefined ? 0 : 2) +
        (unit.pontoons === true ? 4 : 0)
      : 0;
  const fire = (fireBonus ? NATION_INDEX[nation] : 0) * 2 + (regimentalGuns ? 1 : 0);
  const body = sp * MODIFIER_KEYS + modifier + MODIFIER_KEYS / 2;
  return ((body * NATION_KEYS * 2 + fire) * TRAIN_KEYS + train) * ARM_KEYS + ARM_INDEX[arm];
};

/** The lines of one unit, made once for all that are alike. */
export const unitLines = (facts: CostFacts, tariff: Tariff): readonly CostLine[] => {
  const key = priceKey(facts, tariff);
  const cached = tariff.priced.get(key);
  if (cached !== undefined) return cached;
  const lines = linesOf(facts, tariff);
  if (tariff.priced.size >= MOST_PRICED) tariff.priced.clear();
  tariff.priced.set(key, lines);
  return lines;
};
