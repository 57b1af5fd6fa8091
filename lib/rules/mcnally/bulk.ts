import type { ArmyFile } from '../core/document';
import type { Op } from '../core/edit';
import { signed } from '../core/number';
import type { BulkChoice } from '../core/outline';
import { type Path, valueAt } from '../core/path';
import type { Army, Unit } from './schema';
import { TYPES } from './tables';
import { type UnitOptions, unitOptions } from './unit-options';

type Placed = { readonly unit: Unit; readonly at: Path; readonly options: UnitOptions };

const isUnit = (node: unknown): node is Unit =>
  node !== null && typeof node === 'object' && 'type' in node && String(node.type) in TYPES;

const choice = (
  label: string,
  field: 'regimentalGuns' | 'modifier' | 'fireBonus',
  units: readonly Placed[],
  options: readonly { readonly value: Unit[typeof field]; readonly label: string }[],
): BulkChoice => {
  const word = (value: Unit[typeof field]): string => String(value ?? '');
  const values = new Set(units.map((placed) => word(placed.unit[field])));
  const [only] = values;
  return {
    label,
    value: values.size === 1 ? (only ?? null) : null,
    options: options.map(({ value, label: text }) => ({
      value: word(value),
      label: text,
      ops: units.flatMap((placed): Op[] => {
        if (word(placed.unit[field]) === word(value)) return [];
        const path = ['army', ...placed.at, field];
        return value === undefined ? [{ op: 'remove', path }] : [{ op: 'set', path, value }];
      }),
    })),
  };
};

/** What can be said of several units at once: regimental guns of infantry, the fire of close order, morale. */
export const bulk = (file: ArmyFile<Army>, ats: readonly Path[]): BulkChoice[] => {
  const units = ats.flatMap((at): Placed[] => {
    const unit = valueAt(file.army, at);
    return isUnit(unit) ? [{ unit, at, options: unitOptions(unit, file) }] : [];
  });
  const infantry = units.filter(({ options }) => options.infantry);
  const close = units.filter(({ options }) => options.fireBonus !== undefined);
  return [
    ...(infantry.length === 0
      ? []
      : [
          choice('Regimental guns', 'regimentalGuns', infantry, [
            { value: undefined, label: 'None' },
            { value: true, label: 'Present' },
          ]),
        ]),
    ...(close.length === 0
      ? []
      : [
          choice('British or Prussian fire', 'fireBonus', close, [
            { value: undefined, label: 'By nation' },
            { value: true, label: 'Yes' },
            { value: false, label: 'No' },
          ]),
        ]),
    ...(units.length === 0
      ? []
      : [
          choice('Morale', 'modifier', units, [
            { value: undefined, label: 'By type' },
            ...[-2, -1, 0, 1, 2].map((value) => ({ value, label: signed(value) })),
          ]),
        ]),
  ];
};
