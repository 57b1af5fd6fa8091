'use client';

import type { Army } from '@/lib/rules/one-hour-napoleonic';
import { defineInspector } from '../define-inspector';
import { NamedForm } from '../fields/named-form';
import type { InspectorProps } from '../inspector-props';
import * as words from '../words';
import { LeaderForm } from './leader-form';
import { UnitForm } from './unit-form';

const FormationForm = (props: InspectorProps<Army>) => <NamedForm {...props} step={words.changeFormation} />;

/** The form of whatever stands at a path of the army: the path says what it is. */
export const Inspector = defineInspector<Army>((at) => {
  if (at[0] === 'leaders') return LeaderForm;
  return at[0] === 'formations' && at.length === 2 ? FormationForm : UnitForm;
});
