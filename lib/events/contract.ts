import type { Cite } from '../rules/core/citation';
import type { Finding, Severity } from '../rules/core/finding';
import type { Path } from '../rules/core/path';

/** An event pack as plain JSON, read strictly by the rules. */
export type Pack = {
  readonly pack: 1;
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly system: string;
  readonly on: readonly string[];
  readonly notes?: string;
  readonly rules: readonly unknown[];
};

/** How a list stands to one term. */
export type Standing = {
  readonly slot: string;
  /** the term in words */
  readonly title: string;
  /** what the list has: "1,385", "2 of 3" */
  readonly value: string;
  /** null where nobody can tell yet: a note to be ticked */
  readonly kept: boolean | null;
  readonly severity: Severity;
};

/** A note of the terms that an organiser ticks by hand. */
export type Tick = { readonly slot: string; readonly text: string };

/** A finding as it is kept: told in words, with the place as the builder names it. */
export type KeptFinding = {
  /** code, place and origin: by this it is overruled */
  readonly key: string;
  readonly code: string;
  readonly severity: Severity;
  readonly at: Path;
  readonly also?: readonly Path[];
  readonly wanting?: true;
  readonly title: string;
  readonly message: string;
  readonly place?: string;
  readonly cite: Cite;
  readonly origin: Finding['origin'];
};
