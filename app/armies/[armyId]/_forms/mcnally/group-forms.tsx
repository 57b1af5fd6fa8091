'use client';

import * as armyWords from '@/app/_components/army/words';
import type { Line } from '@/app/_editor/fields/lines';
import * as formsWords from '@/app/armies/[armyId]/_forms/words';
import type { Army, Fieldwork } from '@/lib/rules/mcnally';
import { BOUNDS } from '@/lib/rules/mcnally/bounds';
import { NamedForm } from '../fields/named-form';
import { NodeFields } from '../fields/node-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from '../node';
import * as words from './words';

/** A brigade: name and notes; its brigadier and units have forms of their own. */
export const BrigadeForm = (props: InspectorProps<Army>) => (
  <NamedForm {...props} step={formsWords.changeBrigade} />
);

const STRENGTH: Line = { kind: 'number', key: 'sp', label: armyWords.strength, ...BOUNDS.strength, empty: 0 };

/** A fieldwork: name and strength points, which say how it covers. */
export const FieldworkForm = (props: InspectorProps<Army>) => (
  <NodeFields
    {...props}
    {...nodeAt<Fieldwork>(props, words.changeFieldwork)}
    lines={[STRENGTH]}
    noted={false}
  />
);
