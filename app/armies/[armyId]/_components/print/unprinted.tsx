import { Notice } from '@/app/_components/ui/notice';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { firstPages } from '@/lib/sheets/job';
import { placedPages } from '@/lib/sheets/placed/placed-pages';
import { unprintable } from '@/lib/sheets/unprintable';

/** More lines than these are only counted. */
const MOST_NAMED = 3;

/** Before printing: which letters no font of a PDF has, and where they stand. */
export const Unprinted = ({ sheets }: { sheets: readonly PrintedSheet[] }) => {
  const firsts = firstPages(sheets);
  const faults = sheets.map((sheet) => unprintable(placedPages(sheet)));
  const count = faults.reduce((sum, each) => sum + each.count, 0);
  const lines = faults.flatMap((each, at) =>
    each.lines.map(({ text, page }) => ({ text, page: page - 1 + (firsts[at] ?? 1) })),
  );
  if (count === 0) return null;
  const named = lines.slice(0, MOST_NAMED).map(({ text, page }) => `“${text.trim()}” (page ${page})`);
  const more = lines.length - named.length;
  return (
    <Notice severity="info" live className="mb-3 print:hidden">
      No font of the PDF has the letters of {count} {count === 1 ? 'place' : 'places'}, which print as [?]:{' '}
      {named.join(', ')}
      {more > 0 && ` and ${more} more`}. The browser can print them if this device has the font.
    </Notice>
  );
};
