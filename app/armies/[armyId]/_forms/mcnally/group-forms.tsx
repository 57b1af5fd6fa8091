'use client';

import type { Line } from '@/app/_editor/fields/lines';
import type { Army, Fieldwork } from '@/lib/rules/mcnally';
import { BOUNDS } from '@/lib/rules/mcnally/bounds';
import { NamedForm } from '../fields/named-form';
import { NodeFields } from '../fields/node-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from '../node';

/** A brigade: name and notes; its brigadier and units have forms of their own. */
export const BrigadeForm = (props: InspectorProps<Army>) => (
  <NamedForm {...props} step="Change the brigade" />
);

const STRENGTH: Line = { kind: 'number', key: 'sp', label: 'Strength', ...BOUNDS.strength, empty: 0 };

/** A fieldwork: name and strength points, which say how it covers. */
export const FieldworkForm = (props: InspectorProps<Army>) => (
  <NodeFields
    {...props}
    {...nodeAt<Fieldwork>(props, 'Change the fieldwork')}
    lines={[STRENGTH]}
    noted={false}
  />
);
