/** Places beside the found one that are tried too: a coarser scale may, by rounding, give a larger army. */
const NEAR = 3;

export type Sized = {
  readonly factor: number;
  readonly size: number;
  /** the next finer scale with what it would give; absent where the finest is taken */
  readonly finer?: { readonly factor: number; readonly size: number };
  /** false where even the coarsest scale gives more */
  readonly fits: boolean;
};

/**
 * The factor that gives the largest army of at most `most`, the finest of those alike; the coarsest where none fits.
 * @param sizeAt what an army at a factor has: units, or minor points
 */
export const largestWithin = (
  factors: readonly number[],
  most: number,
  sizeAt: (factor: number) => number,
): Sized => {
  const known = new Map<number, number>();
  const at = (place: number): number => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const size = sizeAt(factors[place] ?? 1);
    known.set(place, size);
    return size;
  };
  let low = 0;
  let high = factors.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (at(middle) <= most) high = middle;
    else low = middle + 1;
  }
  let best = low;
  for (let place = Math.max(0, low - NEAR); place <= Math.min(factors.length - 1, low + NEAR); place++) {
    const size = at(place);
    if (size > most) continue;
    if (at(best) > most || size > at(best) || (size === at(best) && place < best)) best = place;
  }
  const finer = best > 0 ? { factor: factors[best - 1] ?? 1, size: at(best - 1) } : undefined;
  return { factor: factors[best] ?? 1, size: at(best), fits: at(best) <= most, ...(finer && { finer }) };
};
