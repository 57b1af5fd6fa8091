import type { ReactNode } from 'react';

type RuledTitleProps = {
  id: string;
  title: string;
  /** beside the title */
  children: ReactNode;
  /** at the end of the line */
  apart?: boolean;
};

/** A heading with a word beside it, over the rule that a list or table hangs from. */
export const RuledTitle = ({ id, title, children, apart = false }: RuledTitleProps) => (
  <div className="border-rule-ink flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 border-b pb-[7px] print:break-after-avoid">
    <h2 id={id} className={`text-20 wrap-anywhere ${apart ? 'mr-auto' : ''}`}>
      {title}
    </h2>
    {children}
  </div>
);
