'use client';

import type { Fieldwork } from '@/lib/rules/mcnally';
import type { Line } from '../fields/lines';
import { NamedForm } from '../fields/named-form';
import { NodeFields } from '../fields/node-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from '../node';

/** A brigade: name and notes; its brigadier and units have forms of their own. */
export const BrigadeForm = (props: InspectorProps) => <NamedForm {...props} step="Change the brigade" />;

const STRENGTH: Line = { kind: 'number', key: 'sp', label: 'Strength', min: 0, max: 10_000, empty: 0 };

/** A fieldwork: name and strength points, which say how it covers. */
export const FieldworkForm = (props: InspectorProps) => (
  <NodeFields
    {...props}
    {...nodeAt<Fieldwork>(props, 'Change the fieldwork')}
    lines={[STRENGTH]}
    noted={false}
  />
);
