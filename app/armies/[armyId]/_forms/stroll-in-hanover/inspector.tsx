'use client';

import * as armyWords from '@/app/_components/army/words';
import type { Line } from '@/app/_editor/fields/lines';
import * as formsWords from '@/app/armies/[armyId]/_forms/words';
import type { Army, General, Lieutenant } from '@/lib/rules/stroll-in-hanover/priced';
import { NodeFields } from '../fields/node-fields';
import { defineInspector, nodeAt } from '../node';
import type { InspectorProps } from '../system-parts';
import { LIST, RATINGS } from './form-labels';
import { DivisionForm, WorksForm } from './group-forms';
import { UnitForm } from './unit-form';

const RATING: Line = { kind: 'segments', key: 'rating', label: armyWords.rating, options: RATINGS };

/** A general in chief; he belongs to every list. */
const GeneralForm = (props: InspectorProps<Army>) => (
  <NodeFields {...props} {...nodeAt<General>(props, formsWords.changeGeneral)} lines={[RATING]} />
);

/** A lieutenant general, who may be there for an attack only. */
const LieutenantForm = (props: InspectorProps<Army>) => (
  <NodeFields {...props} {...nodeAt<Lieutenant>(props, formsWords.changeGeneral)} lines={[RATING, LIST]} />
);

/** The form of whatever stands at a path of the army: the path says what it is. */
export const Inspector = defineInspector<Army>((at) => {
  if (at.at(-1) === 'commander' || at.at(-2) === 'others') return LieutenantForm;
  if (at[0] === 'general' || at[0] === 'otherGenerals') return GeneralForm;
  if (at[0] === 'works') return WorksForm;
  return at[0] === 'divisions' && at.length === 2 ? DivisionForm : UnitForm;
});
