import * as uiWords from '@/app/_components/ui/words';
import type { ArmyRow } from '@/lib/armies/schema';
import * as words from './words';

/** Where the list stands, before it is there and after. */
export const LEDGER = 'min-w-0 px-6 pt-5.5 pb-6 max-[721px]:px-4';

/** The list until the scripts are there that draw it, as high as most: what stands below it stays where it is. */
export const LedgerOpening = () => (
  <section className={`${LEDGER} min-h-[85svh]`} aria-labelledby="armies-opening">
    <h1 id="armies-opening" className="font-caslon text-26 pb-2">
      {uiWords.myArmies}
    </h1>
    <p className="text-ink-3 noscript:hidden" role="status">
      {words.openingArmies}
    </p>
    <noscript>
      <p>{words.listNeedsJavaScript}</p>
    </noscript>
  </section>
);

/** What lies over the first page. */
export type Open =
  | { readonly dialog: 'none' | 'side' | 'new' | 'import' | 'device' }
  | { readonly dialog: 'rename' | 'share'; readonly row: ArmyRow };

export type Show = (open: Open) => void;

/** Whoever stays may want one of them where there is no connection, in milliseconds. */
export const SETTLED = 5_000;
