import { type Path, valueAt } from '@/lib/rules/core/path';
import type { InspectorProps } from '../inspector-props';

/** The node a form is about, and ways to set a field of it; undefined takes the field away. */
export const nodeAt = <Node extends object>({ file, at, change }: InspectorProps, label: string) => {
  const node = valueAt(file.army, at) as Node;
  const put = (field: string, value: unknown, typed: boolean): void => {
    const path: Path = ['army', ...at, field];
    change(label, [value === undefined ? { op: 'remove', path } : { op: 'set', path, value }], { typed });
  };
  return {
    node,
    set: <Field extends keyof Node & string>(field: Field, value: Node[Field] | undefined): void =>
      put(field, value, false),
    /** a name is always there, notes only when something is noted */
    setText: (field: 'name' | 'notes', value: string): void =>
      put(field, field === 'notes' && value === '' ? undefined : value, true),
    setTyped: <Field extends keyof Node & string>(field: Field, value: Node[Field] | undefined): void =>
      put(field, value, true),
    setNumber: (field: keyof Node & string, value: number): void => put(field, value, true),
  };
};
