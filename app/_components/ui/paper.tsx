import type { ComponentProps, ReactNode } from 'react';

/** The main part of a page: a sheet of paper on the desk, as wide as its class allows and as high as the window. */
export const Paper = ({ className = '', ...rest }: Omit<ComponentProps<'main'>, 'id'>) => (
  <main {...rest} id="main" className={`bg-paper mx-auto min-h-[calc(100dvh-53px)] ${className}`} />
);

/** The title of a page; smaller on a phone. */
export const PageTitle = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <h1 className={`max-tablet:text-26 ${className}`}>{children}</h1>
);

type PlainPageProps = { title: string; children: ReactNode };

const PAGE =
  'bg-paper text-16 grid min-h-[calc(100dvh-53px)] grid-cols-[minmax(0,640px)] content-start justify-center gap-4 px-5 pt-[clamp(32px,12vh,120px)] pb-12 leading-(--lh-read)';

/** A page of a few words: nothing found, something failed, one thing to confirm. */
export const PlainPage = ({ title, children }: PlainPageProps) => (
  <main id="main" className={PAGE}>
    <h1>{title}</h1>
    {children}
  </main>
);

/** What can be done about it. */
export const PageActs = ({ children }: { children: ReactNode }) => (
  <p className="flex flex-wrap gap-2 pt-2">{children}</p>
);
