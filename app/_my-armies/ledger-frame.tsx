import type { ArmyRow } from '@/lib/armies/schema';

/** The place of the list, before it is loaded and after. */
export const LEDGER = 'min-w-0 px-6 pt-5.5 pb-6 max-tablet:px-4';

/** The list until its scripts are loaded, with the usual height, so that the content below does not move. */
export const LedgerOpening = () => (
  <section className={`${LEDGER} min-h-[85svh]`} aria-labelledby="armies-opening">
    <h1 id="armies-opening" className="font-caslon text-26 pb-2">
      My armies
    </h1>
    <p className="text-ink-3 noscript:hidden" role="status">
      Opening your armies.
    </p>
    <noscript>
      <p>The list of your armies needs JavaScript.</p>
    </noscript>
  </section>
);

/** The layers over the first page. */
export type Open =
  | { readonly dialog: 'none' | 'side' | 'new' | 'import' | 'device' }
  | { readonly dialog: 'rename' | 'share'; readonly row: ArmyRow };

export type Show = (open: Open) => void;

/** Milliseconds after which the offline pages of a user who stays are loaded. */
export const SETTLED = 5_000;
