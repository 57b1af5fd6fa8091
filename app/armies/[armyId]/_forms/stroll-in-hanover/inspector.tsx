'use client';

import type { Army } from '@/lib/rules/stroll-in-hanover';
import type { InspectorProps } from '../inspector-props';
import { nodeIn } from '../node';
import { DivisionForm, WorksForm } from './group-forms';
import { GeneralForm, LieutenantForm } from './leader-form';
import { UnitForm } from './unit-form';

/** The form of whatever stands at a path of the army: the path says what it is. */
export const Inspector = (props: InspectorProps<Army>) => {
  const { at } = props;
  // removed a moment ago: the selection follows with the next drawing
  if (nodeIn(props) === undefined) return null;
  if (at.at(-1) === 'commander' || at.at(-2) === 'others') return <LieutenantForm {...props} />;
  if (at[0] === 'general' || at[0] === 'otherGenerals') return <GeneralForm {...props} />;
  if (at[0] === 'works') return <WorksForm {...props} />;
  return at[0] === 'divisions' && at.length === 2 ? <DivisionForm {...props} /> : <UnitForm {...props} />;
};
