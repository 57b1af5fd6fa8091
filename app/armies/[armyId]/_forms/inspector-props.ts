import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { Op } from '@/lib/rules/core/army/edit';
import type { Path } from '@/lib/rules/core/army/path';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';

type ChangeOptions = {
  /** typing into a text field: what follows in the same field is the same step of undo */
  readonly typed?: boolean;
};

/** What is known of regiments, and how to take note of another. */
export type RegimentNotes = {
  readonly known: RegimentFacts;
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
