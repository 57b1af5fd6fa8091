import type { ComponentType } from 'react';
import type { Path } from '@/lib/rules/core/army/path';
import type { InspectorProps } from './inspector-props';
import { nodeIn } from './node';

/** The inspector of a system: `formAt` says which form is that of a path of its army. */
export const defineInspector =
  <A,>(formAt: (at: Path) => ComponentType<InspectorProps<A>>) =>
  (props: InspectorProps<A>) => {
    // removed a moment ago: the selection follows with the next drawing
    if (nodeIn(props) === undefined) return null;
    const Form = formAt(props.at);
    return <Form {...props} />;
  };
