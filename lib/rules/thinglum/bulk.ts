import type { ArmyFile } from '../core/document';
import type { Op } from '../core/edit';
import type { BulkChoice } from '../core/outline';
import { type Path, valueAt } from '../core/path';
import type { Army, Unit } from './schema';
import { type Arm, CLASSES, type ClassId, type TroopTypeId, TYPE_IDS, TYPES } from './tables';
import { classIdOf, fullFigures, gunsOf } from './unit-facts';
import { retyped } from './unit-options';

type Placed = { readonly unit: Unit; readonly at: Path; readonly classId: ClassId };

const isUnit = (node: unknown): node is Unit =>
  node !== null &&
  typeof node === 'object' &&
  'figures' in node &&
  'type' in node &&
  Object.hasOwn(TYPES, String(node.type));

/** The value that all of them have, or null. */
const common = (values: readonly string[]): string | null => {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
};

const ARM_LABELS: Readonly<Record<Arm, string>> = { foot: 'Infantry', horse: 'Cavalry', guns: 'Guns' };

/** The types that the source names for its classes: what a unit becomes when it is only said to be of a class. */
const PRINTED = TYPE_IDS.filter((type) => TYPES[type].printed);

const classes = (arm: Arm, units: readonly Placed[], file: Pick<ArmyFile, 'settings'>): BulkChoice[] => {
  const own = units.filter(({ classId }) => CLASSES[classId].arm === arm);
  if (own.length === 0) return [];
  const offered = new Map<ClassId, TroopTypeId>();
  for (const type of PRINTED) {
    const classId = classIdOf({ type }, file);
    if (CLASSES[classId].arm === arm && !offered.has(classId)) offered.set(classId, type);
  }
  return [
    {
      label: ARM_LABELS[arm],
      value: common(own.map(({ classId }) => classId)),
      options: [...offered].map(([classId, type]) => ({
        value: classId,
        label: CLASSES[classId].label,
        ops: own.flatMap(({ unit, at, classId: now }): Op[] =>
          now === classId ? [] : [{ op: 'set', path: ['army', ...at], value: retyped(unit, type, file) }],
        ),
      })),
    },
  ];
};

const STRENGTHS = [
  { value: 'full', label: 'Full', quarters: 4 },
  { value: 'three-quarters', label: 'Three quarters', quarters: 3 },
  { value: 'half', label: 'Half', quarters: 2 },
] as const;

const figuresAt = ({ unit, classId }: Placed, quarters: number): number => {
  const of = CLASSES[classId];
  return Math.round((fullFigures(of, gunsOf(unit, of)) * quarters) / 4);
};

const strength = (units: readonly Placed[]): BulkChoice => ({
  label: 'Figures',
  value: common(
    units.map(
      (placed) =>
        STRENGTHS.find(({ quarters }) => figuresAt(placed, quarters) === placed.unit.figures)?.value ??
        `${placed.unit.figures}`,
    ),
  ),
  options: STRENGTHS.map(({ value, label, quarters }) => ({
    value,
    label,
    ops: units.flatMap((placed): Op[] => {
      const figures = figuresAt(placed, quarters);
      if (figures === placed.unit.figures) return [];
      return [{ op: 'set', path: ['army', ...placed.at, 'figures'], value: figures }];
    }),
  })),
});

/** What can be said of several units at once: the class of infantry, of cavalry and of guns, and their strength. */
export const bulk = (file: ArmyFile<Army>, ats: readonly Path[]): BulkChoice[] => {
  const units = ats.flatMap((at): Placed[] => {
    const unit = valueAt(file.army, at);
    return isUnit(unit) ? [{ unit, at, classId: classIdOf(unit, file) }] : [];
  });
  if (units.length === 0) return [];
  return [
    ...classes('foot', units, file),
    ...classes('horse', units, file),
    ...classes('guns', units, file),
    strength(units),
  ];
};
