'use client';

import type { Brigade } from '@/lib/rules/thinglum';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from './node';

/** A brigade: name and notes; its commander has a row of his own. */
export const BrigadeForm = (props: InspectorProps) => {
  const { node, setText } = nodeAt<Brigade>(props, 'Change the brigade');
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
