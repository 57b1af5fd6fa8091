import type { ReactNode } from 'react';

/** What can be done with what a sheet shows: a row of buttons, as wide as each other. */
export const SheetActs = ({ children }: { children: ReactNode }) => (
  <div className="phone:[&>button]:min-h-[46px] phone:[&>button]:px-1.5 phone:[&>button]:text-[0.9375rem] flex gap-2 pt-3.5 [&>button]:flex-1">
    {children}
  </div>
);

/** Places to go to or ways to change, one below the other. */
export const SheetChoices = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul
    className="border-rule *:border-rule mt-3.5 border-t *:border-b [&>li>button]:min-h-11"
    aria-label={label}
  >
    {children}
  </ul>
);
