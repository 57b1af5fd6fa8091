import type { Cite } from './citation';
import { type Path, pathKey } from './path';

/** One priced fact. `amount` is in minor units of the system (points, or half-points). */
export type CostLine = { readonly label: string; readonly amount: number; readonly cite: Cite };

/** All lines of one node of the army. `share` is the arm (or command, works) it counts under. */
export type CostItem = {
  readonly at: Path;
  readonly share: string;
  readonly total: number;
  readonly lines: readonly CostLine[];
};

/**
 * What an army costs. The total is the sum of its items, each the sum of its lines. Items `aside` have a price and
 * do not count: they are bought for another case, such as the other role in a battle.
 */
export type Costing = {
  readonly total: number;
  readonly items: readonly CostItem[];
  readonly aside?: readonly CostItem[];
};

/** The sum of lines, in minor units. */
export const sumOf = (lines: readonly CostLine[]): number => {
  let total = 0;
  for (let index = 0; index < lines.length; index++) total += lines[index]?.amount ?? 0;
  return total;
};

/** The only place where a node's total is made: the sum of its lines. */
export const costItem = (at: Path, share: string, lines: readonly CostLine[]): CostItem => ({
  at,
  share,
  total: sumOf(lines),
  lines,
});

/** The only place where an army's total is made: the sum of its items, without those `aside`. */
export const costing = (items: readonly CostItem[], aside: readonly CostItem[] = []): Costing => {
  let total = 0;
  for (const item of items) total += item.total;
  return aside.length === 0 ? { total, items } : { total, items, aside };
};

/** The item of one node, whether it counts or stands aside. */
export const itemAt = ({ items, aside = [] }: Costing, at: Path): CostItem | undefined => {
  const key = pathKey(at);
  return items.find((item) => pathKey(item.at) === key) ?? aside.find((item) => pathKey(item.at) === key);
};

/**
 * Totals of every node and every list above it, by `pathKey`; the army itself is ''. An item aside has its price at
 * its own node and counts nowhere above.
 */
export const subtotals = ({ items, aside = [] }: Costing): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { at, total } of aside) sums.set(pathKey(at), total);
  for (const { at, total } of items) {
    for (let depth = 0; depth <= at.length; depth++) {
      const key = pathKey(at.slice(0, depth));
      sums.set(key, (sums.get(key) ?? 0) + total);
    }
  }
  return sums;
};

/** Totals by share (arm, command, works), in the order in which they first occur. */
export const shares = ({ items }: Costing): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const { share, total } of items) sums[share] = (sums[share] ?? 0) + total;
  return sums;
};

/** The same in printed points, `pointScale` minor units each: 10.5 is ten and a half. For statistics, not for sums. */
export const printedShares = (costing: Costing, pointScale: number): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const { share, total } of costing.items) sums[share] = (sums[share] ?? 0) + total;
  for (const share in sums) sums[share] = (sums[share] ?? 0) / pointScale;
  return sums;
};
