import type { ReactNode } from 'react';
import { PageActs, PlainPage } from './paper';
import * as words from './words';

/** Simpler than our buttons: the framework sends the pages of faults with every page. */
const ACT = 'border-ink rounded-2 inline-flex min-h-11 items-center border px-3 font-medium no-underline';

type FaultPageProps = {
  retry: () => void;
  /** what is known of the fault */
  children: ReactNode;
};

/** A page that could not be shown: what is wrong, and what can be done. */
export const FaultPage = ({ retry, children }: FaultPageProps) => (
  <PlainPage title="Something went wrong">
    {children}
    <PageActs>
      <button type="button" className={`${ACT} bg-ink text-paper`} onClick={retry}>
        {words.tryAgain}
      </button>
      <a className={ACT} href="/">
        {words.myArmies}
      </a>
    </PageActs>
  </PlainPage>
);
