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
    for (const known of best) {
      const filled = (known?.filled ?? 0) + size;
      if (known === undefined || filled > most) continue;
      const tried = { filled, chosen: [...known.chosen, index], late: known.late + rank * size };
      if (better(tried, next[filled])) next[filled] = tried;
    }
    best = next;
  }
  const found = best.filter((each) => each !== undefined);
  const fullest = Math.max(...found.map(({ filled }) => filled));
  const [earliest] = found
    .filter(({ filled }) => filled >= fullest - slack / GRAIN)
    .toSorted((x, y) => x.late - y.late);
  return [first.index, ...(earliest?.chosen ?? [])];
};
