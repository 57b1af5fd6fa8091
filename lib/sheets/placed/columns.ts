/** An item with a height in a column; a wide one spans the whole page. */
export type Item = { readonly height: number; readonly wide: boolean };

/** Items of a page by column, as indexes; wide ones stand above the columns. */
export type FilledPage = {
  readonly wide: readonly number[];
  readonly columns: readonly (readonly number[])[];
};

type OpenPage = { wide: number[]; across: number; columns: { items: number[]; used: number }[] };

const open = (columns: number): OpenPage => ({
  wide: [],
  across: 0,
  columns: Array.from({ length: columns }, () => ({ items: [], used: 0 })),
});

const room = (height: number, page: OpenPage, used: number, gap: number): number =>
  height - page.across - (page.wide.length > 0 && used === 0 ? gap : 0) - used;

/**
 * Fills pages with items, each in the first column that has room. A wide first item is at the head of the first page,
 * any
 * other at the head of the second. `height` returns the room of a page.
 */
export const filledColumns = (
  items: readonly Item[],
  columns: number,
  height: (page: number) => number,
  gap: number,
): FilledPage[] => {
  const pages: OpenPage[] = [];
  const page = (index: number): OpenPage => {
    while (pages.length <= index) pages.push(open(columns));
    return pages[index] ?? open(columns);
  };
  const placeWide = (item: Item, index: number): void => {
    const each = page(index === 0 ? 0 : 1);
    each.wide.push(index);
    each.across += item.height + (each.wide.length > 1 ? gap : 0);
  };
  const placeNarrow = (item: Item, index: number): void => {
    for (let at = 0; ; at++) {
      const each = page(at);
      const needed = (used: number) => item.height + (used === 0 ? 0 : gap);
      const column =
        each.columns.find(({ used }) => needed(used) <= room(height(at), each, used, gap)) ??
        // An item higher than a page is alone and runs over.
        (each.columns.every(({ used }) => used === 0) && each.wide.length === 0
          ? each.columns[0]
          : undefined);
      if (column === undefined) continue;
      column.used += needed(column.used);
      column.items.push(index);
      return;
    }
  };
  for (const [index, item] of items.entries()) if (item.wide) placeWide(item, index);
  for (const [index, item] of items.entries()) if (!item.wide) placeNarrow(item, index);
  return pages.map(({ wide, columns: filled }) => ({
    wide,
    columns: filled.map(({ items: stand }) => stand),
  }));
};

/** A way to put items into columns. */
export type Filler = typeof filledColumns;

/** An item to be packed: its height, and its place in the order. */
type Piece = { readonly index: number; readonly height: number };

/** Fine enough to waste no line, coarse enough to prefer the order where it costs nothing. */
const GRAIN = 0.8;

type Best = { readonly filled: number; readonly chosenIndexes: readonly number[]; readonly late: number };

const better = (a: Best, b: Best | undefined): boolean =>
  b === undefined || a.filled > b.filled || (a.filled === b.filled && a.late < b.late);

/**
 * The pieces that fill a column `room` high well, in order, the first of them always among them. Of those that leave
 * no more than `slack` of what could be filled it takes the earliest. Heights include the gap above each piece.
 */
const bestColumn = (pieces: readonly Piece[], room: number, slack: number): readonly number[] => {
  const [first, ...others] = pieces;
  if (first === undefined) return [];
  const most = Math.floor((room - first.height) / GRAIN);
  if (most < 0) return [];
  let best: (Best | undefined)[] = [{ filled: 0, chosenIndexes: [], late: 0 }];
  for (const [rank, { index, height }] of others.entries()) {
    const size = Math.ceil(height / GRAIN);
    const next = best.slice();
    for (const packing of best) {
      const filled = (packing?.filled ?? 0) + size;
      if (packing === undefined || filled > most) continue;
      const tried = {
        filled,
        chosenIndexes: [...packing.chosenIndexes, index],
        late: packing.late + rank * size,
      };
      if (better(tried, next[filled])) next[filled] = tried;
    }
    best = next;
  }
  const possible = best.filter((each) => each !== undefined);
  const fullest = Math.max(...possible.map(({ filled }) => filled));
  const [earliest] = possible
    .filter(({ filled }) => filled >= fullest - slack / GRAIN)
    .toSorted((x, y) => x.late - y.late);
  return [first.index, ...(earliest?.chosenIndexes ?? [])];
};

/**
 * The same, but each column takes those of the items left that fill it best, beginning with the first of them: where
 * that saves a page, it is worth the order. `slack` is what may stay empty in a column for the sake of the order. Wide
 * items stand on the second page.
 */
export const packedColumns =
  (slack: number): Filler =>
  (items, columns, height, gap) => {
    const wide = items.flatMap((item, index) => (item.wide ? [index] : []));
    const across = wide.reduce((sum, index) => sum + (items[index]?.height ?? 0) + gap, 0);
    let left = items.flatMap(({ wide: whole, height: high }, index) =>
      whole ? [] : [{ index, height: high + gap }],
    );
    const pages: FilledPage[] = [];
    while (left.length > 0 || (wide.length > 0 && pages.length < 2)) {
      const page = pages.length;
      const room = height(page) + gap - (page === 1 ? across : 0);
      const filled = Array.from({ length: columns }, () => {
        const best = bestColumn(left, room, slack);
        // An item higher than a page is alone and runs over.
        const column = best.length === 0 ? left.slice(0, 1).map(({ index }) => index) : best;
        left = left.filter(({ index }) => !column.includes(index));
        return column;
      });
      pages.push({ wide: page === 1 ? wide : [], columns: filled });
    }
    return pages;
  };
