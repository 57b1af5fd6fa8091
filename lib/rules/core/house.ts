import type { Cite } from './citation';
import { type Fraction, fraction, fromDecimal } from './fraction';

/** A coefficient beyond this is a slip of the keyboard, and sums of it would not be exact. */
export const MOST_COEFFICIENT = 10_000;

/** A coefficient of house costs: ours, never the book's. An army or event may change it (`file.house`). */
export type Coefficient = {
  readonly key: string;
  readonly label: string;
  readonly default: number;
  /** the default where a decimal cannot say it: [2, 3] */
  readonly exact?: readonly [number, number];
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

/** The coefficients in force, exact: the file's where it changes them, else ours. */
export const coefficientsOf = <K extends string>(
  coefficients: readonly (Coefficient & { readonly key: K })[],
  house: Readonly<Record<string, number>>,
): Record<K, Fraction> => {
  const inForce = {} as Record<K, Fraction>;
  for (const { key, default: normal, exact } of coefficients) {
    const changed = house[key];
    inForce[key] =
      changed !== undefined && changed !== normal
        ? fromDecimal(changed)
        : exact === undefined
          ? fromDecimal(normal)
          : fraction(...exact);
  }
  return inForce;
};
