import { Notice } from '@/app/_components/ui/notice';
import * as common from '@/app/_components/words';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { firstPages } from '@/lib/sheets/job';
import { placedPages } from '@/lib/sheets/placed/placed-pages';
import { unprintable } from '@/lib/sheets/unprintable';
import * as words from './words';

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
  const named = lines.slice(0, MOST_NAMED).map(({ text, page }) => words.lettersOnPage(text.trim(), page));
  const more = lines.length - named.length;
  return (
    <Notice severity="info" live className="mb-3 print:hidden">
      {words.lettersNotInFonts(count, named.join(', '))}
      {more > 0 && common.andMore(more)}
      {words.browserMayPrintThem}
    </Notice>
  );
};
