import type { ComponentType } from 'react';
import type { Put } from '@/app/_editor/fields/use-typed';
import { type Path, valueAt } from '@/lib/rules/core/army/path';
import type { FormProps, InspectorProps } from './system-parts';

const putAt =
  (node: object, at: Path, change: FormProps['change'], label: string): Put =>
  (field, value, typed = false) => {
    const path: Path = ['army', ...at, field];
    if (value === undefined && !(field in node)) return;
    change(label, [value === undefined ? { op: 'remove', path } : { op: 'set', path, value }], { typed });
  };

type Of<A> = Pick<InspectorProps<A>, 'file' | 'at' | 'change'>;

/** The node at a path of the army, which says what it is; undefined where it was removed a moment ago. */
export const nodeIn = <Node extends object>({
  file,
  at,
}: Pick<Of<unknown>, 'file' | 'at'>): Node | undefined =>
  (valueAt(file.army, at) ?? undefined) as Node | undefined;

/** The node a form is about, and the way to set a field of it. `label` names the step of undo. */
export const nodeAt = <Node extends object>({ file, at, change }: Of<unknown>, label: string) => {
  const node = valueAt(file.army, at) as Node;
  return { node, put: putAt(node, at, change, label) };
};

/** The same for the army as a whole. */
export const armyOf = <Army extends object>({ file: { army }, change }: FormProps<Army>) => ({
  army,
  put: putAt(army, [], change, 'Change the army'),
});

/** The inspector of a system: `formAt` says which form is that of a path of its army. */
export const defineInspector =
  <A,>(formAt: (at: Path) => ComponentType<InspectorProps<A>>) =>
  (props: InspectorProps<A>) => {
    // removed a moment ago: the selection follows with the next drawing
    if (nodeIn(props) === undefined) return null;
    const Form = formAt(props.at);
    return <Form {...props} />;
  };
