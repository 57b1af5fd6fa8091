import type { ArmyFile } from '../core/document';
import type { Op } from '../core/edit';
import type { BulkChoice } from '../core/outline';
import { type Path, valueAt } from '../core/path';
import type { Army, Unit } from './schema';
import { TYPES } from './tables';
import { unitOptions } from './unit-options';

type Placed = { readonly unit: Unit; readonly at: Path };

const isUnit = (node: unknown): node is Unit =>
  node !== null &&
  typeof node === 'object' &&
  'type' in node &&
  String(node.type) in TYPES &&
  'class' in node;

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
  { value: '', label: 'As usual' },
  { value: 'absent', label: 'Absent' },
] as const;

const common = (units: readonly Placed[], field: 'class' | 'size' | 'battalionGuns'): string | null => {
  const values = new Set(units.map(({ unit }) => unit[field] ?? ''));
  const [only] = values;
  return values.size === 1 ? (only ?? null) : null;
};

const choice = (
  label: string,
  field: 'class' | 'size' | 'battalionGuns',
  units: readonly Placed[],
  options: readonly { value: string; label: string }[],
): BulkChoice => ({
  label,
  value: common(units, field),
  options: options.map(({ value, label: word }) => ({
    value,
    label: word,
    ops: units.flatMap(({ unit, at }): Op[] => {
      if ((unit[field] ?? '') === value) return [];
      const path = ['army', ...at, field];
      return value === '' ? [{ op: 'remove', path }] : [{ op: 'set', path, value }];
    }),
  })),
});

/** What can be said of several units at once: class, size of those that come in sizes, battalion guns of battalions. */
export const bulk = ({ army }: ArmyFile<Army>, ats: readonly Path[]): BulkChoice[] => {
  const units = ats.flatMap((at): Placed[] => {
    const unit = valueAt(army, at);
    return isUnit(unit) ? [{ unit, at }] : [];
  });
  const sized = units.filter(({ unit }) => unitOptions(unit).sizes);
  const battalions = units.filter(({ unit }) => unitOptions(unit).battalionGuns);
  return [
    ...(units.length === 0 ? [] : [choice('Class', 'class', units, QUALITIES)]),
    ...(sized.length === 0 ? [] : [choice('Size', 'size', sized, SIZES)]),
    ...(battalions.length === 0 ? [] : [choice('Battalion guns', 'battalionGuns', battalions, GUNS)]),
  ];
};
