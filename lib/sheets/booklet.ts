import { counted } from '@/lib/rules/core/army/words';
import type { Sheet } from '@/lib/rules/core/sheet/sheet';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { contentsSheet } from '@/lib/rules/events/lists-paper';
import { firstPages } from './job';
import type { Booklet, PdfRefusal } from './pdf/orders';
import { layOutPages } from './placed/placed-pages';

/** The contents with the page of each roster, `before` pages further back. */
const contents = ({ event, entries, options }: Booklet, firsts: readonly number[], before: number): Sheet =>
  contentsSheet(
    event,
    entries.map((entry, at) => ({ ...entry, page: (firsts[at] ?? 0) + before })),
    options,
  );

/** From this many pages on, and such a part of all of them, someone is asked before one list takes them. */
const LARGE = { pages: 8, part: 0.4 };

type Share = { readonly at: number; readonly pages: number };

/** The list that takes about half of a booklet; with one or two lists in it that is not a surprise. */
const largeList = (firsts: readonly number[], all: number): Share | null => {
  const shares = firsts.slice(1).map((next, at): Share => ({ at, pages: next - (firsts[at] ?? 0) }));
  const [largest] = shares.toSorted((a, b) => b.pages - a.pages);
  if (largest === undefined || shares.length < 3) return null;
  return largest.pages >= LARGE.pages && largest.pages >= all * LARGE.part ? largest : null;
};

const largeListRefusal = ({ entries }: Booklet, { at, pages }: Share, all: number): PdfRefusal => {
  const { number, player, units } = entries[at] ?? { number: at + 1, player: '', units: 0 };
  return {
    ok: false,
    code: 'large-list',
    entry: number,
    message: `Number ${number}, ${player} (${counted(units, 'unit')}), takes ${pages} of ${all} pages: print it apart, leave it out, or print all of them.`,
  };
};

/**
 * The rosters of an event with their contents before them, which count as pages; or, where the organiser wants to be
 * asked, that one list takes about half of them.
 */
export const bookletOf = (
  rosters: readonly PrintedSheet[],
  booklet: Booklet,
): readonly PrintedSheet[] | PdfRefusal => {
  const firsts = firstPages(rosters, booklet.leaves);
  // how many pages the contents take is the same whatever numbers stand in them
  const front = layOutPages(contents(booklet, firsts, 0)).length;
  const before = booklet.leaves ? front + (front % 2) : front;
  const all = before + (firsts.at(-1) ?? 1) - 1;
  const large = booklet.asksFirst ? largeList(firsts, all) : null;
  return large === null
    ? [contents(booklet, firsts, before), ...rosters]
    : largeListRefusal(booklet, large, all);
};
