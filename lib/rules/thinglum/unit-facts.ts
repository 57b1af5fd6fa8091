import type { ArmyFile } from '../core/army/document';
import { oncePer, remember } from '../core/army/memo';
import type { Unit } from './schema';
import { settingOf } from './settings';
import { CLASSES, type ClassId, LIMITS, type TroopClass, TYPES } from './tables';

/** The class a unit is played as: its type's, or what a setting says of dragoons and guards (R12, R13). */
export const classIdOf = ({ type }: Pick<Unit, 'type'>, file: Pick<ArmyFile, 'settings'>): ClassId => {
  const { class: own, setting } = TYPES[type];
  return setting === undefined ? own : settingOf(file, setting);
};

/** Guns of a battery; none of other units. */
export const gunsOf = ({ guns }: Pick<Unit, 'guns'>, { arm }: TroopClass): number =>
  arm === 'guns' ? (guns ?? LIMITS.battery.guns) : 0;

/** Full size in figures: of a battery four gunners and a driver for each gun (VIII, T07). */
export const fullFigures = ({ arm, figures }: TroopClass, guns: number): number =>
  arm === 'guns' ? guns * LIMITS.battery.figuresPerGun : figures;

/** True for as many guns as a battery has: two or three. */
export const isBattery = (guns: number): boolean =>
  guns >= LIMITS.battery.guns && guns <= LIMITS.battery.mostGuns;

/** Stands of this many figures: the command stand is filled first; a gun and its limber are two (VIII.A). */
export const standsOf = (figures: number, guns: number, { arm, stands }: TroopClass): number => {
  if (arm === 'guns') return guns * 2;
  if (figures <= 0) return 0;
  return 1 + Math.ceil(Math.max(0, figures - stands.command) / stands.other);
};

export type UnitFacts = {
  readonly figures: number;
  /** full size in figures */
  readonly fullFigures: number;
  /** at full size, with the guns of a battery: no check of a unit has anything to say */
  readonly full: boolean;
  readonly classId: ClassId;
  readonly of: TroopClass;
  readonly guns: number;
  readonly stands: number;
  /** dice of one volley, groups of six in full; a remainder is diced for (R03) */
  readonly fireDice: number;
  /** figures beyond the last full group */
  readonly remainder: number;
  readonly meleeStands: number;
  /** base morale number with what the class always has */
  readonly morale: number;
  /** men, 20 to a figure; null for guns, whose scale is not given */
  readonly men: number | null;
  /** in line, in half inches (R06) */
  readonly frontage: number;
};

const derived = (unit: Unit, file: Pick<ArmyFile, 'settings'>): UnitFacts => {
  const classId = classIdOf(unit, file);
  const of = CLASSES[classId];
  const { arm, officers, frontage } = of;
  const guns = gunsOf(unit, of);
  const fullSize = fullFigures(of, guns);
  const stands = standsOf(unit.figures, guns, of);
  const die = LIMITS.figuresPerDie.value;
  const firing = arm === 'foot' ? Math.max(0, unit.figures - officers) : 0;
  const paired = classId === 'light' && settingOf(file, 'lightStandPenalty') === 'paired';
  return {
    figures: unit.figures,
    fullFigures: fullSize,
    full: unit.figures === fullSize && (arm !== 'guns' || isBattery(guns)),
    classId,
    of,
    guns,
    stands,
    fireDice:
      arm === 'guns'
        ? Math.min(guns, Math.floor(unit.figures / LIMITS.battery.crewPerGun))
        : Math.floor(firing / die),
    remainder: firing % die,
    meleeStands: arm === 'guns' ? 0 : paired ? Math.ceil(stands / LIMITS.lightStand.paired) : stands,
    morale: of.morale,
    men: arm === 'guns' ? null : unit.figures * LIMITS.menPerFigure.value,
    frontage:
      arm === 'guns'
        ? guns * frontage.other
        : stands === 0
          ? 0
          : frontage.command + (stands - 1) * frontage.other,
  };
};

const factsBySettings = oncePer((_: ArmyFile['settings']) => new Map<Unit['type'], Map<number, UnitFacts>>());

/**
 * Everything the rules derive from the size and class of a unit (II, IV.9, V.B, VII.C, VIII): worked out once for each
 * type and size under the settings of a file, so that units alike have the same facts.
 */
export const unitFacts = (unit: Unit, file: Pick<ArmyFile, 'settings'>): UnitFacts => {
  const sizes = remember(factsBySettings(file.settings), unit.type, () => new Map());
  // guns have two digits at most
  const key = unit.figures * 101 + (unit.guns === undefined ? 100 : unit.guns);
  return remember(sizes, key, () => derived(unit, file));
};
