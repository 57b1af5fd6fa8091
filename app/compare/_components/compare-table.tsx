import type { ComponentProps, ReactNode } from 'react';

type Cells = { readonly children: ReactNode };

const HEAD = 'py-1 font-normal text-11 text-ink-3';
const ROW = 'h-7.5 border-rule border-b py-1';
const APART = 'pl-4.5 max-tablet:pl-2.5';

/** Numbers of two armies beside each other. */
export const CompareTable = ({ className = '', ...rest }: ComponentProps<'table'>) => (
  <table {...rest} className={`w-full max-w-[640px] ${className}`} />
);

/** The head of the rows. */
export const NameHead = ({ children }: Cells) => (
  <th scope="col" className={`${HEAD} text-start`}>
    {children}
  </th>
);

/** The head of a column of numbers. */
export const NumberHead = ({ span = 1, children }: Cells & { readonly span?: number }) => (
  <th scope="col" className={`num ${HEAD} ${APART}`} colSpan={span}>
    {children}
  </th>
);

/** The head of a column of words. */
export const WordHead = ({ children }: Cells) => (
  <th scope="col" className={`${HEAD} ${APART} text-start`}>
    {children}
  </th>
);

export const NameCell = ({ children }: Cells) => (
  <th scope="row" className={`${ROW} text-start font-normal`}>
    {children}
  </th>
);

export const Cell = ({ className = 'num', children }: Cells & { readonly className?: string }) => (
  <td className={`${ROW} ${APART} ${className}`}>{children}</td>
);

/** The heading of a part of a comparison, over its rule. */
export const CompareHeading = ({ id, title }: { id: string; title: string }) => (
  <h2 id={id} className="border-rule-ink text-20 border-b pb-1.5 wrap-anywhere">
    {title}
  </h2>
);
