'use client';

import * as armyWords from '@/app/_components/army/words';
import type { Line } from '@/app/_editor/fields/lines';
import * as formsWords from '@/app/armies/[armyId]/_forms/words';
import type { Army, Works } from '@/lib/rules/honours-of-war';
import { BOUNDS } from '@/lib/rules/honours-of-war/bounds';
import { NamedForm } from '../fields/named-form';
import { NodeFields } from '../fields/node-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from '../node';

/** A brigade: name and notes; its commander and units have forms of their own. */
export const BrigadeForm = (props: InspectorProps<Army>) => (
  <NamedForm {...props} step={formsWords.changeBrigade} />
);

const COUNT: Line = { kind: 'number', key: 'count', label: armyWords.number, ...BOUNDS.works, empty: 0 };

/** Works: name and number of sections or blocks. */
export const WorksForm = (props: InspectorProps<Army>) => (
  <NodeFields {...props} {...nodeAt<Works>(props, formsWords.changeWorks)} lines={[COUNT]} noted={false} />
);
