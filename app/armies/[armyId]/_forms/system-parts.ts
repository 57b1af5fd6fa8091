import type { System } from '@/lib/rules/core/system';
import type { LaterPart } from '../_components/later';
import type { FormProps, InspectorProps } from './inspector-props';

/** What odds are reckoned from: the army and where its unit stands. */
export type OddsProps = FormProps & Pick<InspectorProps, 'at'>;

/** What the builder needs of a system: its rules at once, its forms when they are wanted. */
export type SystemParts = {
  readonly system: System;
  /** what can be said of the selected row or section */
  readonly Inspector: LaterPart<InspectorProps>;
  /** nation, year and whatever else the system asks of an army; name and settings are drawn for all systems */
  readonly ArmyForm: LaterPart<FormProps>;
  /** the odds of a unit, where the system reckons some */
  readonly Odds?: LaterPart<OddsProps>;
};
