import type { Path } from '../core/army/path';
import type { Unit } from './schema';
import {
  ARMS,
  type ArmId,
  LIMITS,
  NATIONS,
  type NationId,
  type TroopTypeId,
  TYPE_IDS,
  TYPES,
} from './tables';
import { modifierOf, type Tariff } from './tariff';

/** A unit with what its price, its checks and its cards are made of. */
export type UnitFacts = {
  readonly unit: Unit;
  readonly arm: ArmId;
  readonly nation: NationId;
  /** its list, and the index there */
  readonly list: Path;
  readonly index: number;
  readonly at: Path;
  /** the units of its list, itself among them */
  readonly mates: readonly UnitFacts[];
  readonly sp: number;
  readonly modifier: number;
  /** basic morale: strength points and modifier */
  readonly morale: number;
  readonly regimentalGuns: boolean;
  /** the bonus of British and Prussian close order */
  readonly fireBonus: boolean;
};

/**
 * True if the unit fires with the bonus of British or Prussian close order (Firing): as said, else by nation and type.
 */
export const hasFireBonus = ({ type, fireBonus, nation }: Unit, main: NationId): boolean => {
  if (fireBonus !== undefined) return fireBonus;
  const { arm, british } = TYPES[type];
  return arm === 'close-order' && (british === true || NATIONS[nation ?? main].fireBonus === true);
};

export type StrengthMethod = 'per20' | 'linear';

const { full, least } = LIMITS.strength;
const { step } = LIMITS.understrength;

/** Looked up by type, as every keystroke asks it of every unit. */
const STANDARDS = Object.fromEntries(
  TYPE_IDS.map((type) => {
    const { men, guns } = ARMS[TYPES[type].arm];
    return [type, men ?? guns];
  }),
) as Record<TroopTypeId, number | null>;

/** `n / d` to the nearest integer, a half upward; both are integers, `d` positive. */
const nearest = (n: number, d: number): number => Math.floor((2 * n + d) / (2 * d));

/**
 * Strength points of `count` men or guns where `standard` are full strength (six points). Under strength one point
 * less for each 20 % missing, to the nearest (R01), or in proportion (R01b); at least one while anyone is left.
 * Above full strength in proportion (R01c). `factor` = how many times the printed standard is meant, in halves.
 */
export const strengthOf = (
  count: number,
  standard: number,
  method: StrengthMethod = 'per20',
  factor = 1,
): number => {
  if (count < 1) return 0;
  // the factor comes in halves: twice everything keeps integers
  const men = count * 2;
  const whole = standard * 2 * factor;
  const points =
    method === 'linear' || men > whole
      ? nearest(full * men, whole)
      : full - nearest((100 / step) * (whole - men), whole);
  return Math.max(least, points);
};

/** Men or guns of a unit at full strength; null for wagons. */
export const standardOf = ({ type }: Pick<Unit, 'type'>): number | null => STANDARDS[type];

/** Men, or guns of artillery, as entered. */
export const countOf = ({ type, men, guns }: Pick<Unit, 'type' | 'men' | 'guns'>): number | undefined =>
  TYPES[type].arm === 'artillery' ? guns : men;

/** Current strength points of a unit: as entered, else from men or guns, else full. */
export const strengthPoints = (unit: Unit, method: StrengthMethod, factor: number): number => {
  if (unit.sp !== undefined) return unit.sp;
  const standard = standardOf(unit);
  const count = countOf(unit);
  return standard === null || count === undefined ? full : strengthOf(count, standard, method, factor);
};

/** The facts of one unit, in any list. */
export const unitFactsOf = (
  unit: Unit,
  main: NationId,
  tariff: Tariff,
  method: StrengthMethod,
  factor: number,
  list: Path = [],
  index = 0,
  mates: readonly UnitFacts[] = [],
): UnitFacts => {
  const sp = strengthPoints(unit, method, factor);
  const modifier = modifierOf(unit, tariff);
  return {
    unit,
    arm: TYPES[unit.type].arm,
    nation: unit.nation ?? main,
    list,
    index,
    at: [...list, index],
    mates,
    sp,
    modifier,
    morale: sp + modifier,
    regimentalGuns: unit.regimentalGuns === true,
    fireBonus: hasFireBonus(unit, main),
  };
};
