import { valueAt } from '../army/path';
import type { Cite } from '../contract/citation';
import { type CostItem, type Costing, costing as summed } from '../price/costing';
import type { MinorPoints } from '../price/points';
import type { SourceUnit } from './muster-source';

/** What a step of a conversion does. */
export type StepKind =
  /** the scale of the whole */
  | 'scale'
  /** what the army is set to: its nation, its year */
  | 'setting'
  /** what is taken where the source is silent */
  | 'default'
  /** men, squadrons, guns divided by those of a unit */
  | 'divide'
  | 'round'
  | 'type'
  | 'merge'
  | 'split'
  /** where troops and leaders stand */
  | 'post'
  | 'left-out';

/** One step of a conversion, as data and in words. */
export type LedgerStep = {
  readonly kind: StepKind;
  /** in a row or a formation it continues the name: "rounded to 3" */
  readonly text: string;
  readonly values: Readonly<Record<string, number | string>>;
  readonly cite: Cite;
  /** a convention of ours, not the source's */
  readonly ours: boolean;
  /** arithmetic that takes nothing for granted, and so is not an assumption */
  readonly plain?: true;
  /** the field of the army file that it is about, where that is left behind */
  readonly about?: string;
};

/** A step of a row, with the ids of the source units it is about. */
export type RowStep = LedgerStep & { readonly of: readonly string[] };

export type Fate = 'kept' | 'merged' | 'split' | 'dropped';

export type LedgerChoice = {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** What may be chosen for a row. */
export type RowOffer = {
  readonly type?: LedgerChoice;
  readonly class?: LedgerChoice;
  readonly rounding?: true;
  /** true = troops of one kind are together here and may be kept apart; false = the other way round */
  readonly together?: boolean;
  /** true = left out and may be put in */
  readonly absent?: true;
};

/** Source units that share their fate, and what became of them. */
export type LedgerRow = {
  /** that of its first source unit; choices name it */
  readonly id: string;
  readonly sources: readonly SourceUnit[];
  readonly steps: readonly RowStep[];
  readonly fate: Fate;
  /** ids of units of the new army */
  readonly units: readonly string[];
  readonly offer: RowOffer;
};

/** A formation of the source that has units itself; units directly under the commander are in one without a name. */
export type LedgerFormation = {
  readonly id: string;
  readonly name: string;
  readonly commander: string | null;
  /** what became of it as a whole */
  readonly steps: readonly LedgerStep[];
  readonly rows: readonly LedgerRow[];
};

/** A conversion beside its source, line by line: every unit of the source is in exactly one row. */
export type Ledger = {
  /** steps that concern the whole army */
  readonly steps: readonly LedgerStep[];
  readonly formations: readonly LedgerFormation[];
};

/** A ledger with what each row costs; `others` is what no row does: leaders, works. `null` without points. */
export type PricedLedger = {
  readonly steps: Ledger['steps'];
  readonly formations: readonly (Omit<LedgerFormation, 'rows'> & {
    readonly rows: readonly (LedgerRow & { readonly points: MinorPoints | null })[];
    readonly points: MinorPoints | null;
  })[];
  /** by the id of a unit of the new army */
  readonly unitPoints: Readonly<Record<string, MinorPoints>>;
  readonly others: MinorPoints | null;
  readonly total: MinorPoints | null;
};

/** Every row, in the order of the source. */
export const rowsOf = <R>({
  formations,
}: {
  readonly formations: readonly { readonly rows: readonly R[] }[];
}): R[] => formations.flatMap(({ rows }) => rows);

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
