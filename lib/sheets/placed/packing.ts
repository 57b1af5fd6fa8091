/** An item to be packed: its height, and its place in the order. */
type Piece = { readonly index: number; readonly height: number };

/** Fine enough to waste no line, coarse enough to prefer the order where it costs nothing. */
const GRAIN = 0.8;

type Best = { readonly filled: number; readonly chosen: readonly number[]; readonly late: number };

const better = (a: Best, b: Best | undefined): boolean =>
  b === undefined || a.filled > b.filled || (a.filled === b.filled && a.late < b.late);

/**
 * The pieces that fill a column `room` high well, in order, the first of them always among them. Of those that leave
 * no more than `slack` of what could be filled it takes the earliest. Heights include the gap above each piece.
 */
export const bestColumn = (pieces: readonly Piece[], room: number, slack: number): readonly number[] => {
  const [first, ...others] = pieces;
  if (first === undefined) return [];
  const most = Math.floor((room - first.height) / GRAIN);
  if (most < 0) return [];
  let best: (Best | undefined)[] = [{ filled: 0, chosen: [], late: 0 }];
  for (const [rank, { index, height }] of others.entries()) {
    const size = Math.ceil(height / GRAIN);
    const next = best.slice();
    for (const packing of best) {
      const filled = (packing?.filled ?? 0) + size;
      if (packing === undefined || filled > most) continue;
      const tried = { filled, chosen: [...packing.chosen, index], late: packing.late + rank * size };
      if (better(tried, next[filled])) next[filled] = tried;
    }
    best = next;
  }
  const possible = best.filter((each) => each !== undefined);
  const fullest = Math.max(...possible.map(({ filled }) => filled));
  const [earliest] = possible
    .filter(({ filled }) => filled >= fullest - slack / GRAIN)
    .toSorted((x, y) => x.late - y.late);
  return [first.index, ...(earliest?.chosen ?? [])];
};
