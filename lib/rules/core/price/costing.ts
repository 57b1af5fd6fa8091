import { type Path, pathKey } from '../army/path';
import type { Cite } from '../contract/citation';
import { compareFractions, type Fraction, fraction, fromDecimal, plus, times } from './fraction';
import { type MinorPoints, minorPoints, NO_POINTS, type PrintedPoints, printedPoints } from './points';

/**
 * One priced fact. `amount` is in minor units of the system (points, or half-points): a whole number, but for house
 * costs with a fraction that no minor unit says. Those carry it as `exact`, of which `amount` is the nearest number.
 */
export type CostLine = {
  readonly label: string;
  readonly amount: MinorPoints;
  readonly exact?: Fraction;
  readonly cite: Cite;
};

/** A sum in minor units; `exact` where it is not a whole number of them. */
type Total = { readonly total: MinorPoints; readonly exact?: Fraction };

/** All lines of one node of the army. `share` is the arm (or command, works) it counts under. */
export type CostItem = Total & {
  readonly at: Path;
  readonly share: string;
  readonly lines: readonly CostLine[];
};

/**
 * What an army costs. The total is the sum of its items, each the sum of its lines. Items `aside` have a price and
 * do not count: they are bought for another case, such as the other role in a battle.
 */
export type Costing = Total & {
  readonly items: readonly CostItem[];
  readonly aside?: readonly CostItem[];
};

const numberOf = ({ n, d }: Fraction): MinorPoints => minorPoints(Number(n) / Number(d));

/** A line of this many whole minor units. */
export const costLine = (label: string, amount: number, cite: Cite): CostLine => ({
  label,
  amount: minorPoints(amount),
  cite,
});

/** A line of an exact amount of minor units. */
export const exactLine = (label: string, amount: Fraction, cite: Cite): CostLine =>
  amount.d === 1
    ? costLine(label, Number(amount.n), cite)
    : { label, amount: numberOf(amount), exact: amount, cite };

const plusRest = (rest: Fraction | undefined, more: Fraction): Fraction =>
  rest === undefined ? more : plus(rest, more);

/** Whole minor units and what is left of fractions, as one total. */
const settled = (whole: number, rest: Fraction | undefined): Total => {
  if (rest === undefined) return { total: minorPoints(whole) };
  const exact = plus(fraction(whole), rest);
  const total = numberOf(exact);
  return exact.d === 1 ? { total } : { total, exact };
};

const totalOf = (lines: readonly CostLine[]): Total => {
  let whole = 0;
  let rest: Fraction | undefined;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line?.exact === undefined) whole += line?.amount ?? 0;
    else rest = plusRest(rest, line.exact);
  }
  return settled(whole, rest);
};

/** The sum of lines, in minor units. */
export const sumOf = (lines: readonly CostLine[]): MinorPoints => totalOf(lines).total;

/** The only place where a node's total is made: the sum of its lines. */
export const costItem = (at: Path, share: string, lines: readonly CostLine[]): CostItem => {
  const { total, exact } = totalOf(lines);
  return exact === undefined ? { at, share, total, lines } : { at, share, total, exact, lines };
};

/** The only place where an army's total is made: the sum of its items, without those `aside`. */
export const costing = (items: readonly CostItem[], aside: readonly CostItem[] = []): Costing => {
  let whole = 0;
  let rest: Fraction | undefined;
  for (const { total, exact } of items) {
    if (exact === undefined) whole += total;
    else rest = plusRest(rest, exact);
  }
  const sum = settled(whole, rest);
  return aside.length === 0 ? { ...sum, items } : { ...sum, items, aside };
};

/** True if a total is above this many printed points of `pointScale` minor units: exact. */
export const isAbove = ({ total, exact }: Total, points: PrintedPoints, pointScale: number): boolean => {
  const limit = times(fromDecimal(points), fraction(pointScale));
  return compareFractions(exact ?? fraction(total), limit) > 0;
};

/** The item of one node, whether it counts or not. */
export const itemAt = ({ items, aside = [] }: Costing, at: Path): CostItem | undefined => {
  const key = pathKey(at);
  return items.find((item) => pathKey(item.at) === key) ?? aside.find((item) => pathKey(item.at) === key);
};

/** Sums by key; whole numbers and fractions apart, until all are in. */
class Tally {
  readonly #whole = new Map<string, MinorPoints>();
  readonly #rest = new Map<string, Fraction>();

  add(key: string, { total, exact }: Total): void {
    const before = this.#whole.get(key) ?? NO_POINTS;
    this.#whole.set(key, exact === undefined ? minorPoints(before + total) : before);
    if (exact !== undefined) this.#rest.set(key, plusRest(this.#rest.get(key), exact));
  }

  sums(): Map<string, MinorPoints> {
    for (const [key, rest] of this.#rest) {
      this.#whole.set(key, settled(this.#whole.get(key) ?? 0, rest).total);
    }
    this.#rest.clear();
    return this.#whole;
  }
}

/**
 * Totals of every node and every list above it, by `pathKey`; the army itself is ''. An item aside has its price at
 * its own node and counts nowhere above.
 */
export const subtotals = ({ items, aside = [] }: Costing): ReadonlyMap<string, MinorPoints> => {
  const tally = new Tally();
  for (const item of aside) tally.add(pathKey(item.at), item);
  for (const item of items) {
    for (let depth = 0; depth <= item.at.length; depth++) tally.add(pathKey(item.at.slice(0, depth)), item);
  }
  return tally.sums();
};

/** Totals by share (arm, command, works), in the order in which they first occur. */
export const shares = ({ items }: Costing): Readonly<Record<string, MinorPoints>> => {
  const tally = new Tally();
  for (const item of items) tally.add(item.share, item);
  return Object.fromEntries(tally.sums());
};

/** The same in printed points, `pointScale` minor units each: 10.5 is ten and a half. For statistics, not for sums. */
export const printedShares = (
  costing: Costing | null,
  pointScale: number,
): Readonly<Record<string, PrintedPoints>> =>
  costing === null
    ? {}
    : Object.fromEntries(
        Object.entries(shares(costing)).map(([share, sum]) => [share, printedPoints(sum, pointScale)]),
      );
