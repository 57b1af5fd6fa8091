import type { Placed } from './tree';

/** Who a unit was: the regiment attached to it, and its facing colour in words; null where that is not known. */
export type Regiment = { readonly name: string; readonly facings: string | null };

/** Regiments by the ids of the units they are attached to. */
export type Regiments = Readonly<Record<string, Regiment>>;

/** The regiment of units alike, if all of them are of the same; else undefined. */
export const sharedRegiment = (
  units: readonly Placed<{ readonly id: string }>[],
  regiments: Regiments = {},
): Regiment | undefined => {
  const [first, ...others] = units.map(({ unit }) => regiments[unit.id]);
  const same = others.every((other) => other?.name === first?.name && other?.facings === first?.facings);
  return same ? first : undefined;
};
