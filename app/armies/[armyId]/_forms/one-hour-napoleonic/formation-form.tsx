'use client';

import type { Formation } from '@/lib/rules/one-hour-napoleonic';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from './node';

/** A formation: name and notes; leaders say themselves what they command. */
export const FormationForm = (props: InspectorProps) => {
  const { node, setText } = nodeAt<Formation>(props, 'Change the formation');
  return (
    <TextFields
      name={node.name}
      notes={node.notes ?? ''}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
    />
  );
};
