import type { ReactNode } from 'react';

type Text = { readonly children: ReactNode };

type ProseProps = Text & {
  /** smaller letters in a wider column, for what is looked up rather than read */
  readonly dense?: boolean;
};

const READ = 'grid-cols-[minmax(0,672px)] px-6 pt-8 pb-16 text-16';
const DENSE =
  'grid-cols-[minmax(0,760px)] px-6 pt-7 pb-16 text-14 max-tablet:px-4 max-tablet:pt-4.5 max-tablet:pb-12';

/** A page to read: one column of text on paper. */
export const Prose = ({ dense = false, children }: ProseProps) => (
  <main
    id="main"
    className={`bg-paper grid min-h-[calc(100dvh-53px)] content-start justify-center gap-3 leading-(--lh-read) ${dense ? DENSE : READ}`}
  >
    {children}
  </main>
);

/** What the page is about, under its title. */
export const Lead = ({ children }: Text) => (
  <p className="font-caslon text-[1.125rem] leading-normal">{children}</p>
);

export const Chapter = ({ children }: Text) => (
  <h2 className="border-rule-ink text-20 mt-4 border-t pt-3">{children}</h2>
);

export const Point = ({ children }: Text) => (
  <li className="border-rule border-l-3 border-double pl-4">{children}</li>
);

export const Code = ({ children }: Text) => <code className="font-mono text-[0.92em]">{children}</code>;

/** Lines of code, to be copied. */
export const Listing = ({ children }: Text) => (
  <pre className="border-rule bg-paper-sunk border px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap">
    <Code>{children}</Code>
  </pre>
);
