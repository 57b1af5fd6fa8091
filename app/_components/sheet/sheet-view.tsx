import * as uiWords from '@/app/_components/ui/words';
import type { PrintedSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { inOrder } from '@/lib/sheets/in-order';
import { placedPages } from '@/lib/sheets/placed/placed-pages';
import { PlacedMark } from './placed-mark';
import './sheet-print.css';
import './sheet.css';

/** More pages than this are not drawn: no one prints them, and a browser would stand still. */
const MOST_PAGES = 60;

/** A drawing wider than its place scrolls, and has nothing in it that keys could reach. */
const SCROLLED = { tabIndex: 0 } as const;

/** How the paper of a plate lies: on its side, or of twice the size. */
const lieOf = (sheet: PrintedSheet): string | undefined =>
  sheet.form !== 'plate' ? undefined : sheet.large ? 'large' : 'side';

/** The cards of an army stand beside its roster, and both bear its name. */
const nameOf = ({ form, title }: PrintedSheet): string => (form === 'cards' ? uiWords.cardsOf(title) : title);

type SheetViewProps = {
  readonly sheet: PrintedSheet;
  /** a blank side, so that what follows begins on a new leaf */
  readonly blankAfter?: boolean;
  /** what lies on its side is turned on paper that stands, as all pages of one print are of one size */
  readonly turned?: boolean;
};

/**
 * A sheet as pages of paper, on screen and for the browser's print, drawn from the same places as the PDF. Needs no
 * network and no effects: it draws from the army in memory.
 */
export function SheetView({ sheet, blankAfter = false, turned = false }: SheetViewProps) {
  const pages = placedPages(sheet);
  const visible = pages.slice(0, MOST_PAGES);
  return (
    <section className="sheet-view" {...SCROLLED} aria-label={nameOf(sheet)} data-ink={sheet.ink}>
      {inOrder(visible).map(({ key, item: { width, height, label, marks, guides = [] } }) => (
        <article
          key={key}
          className="sheet-page"
          data-paper={sheet.paper}
          data-lie={lieOf(sheet)}
          data-turned={turned && sheet.form === 'plate' ? true : undefined}
          aria-label={label}
        >
          <svg className="sheet-drawing sheet-lying" viewBox={`0 0 ${width} ${height}`} aria-label={label}>
            {guides.length > 0 && (
              <g className="sheet-guides" aria-hidden>
                {inOrder(guides).map(({ key: place, item }) => (
                  <PlacedMark key={place} mark={item} />
                ))}
              </g>
            )}
            {inOrder(marks).map(({ key: place, item }) => (
              <PlacedMark key={place} mark={item} />
            ))}
          </svg>
          {turned && sheet.form === 'plate' && (
            <svg className="sheet-drawing sheet-turned" viewBox={`0 0 ${height} ${width}`} aria-hidden>
              <g transform={`translate(${height} 0) rotate(90)`}>
                {inOrder(marks).map(({ key: place, item }) => (
                  <PlacedMark key={place} mark={item} />
                ))}
              </g>
            </svg>
          )}
        </article>
      ))}
      {blankAfter && (
        <article className="sheet-page" data-paper={sheet.paper} aria-label={uiWords.blankSide} />
      )}
      {visible.length < pages.length && (
        <p className="sheet-more">{uiWords.sheetsNotShown(pages.length - visible.length)}</p>
      )}
    </section>
  );
}
