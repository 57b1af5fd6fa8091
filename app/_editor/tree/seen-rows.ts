/** A row of the whole tree: a heading before the rows under it. */
export type TreeRow = {
  readonly id: string;
  /** id of its heading; null for the outermost */
  readonly parent: string | null;
  /** rows of one kind are about as high as each other */
  readonly kind: string;
};

/** Heights of rows in pixels, by their kinds. */
export type RowHeights = Readonly<Record<string, number>>;

/** From where to where a row reaches, in pixels from above. */
export type RowOffset = { readonly start: number; readonly end: number };

/** The rows that the window shows, by their places, and where all of them stand. */
export type RowsInView = {
  readonly first: number;
  readonly last: number;
  readonly reaches: readonly RowOffset[];
};

/** The rows of a long tree that are drawn, each with the height left out before it, and the height after the last. */
export type VisibleRows = { readonly gaps: ReadonlyMap<string, number>; readonly rest: number };

/** A tree of more rows is drawn as far as it is seen; all of a shorter one is, so that the browser finds it. */
export const MANY_ROWS = 60;

/** Rows drawn above and below the window, for scrolling and for walking on by keys. */
const BEYOND = 12;
/** Rows drawn before the height of the window is known, by the server too. */
const AT_FIRST = 40;
/** A row that is not measured yet, in pixels. */
export const USUAL_HEIGHT = 32;

/** Where rows stand that are as high as those of their kinds. */
export const rowOffsets = (rows: readonly TreeRow[], heights: RowHeights): readonly RowOffset[] => {
  let end = 0;
  return rows.map(({ kind }) => {
    const start = end;
    end += heights[kind] ?? USUAL_HEIGHT;
    return { start, end };
  });
};

export const AT_TOP = { first: 0, last: AT_FIRST - BEYOND } as const;

/** Positions of the rendered rows: the visible ones, those kept for the keyboard, and the headings of all of them. */
const drawnPlaces = (
  rows: readonly TreeRow[],
  placeOf: ReadonlyMap<string, number>,
  { first, last }: Pick<RowsInView, 'first' | 'last'>,
  keptIds: readonly (string | null)[],
): readonly number[] => {
  const drawn = new Set<number>();
  const draw = (id: string | null) => {
    const place = id === null ? undefined : placeOf.get(id);
    if (place === undefined || drawn.has(place)) return;
    drawn.add(place);
    draw(rows[place]?.parent ?? null);
  };
  for (const { id } of rows.slice(Math.max(0, first - BEYOND), last + BEYOND + 1)) draw(id);
  for (const id of keptIds) draw(id);
  return [...drawn].toSorted((one, other) => one - other);
};

/** What is drawn of a tree. Rows that came since it was measured stand at its end for a moment. */
export const visibleRows = (
  rows: readonly TreeRow[],
  placeOf: ReadonlyMap<string, number>,
  { reaches, ...range }: RowsInView,
  keptIds: readonly (string | null)[],
): VisibleRows => {
  const whole = reaches.at(-1)?.end ?? 0;
  const gaps = new Map<string, number>();
  let end = reaches[0]?.start ?? 0;
  for (const place of drawnPlaces(rows, placeOf, range, keptIds)) {
    const { start, end: below } = reaches[place] ?? { start: whole, end: whole };
    gaps.set(rows[place]?.id ?? '', Math.max(0, start - end));
    end = below;
  }
  return { gaps, rest: Math.max(0, whole - end) };
};

/** Whether a row is drawn; in a tree that is drawn whole each is. */
export const isRowVisible = (seen: VisibleRows | null, id: string): boolean =>
  seen === null || seen.gaps.has(id);

const spaceAbove = (element: Element): number => Number.parseFloat(getComputedStyle(element).marginTop) || 0;

/** How much of the tree a row takes up: a heading also the space above what it heads. */
export const rowHeight = (row: HTMLElement): number => {
  const block = row.closest('section, li');
  const above = block !== null && block !== row && block.firstElementChild === row ? spaceAbove(block) : 0;
  return row.getBoundingClientRect().height + spaceAbove(row) + above;
};
