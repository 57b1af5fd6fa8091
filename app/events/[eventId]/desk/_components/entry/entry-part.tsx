import type { ReactNode } from 'react';

type EntryPartProps = {
  title: string;
  /** beside the title */
  beside?: ReactNode;
  children: ReactNode;
};

/** One part of what is known of an entry, under its title. */
export const EntryPart = ({ title, beside, children }: EntryPartProps) => (
  <section aria-label={title} className="min-w-0">
    <h3 className="border-rule-ink text-16 flex items-baseline gap-2 border-b pt-3.5 pb-[5px]">
      {title} {beside}
    </h3>
    {children}
  </section>
);
