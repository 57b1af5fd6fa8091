/** Places beside the found one that are tried too: a coarser scale may, by rounding, give a larger army. */
const NEAR = 2;

export type ArmySize = {
  readonly factor: number;
  readonly size: number;
  /** the next finer scale with what it would give; absent where the finest is taken */
  readonly finer?: { readonly factor: number; readonly size: number };
  /** false where even the coarsest scale gives more */
  readonly fits: boolean;
};

/** The index of the first factor of at least `least`; the last one if all are smaller. */
const placeOf = (factors: readonly number[], least: number): number => {
  let low = 0;
  let high = factors.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((factors[middle] ?? 0) >= least) high = middle;
    else low = middle + 1;
  }
  return low;
};

/**
 * The first place whose size is within `most`, were sizes to fall with the factor. Sizes go by one to the factor, so
 * that the first is a good guess of the place; from there in growing steps, then by halves: each look is a mustering.
 */
const firstWithin = (factors: readonly number[], most: number, at: (place: number) => number): number => {
  if (at(0) <= most) return 0;
  const end = factors.length - 1;
  const fits = (place: number): boolean => at(place) <= most;
  const guess = placeOf(factors, ((factors[0] ?? 1) * at(0)) / most);
  const way = fits(guess) ? -1 : 1;
  let low = way < 0 ? 0 : guess;
  let high = way < 0 ? guess : end;
  for (let step = 1; ; step *= 2) {
    const place = guess + way * step;
    if (place <= low || place >= high) break;
    if (fits(place)) high = place;
    else low = place;
    if (fits(place) !== way < 0) break;
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return high;
};

/**
 * The factor that gives the largest army of at most `most`, the finest of those alike; the coarsest where none fits.
 * @param sizeAt what an army at a factor has: units, or minor points
 */
export const largestWithin = (
  factors: readonly number[],
  most: number,
  sizeAt: (factor: number) => number,
): ArmySize => {
  const sizes = new Map<number, number>();
  const at = (place: number): number => {
    const before = sizes.get(place);
    if (before !== undefined) return before;
    const size = sizeAt(factors[place] ?? 1);
    sizes.set(place, size);
    return size;
  };
  const low = firstWithin(factors, most, at);
  let best = low;
  for (let place = Math.max(0, low - NEAR); place <= Math.min(factors.length - 1, low + NEAR); place++) {
    const size = at(place);
    if (size > most) continue;
    if (at(best) > most || size > at(best) || (size === at(best) && place < best)) best = place;
  }
  const finer = best > 0 ? { factor: factors[best - 1] ?? 1, size: at(best - 1) } : undefined;
  return { factor: factors[best] ?? 1, size: at(best), fits: at(best) <= most, ...(finer && { finer }) };
};
