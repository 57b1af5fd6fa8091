'use client';

import type { Army } from '@/lib/rules/honours-of-war';
import { defineInspector } from '../define-inspector';
import { BrigadeForm, WorksForm } from './group-forms';
import { CommanderForm, GeneralForm, LieutenantForm } from './leader-form';
import { UnitForm } from './unit-form';

/** The form of whatever stands at a path of the army: the path says what it is. */
export const Inspector = defineInspector<Army>((at) => {
  if (at.at(-1) === 'commander') return CommanderForm;
  if (at[0] === 'general') return GeneralForm;
  if (at[0] === 'lieutenants') return LieutenantForm;
  if (at[0] === 'works') return WorksForm;
  return at[0] === 'brigades' && at.length === 2 ? BrigadeForm : UnitForm;
});
