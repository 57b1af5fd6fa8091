import type { Fix } from '../../core/check/finding';
import type { UnitNode } from './nodes';

/** Sets one field of the stand. */
export const setting = ({ path }: UnitNode, label: string, field: string, value: unknown): Fix => ({
  label,
  ops: [{ op: 'set', path: ['army', ...path, field], value }],
});

/** Forgets one field of the stand. */
export const without = ({ path }: UnitNode, label: string, field: string): Fix => ({
  label,
  ops: [{ op: 'remove', path: ['army', ...path, field] }],
});
