import type { Finding } from '../check/finding';
import type { Costing } from '../price/costing';

export type StatValue = number | null | Readonly<Record<string, number>>;
export type Stats = Readonly<Record<string, StatValue>>;

/** What the builder knows after every keystroke. `costing` is null for a system (or army) without points. */
export type Assessment = {
  readonly costing: Costing | null;
  readonly findings: readonly Finding[];
  readonly stats: Stats;
};
