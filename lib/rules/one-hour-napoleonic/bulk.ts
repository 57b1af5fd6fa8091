import type { ArmyFile } from '../core/document';
import type { Op } from '../core/edit';
import type { BulkChoice } from '../core/outline';
import { type Path, valueAt } from '../core/path';
import type { Army, Unit } from './schema';
import { LIMITS, qualityOf, TRAITS, type TraitId, TYPES } from './tables';
import { unitOptions } from './unit-options';

type Placed = { readonly unit: Unit; readonly at: Path };

const isUnit = (node: unknown): node is Unit =>
  node !== null &&
  typeof node === 'object' &&
  'hits' in node &&
  'type' in node &&
  Object.hasOwn(TYPES, String(node.type));

/** The value that all of them have, or null. */
const common = (values: readonly string[]): string | null => {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
};

const quality = (units: readonly Placed[]): BulkChoice => ({
  label: 'Hits',
  value: common(units.map(({ unit }) => `${unit.hits}`)),
  options: [...LIMITS.quality.hits, LIMITS.quality.elite].map((hits) => ({
    value: `${hits}`,
    label: `${hits} ${qualityOf(hits).toLowerCase()}`,
    ops: units.flatMap(({ unit, at }): Op[] =>
      unit.hits === hits ? [] : [{ op: 'set', path: ['army', ...at, 'hits'], value: hits }],
    ),
  })),
});

const trait = (key: TraitId, units: readonly Placed[]): BulkChoice => ({
  label: TRAITS[key].label,
  value: common(units.map(({ unit }) => (unit[key] === true ? 'yes' : 'no'))),
  options: [
    {
      value: 'no',
      label: 'No',
      ops: units.flatMap(({ unit, at }): Op[] =>
        unit[key] === true ? [{ op: 'remove', path: ['army', ...at, key] }] : [],
      ),
    },
    {
      value: 'yes',
      label: 'Yes',
      ops: units.flatMap(({ unit, at }): Op[] =>
        unit[key] === true ? [] : [{ op: 'set', path: ['army', ...at, key], value: true }],
      ),
    },
  ],
});

/** What can be said of several units at once: quality, and each trait of those that may have it. */
export const bulk = ({ army }: ArmyFile<Army>, ats: readonly Path[]): BulkChoice[] => {
  const units = ats.flatMap((at): Placed[] => {
    const unit = valueAt(army, at);
    return isUnit(unit) ? [{ unit, at }] : [];
  });
  if (units.length === 0) return [];
  return [
    quality(units),
    ...(Object.keys(TRAITS) as TraitId[]).flatMap((key) => {
      const able = units.filter(({ unit }) =>
        unitOptions(unit, army).traits.some((option) => option.trait === key),
      );
      return able.length === 0 ? [] : [trait(key, able)];
    }),
  ];
};
