import type { Fix } from '../../core/check/finding';
import type { UnitFacts } from '../unit-facts';

/** The path of a unit from the file. */
export const pathOf = ({ at }: UnitFacts) => ['army', ...at];

/** Sets fields of a unit. */
export const setFix = (node: UnitFacts, label: string, fields: Readonly<Record<string, unknown>>): Fix => ({
  label,
  ops: Object.entries(fields).map(([field, value]) => ({ op: 'set', path: [...pathOf(node), field], value })),
});

/** Forgets one field of a unit. */
export const without = (node: UnitFacts, label: string, field: string): Fix => ({
  label,
  ops: [{ op: 'remove', path: [...pathOf(node), field] }],
});
