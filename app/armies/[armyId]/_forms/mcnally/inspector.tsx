'use client';

import type { Army } from '@/lib/rules/mcnally';
import { defineInspector } from '../define-inspector';
import { BrigadeForm, FieldworkForm } from './group-forms';
import { BrigadierForm, GeneralForm } from './leader-form';
import { UnitForm } from './unit-form';

/** The form of whatever stands at a path of the army: the path says what it is. */
export const Inspector = defineInspector<Army>((at) => {
  if (at.at(-1) === 'brigadier') return BrigadierForm;
  if (at[0] === 'generals') return GeneralForm;
  if (at[0] === 'works') return FieldworkForm;
  return at[0] === 'brigades' && at.length === 2 ? BrigadeForm : UnitForm;
});
