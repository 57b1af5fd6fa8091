import type { SystemId } from '@/lib/rules';
import { type LaterPart, laterPart } from '../_components/later';
import type { FormProps, InspectorProps } from './inspector-props';

type SystemForms = {
  /** what can be said of the selected row or section */
  readonly Inspector: LaterPart<InspectorProps>;
  /** nation, year and whatever else the system asks of an army; name and settings are drawn for all systems */
  readonly ArmyForm: LaterPart<FormProps>;
};

/** The forms of each system, loaded when first wanted. With `lib/rules/index.ts` the only list of systems. */
export const FORMS = {
  'honours-of-war': {
    Inspector: laterPart(() => import('./honours-of-war/inspector').then(({ Inspector }) => Inspector)),
    ArmyForm: laterPart(() => import('./honours-of-war/army-form').then(({ ArmyForm }) => ArmyForm)),
  },
  'stroll-in-hanover': {
    Inspector: laterPart(() => import('./stroll-in-hanover/inspector').then(({ Inspector }) => Inspector)),
    ArmyForm: laterPart(() => import('./stroll-in-hanover/army-form').then(({ ArmyForm }) => ArmyForm)),
  },
} as const satisfies Record<SystemId, SystemForms>;
