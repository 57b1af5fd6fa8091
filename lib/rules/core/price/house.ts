import type { Cite } from '../contract/citation';
import { type Fraction, fraction, fromDecimal } from './fraction';
import { coefficientTyped } from './points';

/** The bound of a changed coefficient, in plus and minus: a larger one is a typing error. */
export const MOST_COEFFICIENT = 200;
/** It has at most three decimals, or is a fraction whose divisor is at most this. */
export const MOST_DIVISOR = 1000;

/** A changed coefficient as it is written: a decimal, or a fraction of two integers such as "2/3". */
export type HouseValue = number | string;

/** Changed coefficients by key (`file.house`). */
export type HouseValues = Readonly<Record<string, HouseValue>>;

/** The form of a fraction of any size; longer texts are rejected. */
export const WRITTEN_FRACTION = /^(-?\d{1,15})\/(0*[1-9]\d{0,14})$/;

/** What a changed coefficient may be, in words. */
export const BOUNDS_TEXT = `between −${MOST_COEFFICIENT} and ${MOST_COEFFICIENT}, with at most three decimals or as a fraction such as 2/3`;

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

/** Longest text of a cell, in characters. */
export const MAX_CELL = 200;

/** What a user filled in: cells by row key. */
export type HouseTableValues = Readonly<Record<string, readonly string[]>>;

/** A changed coefficient, exact; null beyond the bounds, where sums would not be exact or a price absurd. */
export const houseFraction = (value: HouseValue): Fraction | null => {
  if (typeof value === 'number') {
    const thousandths = Math.round(value * MOST_DIVISOR);
    if (!(Math.abs(value) <= MOST_COEFFICIENT) || thousandths / MOST_DIVISOR !== value) return null;
    return fraction(thousandths, MOST_DIVISOR);
  }
  const [, top, bottom] = WRITTEN_FRACTION.exec(value) ?? [];
  const [n, d] = [Number(top), Number(bottom)];
  return d <= MOST_DIVISOR && Math.abs(n) <= MOST_COEFFICIENT * d ? fraction(n, d) : null;
};

/** "2/3" for a value that no three decimals say; undefined for one that they do. */
export const fractionText = ({ n, d }: Fraction): string | undefined =>
  Number.isInteger((Number(n) / Number(d)) * 1000) ? undefined : `${n}/${d}`;

/**
 * What a person typed as a coefficient, kept as written; undefined for what is no number, no fraction or beyond the
 * bounds. A minus may be a hyphen or a true one; a point or a comma begins the decimals.
 */
export const typedCoefficient = (text: string): HouseValue | undefined => {
  const written = text.trim().replace('−', '-');
  const value = WRITTEN_FRACTION.test(written) ? written : coefficientTyped(written);
  if (value === undefined) return undefined;
  return houseFraction(value) === null ? undefined : value;
};

type CoefficientBounds = Pick<Coefficient, 'key' | 'default'>;

/** The coefficients that a file changes beyond the bounds: such an army has no total. */
export const coefficientsBeyond = <C extends CoefficientBounds>(
  coefficients: readonly C[],
  house: HouseValues,
): readonly C[] => {
  // most armies change none, and every keystroke asks
  for (const _ in house) {
    return coefficients.filter(({ key, default: normal }) => {
      const value = house[key];
      return value !== undefined && value !== normal && houseFraction(value) === null;
    });
  }
  return [];
};

/** The coefficients in force, exact: the file's where it changes them within the bounds, else ours. */
export const coefficientsOf = <K extends string>(
  coefficients: readonly (Pick<Coefficient, 'default' | 'exact'> & { readonly key: K })[],
  house: HouseValues,
): Record<K, Fraction> => {
  const inForce = {} as Record<K, Fraction>;
  for (const { key, default: normal, exact } of coefficients) {
    const changed = house[key];
    const ours = exact === undefined ? fromDecimal(normal) : fraction(...exact);
    inForce[key] = changed === undefined || changed === normal ? ours : (houseFraction(changed) ?? ours);
  }
  return inForce;
};
