import type { Op } from '../army/edit';
import type { Path } from '../army/path';
import type { Cite } from '../contract/citation';
import type { MinorPoints } from '../price/points';
import type { Hatch, SymbolName } from '../sheet/symbol';

/** A value of a row that can be chosen in place, such as a commander's rating. */
export type Choice = {
  readonly label: string;
  /** path into the army */
  readonly at: Path;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A number of a row that can be stepped in place, such as sections of entrenchment. */
export type Count = {
  readonly label: string;
  readonly at: Path;
  readonly value: number;
  readonly min: number;
};

export type OutlineRow = {
  readonly at: Path;
  readonly id: string;
  readonly kind: 'general' | 'lieutenant' | 'commander' | 'unit' | 'works';
  readonly symbol: SymbolName;
  /** of a unit, as its sheets tell it: "1.2"; absent where units have none */
  readonly number?: string;
  /** as the player named it, else the type's own name */
  readonly name: string;
  /** "Grenadier battalion"; empty if the name says it already */
  readonly type: string;
  /** one per column of the outline; `odd` = differs from what the type is by default */
  readonly cells: readonly { readonly text: string; readonly odd: boolean }[];
  readonly choice?: Choice;
  readonly count?: Count;
};

export type OutlineSection = {
  readonly at: Path;
  readonly id: string;
  readonly kind: 'command' | 'formation' | 'independents' | 'works' | 'unassigned';
  readonly title: string;
  /** "4 units", "2 of 3" */
  readonly detail: string;
  readonly rows: readonly OutlineRow[];
  /** the list that rows of this section live in and that others can be moved to */
  readonly list?: { readonly at: Path; readonly holds: 'unit' | 'works' };
  /** what moving a unit here is called in the system's own words: "Make independent" */
  readonly moveHere?: string;
  readonly cite?: Cite;
};

/** The army as the builder shows it: a view of the tree, in the book's words. Paths are into the army. */
export type Outline = {
  readonly columns: readonly string[];
  readonly sections: readonly OutlineSection[];
  /** "11 units, 3 brigades" */
  readonly detail: string;
};

/** Something that can be added besides troops: a brigade, a lieutenant general. */
export type Addition = {
  readonly id: string;
  readonly label: string;
  readonly ops: readonly Op[];
  /** path into the army of what was added */
  readonly select: Path;
};

export type ShareOfArm = {
  readonly key: string;
  readonly label: string;
  readonly hatch: Hatch;
  readonly amount: MinorPoints;
};

/** A limit as the points panel shows it. `guide` = rule of thumb. `allowed` null = none. */
export type Limit = {
  readonly key: string;
  readonly label: string;
  readonly used: number;
  readonly allowed: number | null;
  readonly guide: boolean;
  /** going over it is a note at most, so it is not marked */
  readonly note?: true;
  /** what goes over it is within it once more has come */
  readonly wanting?: true;
  readonly why: string;
  readonly cite: Cite;
};

/** One setting of several nodes at once. `value` null = they differ; each option brings the edits that make it so. */
export type BulkChoice = {
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly ops: readonly Op[];
  }[];
};
