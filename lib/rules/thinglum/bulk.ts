import { bulkChoice, unitsAt } from '../core/army/bulk';
import type { ArmyFile } from '../core/army/document';
import type { Path } from '../core/army/path';
import type { BulkChoice } from '../core/tree/outline';
import type { Placed } from '../core/tree/tree';
import type { Army, Unit } from './schema';
import { type Arm, CLASSES, type ClassId, type TroopTypeId, TYPE_IDS, TYPES } from './tables';
import { treeOf } from './tree';
import { classIdOf, fullFigures, gunsOf } from './unit-facts';
import { retyped } from './unit-options';

const ARM_LABELS: Readonly<Record<Arm, string>> = { foot: 'Infantry', horse: 'Cavalry', guns: 'Guns' };

/** The types that the source names for its classes: what a unit becomes when it is only said to be of a class. */
const PRINTED = TYPE_IDS.filter((type) => TYPES[type].printed);

const classes = (arm: Arm, units: readonly Placed<Unit>[], file: ArmyFile<Army>): BulkChoice[] => {
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

const strength = (units: readonly Placed<Unit>[], file: ArmyFile<Army>): BulkChoice[] => {
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
