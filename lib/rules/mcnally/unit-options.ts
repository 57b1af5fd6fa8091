import type { ArmyFile } from '../core/army/document';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import { ARMS, type ArmId, TYPES } from './tables';
import { modifierOf, tariffOf } from './tariff';
import { hasFireBonus, unitFactsOf } from './unit-facts';

/** What the rules let a player say of a unit, and what holds where he says nothing. */
export type UnitOptions = {
  readonly arm: ArmId;
  /** men or guns at full strength, times the army's factor; null for wagons */
  readonly full: number | null;
  /** strength points from men or guns, whatever was entered */
  readonly computed: number;
  readonly morale: number;
  /** the modifier of the type */
  readonly modifier: number;
  /** the two modifiers between which the text leaves the choice (R04) */
  readonly modifiers: readonly number[] | undefined;
  readonly infantry: boolean;
  /** close order fires with a bonus by nation and type, or by choice for the unit */
  readonly fireBonus: boolean | undefined;
  readonly usualFireBonus: boolean;
  readonly bases: number;
};

/** The options of a unit in its army. */
export const unitOptions = (unit: Unit, file: ArmyFile<Army>): UnitOptions => {
  const { army } = file;
  const tariff = tariffOf(file);
  const method = settingOf(file, 'spMethod');
  const { sp: _sp, ...counted } = unit;
  const facts = unitFactsOf(unit, army.nation, tariff, method, army.factor);
  const { arm } = facts;
  const { men, guns, bases } = ARMS[arm];
  const { levies } = TYPES[unit.type];
  const modifier = modifierOf({ type: unit.type }, tariff);
  const standard = men ?? guns;
  const { fireBonus: _bonus, ...usual } = unit;
  return {
    arm,
    full: standard === null ? null : standard * army.factor,
    computed: unitFactsOf(counted, army.nation, tariff, method, army.factor).sp,
    morale: facts.morale,
    modifier,
    modifiers: levies === undefined ? undefined : [modifier, levies],
    infantry: arm === 'close-order' || arm === 'open-order',
    fireBonus: arm === 'close-order' ? facts.fireBonus : undefined,
    usualFireBonus: hasFireBonus(usual, army.nation),
    bases,
  };
};
