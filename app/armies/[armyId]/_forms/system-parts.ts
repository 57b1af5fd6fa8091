import type { LaterPart } from '@/app/_editor/later';
import type { System } from '@/lib/rules/core/contract/system';
import type { FormProps, InspectorProps } from './inspector-props';

/** What odds are reckoned from: the army and where its unit stands. */
export type OddsProps<A = unknown> = FormProps<A> & Pick<InspectorProps<A>, 'at'>;

/** What the builder needs of a system: its rules at once, its forms when they are wanted. `A` is its own army type. */
type PartsOf<A> = {
  readonly system: System;
  /** what can be said of the selected row or section */
  readonly Inspector: LaterPart<InspectorProps<A>>;
  /** nation, year and whatever else the system asks of an army; name and settings are drawn for all systems */
  readonly ArmyForm: LaterPart<FormProps<A>>;
  /** the odds of a unit, where the system reckons some */
  readonly Odds?: LaterPart<OddsProps<A>>;
};

/** The parts of a system with its army type closed over: what everything outside its folder holds. */
export type SystemParts = PartsOf<unknown>;

/** Closes over the system's army type, as `defineSystem` does. Only a file of this system may be passed in. */
export const defineParts = <A>(parts: PartsOf<A>): SystemParts => parts as unknown as SystemParts;
