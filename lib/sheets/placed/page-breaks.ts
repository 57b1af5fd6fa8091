/** Something that is never split, as a page sees it. Heights in mm. */
export type PagePiece = {
  readonly height: number;
  /** white above it, where it does not begin a page */
  readonly above: number;
  /** the parts above it when it begins a page: heads of columns, the heading of its group */
  readonly repeat: number;
  /** rows that a page should not hold alone */
  readonly rows: number;
  /** a page ends well before it: a group begins */
  readonly opens: boolean;
};

/** What a page has room for. */
export type PageRooms = {
  readonly opening: number;
  readonly running: number;
  /** the foot of the last page, with the white above it */
  readonly tail: number;
};

/** Fewer rows than these look lost on their own page. */
const FEW = 4;

/** By the way numbers are rounded. */
const GRAIN = 1e-6;

const COST = { page: 1e6, over: 1e4, few: 400, split: 12, blank: 90 } as const;

type Fill = { readonly used: number; readonly rows: number };

const added = (fill: Fill, piece: PagePiece): Fill => ({
  used: fill.used + piece.height + (fill.used === 0 ? piece.repeat : piece.above),
  rows: fill.rows + piece.rows,
});

/** What it costs that a page with something after it ends here. */
const endCost = ({ used }: Fill, room: number, next: PagePiece | undefined): number =>
  COST.blank * Math.max(0, (room - used) / room) ** 2 + (next?.opens === false ? COST.split : 0);

const fewCost = ({ rows }: Fill): number => (rows > 0 && rows < FEW ? COST.few : 0);

/** The cheapest continuation from a piece: where its page ends, and whether the tail is then alone on the next. */
type Best = { readonly cost: number; readonly end: number; readonly tailAlone: boolean };

const NONE: Best = { cost: Number.POSITIVE_INFINITY, end: 0, tailAlone: false };

const bestFrom = (
  pieces: readonly PagePiece[],
  from: number,
  room: number,
  tail: number,
  after: readonly Best[],
): Best => {
  let best = NONE;
  let fill: Fill = { used: 0, rows: 0 };
  for (let end = from + 1; end <= pieces.length; end++) {
    const piece = pieces[end - 1];
    if (piece !== undefined) fill = added(fill, piece);
    const tooFull = fill.used > room + GRAIN;
    // A piece higher than a page is alone and runs over.
    if (tooFull && end > from + 1) break;
    const tailAlone = end === pieces.length && fill.used + tail > room + GRAIN && tail > 0;
    const rest =
      end < pieces.length
        ? COST.page + endCost(fill, room, pieces[end]) + (after[end]?.cost ?? 0)
        : tailAlone
          ? COST.page + COST.few
          : 0;
    const cost = rest + fewCost(fill) + (tooFull ? COST.over : 0);
    if (cost < best.cost) best = { cost, end, tailAlone };
  }
  return best;
};

/**
 * Divides pieces into pages, each given by its end: as few as possible; then no page with a few rows alone, ends
 * between
 * groups if that leaves little blank, and full pages before the last. The tail is whole on the last page, if necessary
 * alone.
 */
export const pageEnds = (pieces: readonly PagePiece[], { opening, running, tail }: PageRooms): number[] => {
  const { length } = pieces;
  if (length === 0) return [0];
  const after: Best[] = [];
  for (let from = length - 1; from > 0; from--) after[from] = bestFrom(pieces, from, running, tail, after);
  let next = bestFrom(pieces, 0, opening, tail, after);
  const ends = [next.end];
  while (next.end < length) {
    next = after[next.end] ?? NONE;
    ends.push(next.end);
  }
  return next.tailAlone ? [...ends, length] : ends;
};
