import data from '@/data/history/counting.json';
import type { OobCounting } from '../rules/core/muster/order-of-battle';

/**
 * counted = may be summed; part-of = stands beside a counted row that holds it already; participation = that it was there
 * is all that is known.
 */
export type Counting = OobCounting;

type Noted = { readonly name: string; readonly notes?: string | null | undefined };

/** By the id of the unit: what neither its notes nor those of its formations say in words that can be read. */
const JUDGED: Readonly<Record<string, { readonly counting: string; readonly why: string }>> = data.units;

const PART =
  /(?<!with )\bpart of (the|Canitz)\b|\bincluded in the\b|\bduplicated in the source\b|\bof the battalions counted above\b|\bpart of the battalions and squadrons counted\b|\bsame troops may stand again\b/;
const PRESENT =
  /\bparticipation\b|^[\p{Letter}-]+ in (its|the) list of (its )?battles\b|^list of battles\b|\bplace not stated\b|\bdo not add\b/u;
const UNPLACED = /\bplace not known\b|^(Units|Regiments) named$/;

/**
 * How a unit of an order of battle counts, by its own notes and by those of the formations it stands in, the nearest
 * first (data/history/README.md: a counted row often stands beside named units that are part of it).
 */
export const countingOf = (id: string, unit: Noted, within: readonly Noted[]): Counting => {
  const judgement = JUDGED[id];
  if (judgement !== undefined) return judgement.counting as Counting;
  const texts = [unit, ...within].map(({ name, notes }, index) =>
    index === 0 ? (notes ?? '') : `${name}; ${notes ?? ''}`,
  );
  if (texts.some((text) => PART.test(text))) return 'part-of';
  if (PRESENT.test(unit.notes ?? '')) return 'participation';
  return within.some(({ name }) => UNPLACED.test(name)) ? 'participation' : 'counted';
};
