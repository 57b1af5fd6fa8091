import type { ReactNode } from 'react';

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
