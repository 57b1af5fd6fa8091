import type { Path } from '../core/army/path';
import type { Unit } from './schema';
import { type StrengthMethod, strengthPoints } from './strength';
import { type ArmId, NATIONS, type NationId, TYPES } from './tables';
import { modifierOf, type Tariff } from './tariff';

/** A unit with what its price, its checks and its cards are made of. */
export type UnitFacts = {
  readonly unit: Unit;
  readonly arm: ArmId;
  readonly nation: NationId;
  /** the list it stands in, and where */
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

/** True if the unit fires with the bonus of British or Prussian close order (Firing): as said, else by nation and type. */
export const hasFireBonus = ({ type, fireBonus, nation }: Unit, main: NationId): boolean => {
  if (fireBonus !== undefined) return fireBonus;
  const { arm, british } = TYPES[type];
  return arm === 'close-order' && (british === true || NATIONS[nation ?? main].fireBonus === true);
};

/** The facts of one unit, wherever it stands. */
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
