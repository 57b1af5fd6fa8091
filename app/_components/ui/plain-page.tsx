import type { ReactNode } from 'react';

type PlainPageProps = { title: string; children: ReactNode };

/** A page of a few words: nothing found, something failed, one thing to confirm. */
export const PlainPage = ({ title, children }: PlainPageProps) => (
  <main id="main" className="plain-page">
    <h1>{title}</h1>
    {children}
  </main>
);
