import type { ArmyFile } from '../core/army/document';
import { areChipsBought, chipsOf, couriersOf, type Rank } from './commander-facts';
import type { Commander, Unit } from './schema';
import { CLASSES, LIMITS, type TroopTypeId, TYPE_IDS, TYPES } from './tables';
import { classIdOf, fullFigures, gunsOf, unitFacts } from './unit-facts';

type Option<V extends string = string> = { readonly value: V; readonly label: string };

/** What the form of a unit offers and says. */
type UnitOptions = {
  readonly types: readonly Option<TroopTypeId>[];
  /** full size in figures */
  readonly full: number;
  /** the guns of a battery; null for others */
  readonly guns: number | null;
  /** "6 stands, 6 dice, morale 4 (8% fail)" */
  readonly told: string;
};

const TROOPS: readonly Option<TroopTypeId>[] = TYPE_IDS.map((value) => ({
  value,
  label: TYPES[value].label,
}));

/** The options of a unit in its army. */
export const unitOptions = (unit: Unit, file: Pick<ArmyFile, 'settings'>): UnitOptions => {
  const facts = unitFacts(unit, file);
  const { of, stands, fireDice, guns, morale, frontage } = facts;
  const summary = [
    of.label,
    `${stands} stands`,
    ...(fireDice === 0 ? [] : [`${fireDice} fire dice`]),
    `morale ${morale}`,
    `${frontage / 2} in`,
  ].join(', ');
  return { types: TROOPS, full: facts.fullFigures, guns: of.arm === 'guns' ? guns : null, told: summary };
};

/** The unit as another type: at full strength if it was, else with as many figures; guns stay with batteries. */
export const retyped = (unit: Unit, type: TroopTypeId, file: Pick<ArmyFile, 'settings'>): Unit => {
  const from = CLASSES[classIdOf(unit, file)];
  const to = CLASSES[classIdOf({ type }, file)];
  const { guns, ...rest } = unit;
  const isFull = unit.figures === fullFigures(from, gunsOf(unit, from));
  return {
    ...rest,
    type,
    figures: isFull ? fullFigures(to, gunsOf(unit, to)) : unit.figures,
    ...(guns !== undefined && to.arm === 'guns' && { guns }),
  };
};

const DICE = ['1', '2', '3', '4', '5', '6'] as const;

/** The dice a commander may have thrown; "–" while it is not thrown. */
export const DIE_OPTIONS: readonly Option[] = [
  { value: 'open', label: '–' },
  ...DICE.map((value) => ({ value, label: value })),
];

/** What is usual for a commander of that rank, and what he has. */
export const commanderOptions = (commander: Commander, rank: Rank, file: Pick<ArmyFile, 'settings'>) => ({
  usualCouriers: LIMITS.couriers[rank],
  couriers: couriersOf(commander, rank),
  chips: chipsOf(commander, rank, areChipsBought(file)),
  /** the players buy chips: his die gives none */
  bought: areChipsBought(file),
});
