import { Wordmark } from './top-bar';

/** The head of a page that was opened by a link or a code: our name alone, and by what it was opened. */
export const LinkBar = ({ children }: { children: string }) => (
  <header className="bg-paper border-rule-ink flex min-h-13 items-center gap-3.5 border-b px-6 max-[721px]:px-4 print:hidden">
    <Wordmark className="flex min-h-11 items-center" />
    <span className="text-ink-2 max-[721px]:text-14 ml-auto">{children}</span>
  </header>
);
