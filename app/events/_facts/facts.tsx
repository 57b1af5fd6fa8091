import type { ReactNode } from 'react';

/** What is known of a list, a line for each. */
export const Facts = ({ children }: { children: ReactNode }) => <dl>{children}</dl>;

/** One of them, with more in small letters below. */
export const Fact = ({ term, children, more }: { term: string; children: ReactNode; more?: ReactNode }) => (
  <div className="border-rule flex min-h-11 items-center justify-between gap-4 border-b py-1">
    <dt className="text-ink-2">{term}</dt>
    <dd className="text-right font-[560] wrap-anywhere tabular-nums">
      {children}
      {more !== undefined && <small className="text-12 text-ink-3 block font-normal">{more}</small>}
    </dd>
  </div>
);
