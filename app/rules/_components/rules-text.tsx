import type { ComponentProps, ReactNode } from 'react';
import { Paper } from '@/app/_components/ui/paper';

type Text = { readonly children: ReactNode };

/** A page of rules: to read, to look up, and to print. */
export const RulesText = ({ children }: Text) => (
  <Paper className="text-14 max-tablet:px-4 max-tablet:pt-4.5 max-tablet:pb-12 grid max-w-[1040px] grid-cols-[minmax(0,1fr)] content-start gap-3.5 px-6 pt-7 pb-16 leading-(--lh-read) print:max-w-none print:gap-[8pt] print:p-0 print:text-[9pt]">
    {children}
  </Paper>
);

/** What the page is about, under its title. */
export const Lede = ({ children }: Text) => (
  <p className="font-caslon max-w-[68ch] pt-2 text-[1.125rem] leading-normal">{children}</p>
);

/** A paragraph of a width that reads well. */
export const Para = ({ className = '', children }: Text & { readonly className?: string }) => (
  <p className={`max-w-[78ch] ${className}`}>{children}</p>
);

/** A part of the page under its heading, which is its anchor. */
export const Topic = ({ id, title, children }: Text & { readonly id: string; readonly title: string }) => (
  <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-2">
    <h2 id={id} className="border-rule-ink text-20 scroll-mt-16 border-t pt-3 print:break-after-avoid">
      {title}
    </h2>
    {children}
  </section>
);

/** A fact that an address can point to: below the edge of the window, and marked. */
export const Fact = ({ className = '', ...rest }: ComponentProps<'li'>) => (
  <li
    {...rest}
    className={`border-rule target:bg-select scroll-mt-16 border-b target:pl-2.5 target:shadow-[-8px_0_0_var(--select),inset_3px_0_0_var(--ink)] print:break-inside-avoid print:target:bg-transparent print:target:pl-0 print:target:shadow-none ${className}`}
  />
);

/** The head of a fact. */
export const FactTitle = ({ children }: Text) => (
  <h3 className="text-14 font-sans leading-[1.4] font-semibold">{children}</h3>
);

/** The number of a fact, as a link to itself: a target of 24 px at least, without moving the line. */
export const Code = ({ to, children }: Text & { readonly to: string }) => (
  <a
    href={`#${to}`}
    className="relative after:absolute after:-inset-x-1 after:-inset-y-1.5 after:content-['']"
  >
    <span className="whitespace-nowrap tabular-nums">{children}</span>
  </a>
);

/** Facts in two columns where there is room. */
export const FACTS = 'grid grid-cols-2 gap-x-8 max-laptop:grid-cols-[minmax(0,1fr)]';
