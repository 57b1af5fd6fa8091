import type { PrintedSheet } from '@/lib/rules/core/sheet-parts';
import { paginate } from '@/lib/sheets/paginate';
import { PlacedPages } from './placed-pages';
import { SheetPage } from './sheet-page';
import './sheet-print.css';
import './sheet.css';

/** More rows than this are not drawn: no one prints them, and a browser would stand still. */
const MOST_PAGES = 120;

/**
 * A sheet as pages of paper, on screen and for the browser's print. Pages break where those of the PDF break.
 * Needs no network and no effects: it draws from the army in memory.
 */
export function SheetView({ sheet }: { readonly sheet: PrintedSheet }) {
  if (sheet.form !== undefined) return <PlacedPages sheet={sheet} />;
  const { density, pages } = paginate(sheet);
  const shown = pages.slice(0, MOST_PAGES);
  return (
    <section className="sheet-view" aria-label={sheet.title} data-density={density} data-ink={sheet.ink}>
      {shown.map((page) => (
        <SheetPage key={page.number} sheet={sheet} page={page} count={pages.length} density={density} />
      ))}
      {shown.length < pages.length && (
        <p className="sheet-more">
          {pages.length - shown.length} more sheets are not drawn: split the army to print them.
        </p>
      )}
    </section>
  );
}
