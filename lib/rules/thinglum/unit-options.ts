import { bulkChoice, unitsAt } from '../core/army/bulk';
import type { ArmyFile } from '../core/army/document';
import type { Path } from '../core/army/path';
import type { BulkChoice } from '../core/tree/outline';
import type { UnitAtPath } from '../core/tree/tree';
import type { Army, Commander, Unit } from './schema';
import { type Arm, CLASSES, type ClassId, LIMITS, type TroopTypeId, TYPE_IDS, TYPES } from './tables';
import { areChipsBought, chipsOf, couriersOf, type LeaderRank, treeOf } from './tree';
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
  readonly description: string;
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
  return {
    types: TROOPS,
    full: facts.fullFigures,
    guns: of.arm === 'guns' ? guns : null,
    description: summary,
  };
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
export const commanderOptions = (
  commander: Commander,
  rank: LeaderRank,
  file: Pick<ArmyFile, 'settings'>,
) => ({
  usualCouriers: LIMITS.couriers[rank],
  couriers: couriersOf(commander, rank),
  chips: chipsOf(commander, rank, areChipsBought(file)),
  /** the players buy chips: his die gives none */
  bought: areChipsBought(file),
});

const ARM_LABELS: Readonly<Record<Arm, string>> = { foot: 'Infantry', horse: 'Cavalry', guns: 'Guns' };

/** The types that the source names for its classes: what a unit becomes when it is only said to be of a class. */
const PRINTED = TYPE_IDS.filter((type) => TYPES[type].printed);

const classes = (arm: Arm, units: readonly UnitAtPath<Unit>[], file: ArmyFile<Army>): BulkChoice[] => {
  const offered = new Map<ClassId, TroopTypeId>();
  for (const type of PRINTED) {
    const classId = classIdOf({ type }, file);
    if (CLASSES[classId].arm === arm && !offered.has(classId)) offered.set(classId, type);
  }
  return bulkChoice(
    ARM_LABELS[arm],
    units.filter(({ unit }) => CLASSES[classIdOf(unit, file)].arm === arm),
    ({ unit }) => classIdOf(unit, file),
    [...offered].map(([classId, type]) => ({
      value: classId,
      label: CLASSES[classId].label,
      ops: ({ unit, at }) => [{ op: 'set', path: ['army', ...at], value: retyped(unit, type, file) }],
    })),
  );
};

const STRENGTHS = [
  { value: 'full', label: 'Full', quarters: 4 },
  { value: 'three-quarters', label: 'Three quarters', quarters: 3 },
  { value: 'half', label: 'Half', quarters: 2 },
] as const;

const strength = (units: readonly UnitAtPath<Unit>[], file: ArmyFile<Army>): BulkChoice[] => {
  const figuresAt = (unit: Unit, quarters: number): number => {
    const of = CLASSES[classIdOf(unit, file)];
    return Math.round((fullFigures(of, gunsOf(unit, of)) * quarters) / 4);
  };
  return bulkChoice(
    'Figures',
    units,
    ({ unit }) =>
      STRENGTHS.find(({ quarters }) => figuresAt(unit, quarters) === unit.figures)?.value ??
      `${unit.figures}`,
    STRENGTHS.map(({ value, label, quarters }) => ({
      value,
      label,
      ops: ({ unit, at }) => [
        { op: 'set', path: ['army', ...at, 'figures'], value: figuresAt(unit, quarters) },
      ],
    })),
  );
};

/** What can be set for several units at once: the class of infantry, of cavalry and of guns, and their strength. */
export const bulk = (file: ArmyFile<Army>, ats: readonly Path[]): BulkChoice[] => {
  const units = unitsAt(treeOf(file.army), ats);
  return [
    ...classes('foot', units, file),
    ...classes('horse', units, file),
    ...classes('guns', units, file),
    ...strength(units, file),
  ];
};
