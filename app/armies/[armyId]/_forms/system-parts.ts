import type { LazyPartLoader } from '@/app/_editor/lazy-part';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { Op } from '@/lib/rules/core/army/edit';
import type { Path } from '@/lib/rules/core/army/path';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import type { BuilderSystem } from '@/lib/rules/core/contract/system';

type ChangeOptions = {
  /** typing into a text field: what follows in the same field is the same step of undo */
  readonly typed?: boolean;
};

/** What is known of regiments, and how to take note of another. */
type RegimentNotes = {
  readonly regimentFacts: RegimentFacts;
  readonly learn: (regiments: RegimentFacts) => void;
};

/** What a system's forms get: an army of its own and a way to change it. They hold no second copy of either. */
export type FormProps<A = unknown> = {
  readonly file: ArmyFile<A>;
  /** paths of the operations start at the file: ['army', ...] */
  readonly change: (label: string, ops: readonly Op[], options?: ChangeOptions) => void;
  /** the player has left a text field */
  readonly seal: () => void;
  readonly history: RegimentNotes;
};

/** The form of the selected row or section. */
export type InspectorProps<A = unknown> = FormProps<A> & {
  /** its path into the army */
  readonly at: Path;
  /** the player asked to rename it: the focus belongs in its name; `onNaming` says that it is there */
  readonly naming: boolean;
  readonly onNaming: () => void;
};

/** The input of odds: the army and the path of its unit. */
export type OddsProps<A = unknown> = FormProps<A> & Pick<InspectorProps<A>, 'at'>;

/**
 * The parts of a system for the builder: troops and prices at once, checks after the first list is rendered, forms on
 * demand. `A` is its own army type.
 */
type PartsOf<A> = {
  readonly system: BuilderSystem;
  /** what can be said of the selected row or section */
  readonly Inspector: LazyPartLoader<InspectorProps<A>>;
  /** nation, year and whatever else the system asks of an army; name and settings are drawn for all systems */
  readonly ArmyForm: LazyPartLoader<FormProps<A>>;
  /** the odds of a unit, where the system reckons some */
  readonly Odds?: LazyPartLoader<OddsProps<A>>;
};

/** The parts of a system with its army type closed over: what everything outside its folder holds. */
export type SystemParts = PartsOf<unknown>;

/** Closes over the system's army type, as `defineSystem` does. Only a file of this system may be passed in. */
export const defineParts = <A>(parts: PartsOf<A>): SystemParts => parts as unknown as SystemParts;
