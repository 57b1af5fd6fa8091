'use client';

import type { Army } from '@/lib/rules/honours-of-war';
import type { InspectorProps } from '../inspector-props';
import { nodeIn } from '../node';
import { BrigadeForm, WorksForm } from './group-forms';
import { CommanderForm, GeneralForm, LieutenantForm } from './leader-form';
import { UnitForm } from './unit-form';

/** The form of whatever stands at a path of the army: the path says what it is. */
export const Inspector = (props: InspectorProps<Army>) => {
  const { at } = props;
  // removed a moment ago: the selection follows with the next drawing
  if (nodeIn(props) === undefined) return null;
  if (at.at(-1) === 'commander') return <CommanderForm {...props} />;
  if (at[0] === 'general') return <GeneralForm {...props} />;
  if (at[0] === 'lieutenants') return <LieutenantForm {...props} />;
  if (at[0] === 'works') return <WorksForm {...props} />;
  return at[0] === 'brigades' && at.length === 2 ? <BrigadeForm {...props} /> : <UnitForm {...props} />;
};
