import { fieldChoice, unitsAt } from '../core/army/bulk';
import type { ArmyFile } from '../core/army/document';
import { signed } from '../core/army/number';
import type { Path } from '../core/army/path';
import type { BulkChoice } from '../core/tree/outline';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import { ARMS, type ArmId, TYPES } from './tables';
import { modifierOf, tariffOf } from './tariff';
import { treeOf } from './tree';
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

const GUNS = [
  { value: undefined, label: 'None' },
  { value: true, label: 'Present' },
];

const FIRE = [
  { value: undefined, label: 'By nation' },
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

const MORALE = [
  { value: undefined, label: 'By type' },
  ...[-2, -1, 0, 1, 2].map((value) => ({ value, label: signed(value) })),
];

/** What can be set for several units at once: regimental guns of infantry, the fire of close order, morale. */
export const bulk = (file: ArmyFile<Army>, ats: readonly Path[]): BulkChoice[] => {
  const units = unitsAt(treeOf(file.army), ats);
  const infantry = units.filter(({ unit }) => unitOptions(unit, file).infantry);
  const close = units.filter(({ unit }) => unitOptions(unit, file).fireBonus !== undefined);
  return [
    ...fieldChoice('Regimental guns', 'regimentalGuns', infantry, GUNS),
    ...fieldChoice('British or Prussian fire', 'fireBonus', close, FIRE),
    ...fieldChoice('Morale', 'modifier', units, MORALE),
  ];
};
