import type { Sheet } from '@/lib/rules/core/sheet';
import type { PrintedSheet } from '@/lib/rules/core/sheet-parts';
import { contentsSheet } from '@/lib/rules/events/lists-paper';
import { firstPages } from './job';
import type { Booklet } from './pdf/orders';
import { placedPages } from './placed/placed-pages';

/** The contents with the page of each roster, `before` pages further back. */
const contents = ({ event, entries, options }: Booklet, firsts: readonly number[], before: number): Sheet =>
  contentsSheet(
    event,
    entries.map((entry, at) => ({ ...entry, page: (firsts[at] ?? 0) + before })),
    options,
  );

/** The rosters of an event with their contents before them, which count as pages. */
export const bookletOf = (rosters: readonly PrintedSheet[], booklet: Booklet): PrintedSheet[] => {
  const firsts = firstPages(rosters);
  // how many pages the contents take is the same whatever numbers stand in them
  const before = placedPages(contents(booklet, firsts, 0)).length;
  return [contents(booklet, firsts, before), ...rosters];
};
