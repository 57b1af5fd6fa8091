import { fieldChoice, unitsAt } from '../core/army/bulk';
import type { ArmyFile } from '../core/army/document';
import type { Path } from '../core/army/path';
import type { BulkChoice } from '../core/tree/outline';
import { mayFireAsSuperior } from './cost';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import { LIMITS, TYPES, tableNation } from './tables';
import { treeOf } from './tree';

/** What the rules let a player say of a unit beyond its name and class. */
export type UnitOptions = {
  /** infantry and cavalry come in sizes (p. 38) */
  readonly sizes: boolean;
  /** superior light infantry has no price and no row (R9) */
  readonly superior: boolean;
  /** light infantry may have rifles (p. 52); as the type is armed, unless the unit says otherwise */
  readonly rifles: boolean | undefined;
  /** close order battalions have battalion guns or not (p. 9, 37) */
  readonly battalionGuns: boolean;
};

/** The options of a unit, by its arm. */
export const unitOptions = ({ type }: Pick<Unit, 'type'>): UnitOptions => {
  const { arm, rifles = false } = TYPES[type];
  return {
    sizes: arm !== 'artillery' && arm !== 'transport',
    superior: arm !== 'light-infantry',
    rifles: arm === 'light-infantry' ? rifles : undefined,
    battalionGuns: arm === 'close-order',
  };
};

/** What only one nation's troops may be; said already, it can also be taken back. */
export type NationalOptions = {
  /** quick-firing battalion guns: Saxony in 1756 (p. 48) */
  readonly quickGuns: boolean;
  /** superior in firing only: British line, where players agree on it (R14) */
  readonly superiorFire: boolean;
};

/** The options that depend on the unit's nation, the year and the settings of the army. */
export const nationalOptions = (unit: Unit, file: ArmyFile<Army>): NationalOptions => {
  const { army } = file;
  const main = tableNation(army);
  const { year } = army;
  const saxon =
    (unit.nation ?? main) === 'saxony' && year <= LIMITS.quickGuns.to && army.nation !== 'imagi-nation';
  return {
    quickGuns: unit.battalionGuns === 'quick-firing' || (saxon && TYPES[unit.type].arm === 'close-order'),
    superiorFire:
      unit.superiorFire === true ||
      (settingOf(file, 'britishFire') === true && unit.class === 'standard' && mayFireAsSuperior(unit, army)),
  };
};

const QUALITIES = [
  { value: 'superior', label: 'Superior' },
  { value: 'standard', label: 'Standard' },
  { value: 'inferior', label: 'Inferior' },
] as const;

const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'standard', label: 'Standard' },
  { value: 'large', label: 'Large' },
] as const;

const GUNS = [
  { value: undefined, label: 'As usual' },
  { value: 'absent', label: 'Absent' },
] as const;

/** What can be set for several units at once: class, size of those that come in sizes, battalion guns of battalions. */
export const bulk = (file: ArmyFile<Army>, ats: readonly Path[]): BulkChoice[] => {
  const units = unitsAt(treeOf(file.army), ats);
  const sized = units.filter(({ unit }) => unitOptions(unit).sizes);
  // where small and large are off there is nothing to choose, unless one is so already
  const odd =
    settingOf(file, 'nonStandardUnits') === true || sized.some(({ unit }) => unit.size !== 'standard');
  const battalions = units.filter(({ unit }) => unitOptions(unit).battalionGuns);
  return [
    ...fieldChoice('Class', 'class', units, QUALITIES),
    ...fieldChoice('Size', 'size', odd ? sized : [], SIZES),
    ...fieldChoice('Battalion guns', 'battalionGuns', battalions, GUNS),
  ];
};
