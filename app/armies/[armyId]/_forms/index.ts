import { type ComponentType, lazy } from 'react';
import type { SystemId } from '@/lib/rules';
import type { FormProps, InspectorProps } from './inspector-props';

type SystemForms = {
  /** what can be said of the selected row or section */
  readonly Inspector: ComponentType<InspectorProps>;
  /** nation, year and whatever else the system asks of an army; name and settings are drawn for all systems */
  readonly ArmyForm: ComponentType<FormProps>;
};

/** The forms of each system, loaded when first wanted. With `lib/rules/index.ts` the only list of systems. */
export const FORMS = {
  'honours-of-war': {
    Inspector: lazy(() =>
      import('./honours-of-war/inspector').then(({ Inspector }) => ({ default: Inspector })),
    ),
    ArmyForm: lazy(() =>
      import('./honours-of-war/army-form').then(({ ArmyForm }) => ({ default: ArmyForm })),
    ),
  },
} as const satisfies Record<SystemId, SystemForms>;
