import type { ReactNode } from 'react';

/** The head of one more way to start an army: under a rule in the column beside the list, else over a column of its own. */
export const StartTitle = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2
    className="max-[1240px]:text-20 border-rule-ink mt-5 border-t pt-3 max-[1240px]:mt-0 max-[1240px]:border-t-0 max-[1240px]:pt-0"
    id={id}
  >
    {children}
  </h2>
);
