'use client';

import type { Works } from '@/lib/rules/honours-of-war';
import type { Line } from '../fields/lines';
import { NamedForm } from '../fields/named-form';
import { NodeFields } from '../fields/node-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from '../node';

/** A brigade: name and notes; its commander and units have forms of their own. */
export const BrigadeForm = (props: InspectorProps) => <NamedForm {...props} step="Change the brigade" />;

const COUNT: Line = { kind: 'number', key: 'count', label: 'Number', min: 0, max: 999, empty: 0 };

/** Works: name and number of sections or blocks. */
export const WorksForm = (props: InspectorProps) => (
  <NodeFields {...props} {...nodeAt<Works>(props, 'Change the works')} lines={[COUNT]} noted={false} />
);
