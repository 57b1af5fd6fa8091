/** One part of a long list: which of how many, and the entries it shows, counted from 1. */
export type PartOf = {
  readonly part: number;
  readonly parts: number;
  readonly from: number;
  readonly to: number;
  readonly all: number;
};

/** The part that an address names; the first for anything that is no number. */
export const partIn = (value: string | string[] | undefined): number =>
  typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;

/** The part asked for, or the last where there are fewer. */
export const partWithin = (partNumber: number, parts: number): number =>
  Math.min(Math.max(partNumber, 1), Math.max(parts, 1));

/** Entries `size` at a time: the ones of the part asked for. */
export const partOfList = <T>(
  list: readonly T[],
  partNumber: number,
  size: number,
): { readonly items: readonly T[]; readonly place: PartOf } => {
  const parts = Math.max(1, Math.ceil(list.length / size));
  const part = partWithin(partNumber, parts);
  const from = (part - 1) * size;
  const items = list.slice(from, from + size);
  return { items, place: { part, parts, from: from + 1, to: from + items.length, all: list.length } };
};
