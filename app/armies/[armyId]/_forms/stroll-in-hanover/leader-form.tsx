'use client';

import * as armyWords from '@/app/_components/army/words';
import type { Line } from '@/app/_editor/fields/lines';
import * as formsWords from '@/app/armies/[armyId]/_forms/words';
import type { Army, General, Lieutenant } from '@/lib/rules/stroll-in-hanover';
import { NodeFields } from '../fields/node-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from '../node';
import { LIST, RATINGS } from './form-labels';

const RATING: Line = { kind: 'segments', key: 'rating', label: armyWords.rating, options: RATINGS };

/** A general in chief; he belongs to every list. */
export const GeneralForm = (props: InspectorProps<Army>) => (
  <NodeFields {...props} {...nodeAt<General>(props, formsWords.changeGeneral)} lines={[RATING]} />
);

/** A lieutenant general, who may be there for an attack only. */
export const LieutenantForm = (props: InspectorProps<Army>) => (
  <NodeFields {...props} {...nodeAt<Lieutenant>(props, formsWords.changeGeneral)} lines={[RATING, LIST]} />
);
