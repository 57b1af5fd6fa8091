'use client';

import type { InspectorProps } from '../inspector-props';
import { nodeAt } from '../node';
import { NodeFields } from './node-fields';

type NamedFormProps = InspectorProps & {
  /** names the step of undo */
  readonly step: string;
};

/** The form of what has a name and notes and nothing else to say. */
export const NamedForm = ({ step, ...props }: NamedFormProps) => (
  <NodeFields {...props} {...nodeAt<{ name: string; notes?: string }>(props, step)} />
);
