import type { ReactNode } from 'react';
import { LinkButton } from './button';
import { PageActs, PlainPage } from './paper';
import { TopBar } from './top-bar';

type NotFoundProps = {
  /** what is above the page */
  bar: ReactNode;
  title: string;
  words: string;
  /** where to go from here */
  ways: readonly { readonly label: string; readonly href: string; readonly main?: boolean }[];
};

/** The page of an address that opens nothing: why, and where to go. */
export const NotFoundPage = ({ bar, title, words, ways }: NotFoundProps) => (
  <>
    {bar}
    <PlainPage title={title}>
      <p>{words}</p>
      <PageActs>
        {ways.map(({ label, href, main = false }) => (
          <LinkButton key={href} href={href} {...(main && { variant: 'main' })}>
            {label}
          </LinkButton>
        ))}
      </PageActs>
    </PlainPage>
  </>
);

/** The page of an address that never opened anything. */
export const NothingHerePage = () => (
  <NotFoundPage
    bar={<TopBar />}
    title="Nothing here"
    words="There is no page at this address, or its army was deleted or belongs to another browser. Armies are kept for the browser that made them; a device link opens them in another."
    ways={[{ label: 'My armies', href: '/', main: true }]}
  />
);
