'use client';

import type { Army } from '@/lib/rules/stroll-in-hanover';
import { defineInspector } from '../define-inspector';
import { DivisionForm, WorksForm } from './group-forms';
import { GeneralForm, LieutenantForm } from './leader-form';
import { UnitForm } from './unit-form';

/** The form of whatever stands at a path of the army: the path says what it is. */
export const Inspector = defineInspector<Army>((at) => {
  if (at.at(-1) === 'commander' || at.at(-2) === 'others') return LieutenantForm;
  if (at[0] === 'general' || at[0] === 'otherGenerals') return GeneralForm;
  if (at[0] === 'works') return WorksForm;
  return at[0] === 'divisions' && at.length === 2 ? DivisionForm : UnitForm;
});
