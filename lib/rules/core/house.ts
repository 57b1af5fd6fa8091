import type { Cite } from './citation';

/** A coefficient of house costs: ours, never the book's. An army or event may change it (`file.house`). */
export type Coefficient = {
  readonly key: string;
  readonly label: string;
  readonly default: number;
  readonly derivation: string;
  readonly cite: Cite;
};

/**
 * A table the source has lost: ruled blanks that the user fills in once (`file.tables[key]`, rows by key, cells in
 * the order of the columns). `given` cells are known and cannot be changed; `fillIns` are sets of values from
 * elsewhere, named as such.
 */
export type HouseTable = {
  readonly key: string;
  readonly title: string;
  readonly cite: Cite;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly given?: readonly (string | null)[];
  }[];
  readonly fillIns: readonly {
    readonly label: string;
    readonly source: string;
    readonly values: Readonly<Record<string, readonly string[]>>;
  }[];
};

/** What a user filled in: cells by row key. */
export type HouseTableValues = Readonly<Record<string, readonly string[]>>;
