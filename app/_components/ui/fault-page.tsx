import type { ReactNode } from 'react';
import { PageActs, PlainPage } from './paper';

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
        Try again
      </button>
      <a className={ACT} href="/">
        My armies
      </a>
    </PageActs>
  </PlainPage>
);
