import { valueAt } from '../army/path';
import { type CostItem, type Costing, costing as summed } from '../price/costing';
import type { MinorPoints } from '../price/points';
import type { Ledger, PricedLedger } from './ledger';

const idAt = (army: unknown, { at }: CostItem): string | undefined => {
  const node = valueAt(army, at);
  return node !== null && typeof node === 'object' && 'id' in node ? String(node.id) : undefined;
};

/** A ledger with what each row costs, out of the costing of the army it made. */
export const priced = (ledger: Ledger, army: unknown, costing: Costing | null): PricedLedger => {
  if (costing === null) {
    const formations = ledger.formations.map((formation) => ({
      ...formation,
      rows: formation.rows.map((row) => ({ ...row, points: null })),
      points: null,
    }));
    return { ...ledger, formations, unitPoints: {}, others: null, total: null };
  }
  const byUnit = new Map<string, CostItem[]>();
  for (const item of costing.items) {
    const id = idAt(army, item) ?? '';
    byUnit.set(id, [...(byUnit.get(id) ?? []), item]);
  }
  const attributed = new Set<CostItem>();
  const itemsOf = (ids: readonly string[]): CostItem[] => {
    const items = ids.flatMap((id) => byUnit.get(id) ?? []);
    for (const item of items) attributed.add(item);
    return items;
  };
  const formations = ledger.formations.map((formation) => {
    const items = formation.rows.map(({ units }) => itemsOf(units));
    return {
      ...formation,
      rows: formation.rows.map((row, index) => ({ ...row, points: summed(items[index] ?? []).total })),
      points: summed(items.flat()).total,
    };
  });
  const unitPoints: Record<string, MinorPoints> = Object.fromEntries(
    ledger.formations
      .flatMap(({ rows }) => rows.flatMap(({ units }) => units))
      .map((id) => [id, summed(byUnit.get(id) ?? []).total]),
  );
  const others = summed(costing.items.filter((item) => !attributed.has(item))).total;
  return { ...ledger, formations, unitPoints, others, total: costing.total };
};
