import type { Cite } from '../contract/citation';

/** One line of odds: what is asked, and its chance from 0 to 1, exact except for the last division. */
export type OddsRow = {
  readonly label: string;
  /** what bears on it: "+1", "2.0 hits" */
  readonly note: string;
  readonly chance: number;
};

/** Odds of one kind for a unit: "Shaken by a volley", a row for each modifier. */
export type OddsTable = {
  readonly title: string;
  /** head of the rows: "Modifier" */
  readonly head: string;
  /** head of the chances: "Shaken" */
  readonly of: string;
  readonly rows: readonly OddsRow[];
  readonly cite: Cite;
};
