'use client';

import * as formsWords from '@/app/armies/[armyId]/_forms/words';
import type { Army } from '@/lib/rules/thinglum';
import { defineInspector } from '../define-inspector';
import { NamedForm } from '../fields/named-form';
import type { InspectorProps } from '../inspector-props';
import { ChiefForm, CommanderForm } from './commander-form';
import { UnitForm } from './unit-form';

const BrigadeForm = (props: InspectorProps<Army>) => <NamedForm {...props} step={formsWords.changeBrigade} />;

/** The form of whatever stands at a path of the army: the path says what it is. */
export const Inspector = defineInspector<Army>((at) => {
  if (at[0] === 'chiefs') return ChiefForm;
  if (at.at(-2) === 'commanders') return CommanderForm;
  return at[0] === 'brigades' && at.length === 2 ? BrigadeForm : UnitForm;
});
