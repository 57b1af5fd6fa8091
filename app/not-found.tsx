import type { Metadata } from 'next';
import { LinkButton } from './_components/ui/button';
import { PageActs, PlainPage } from './_components/ui/plain-page';
import { TopBar } from './_components/ui/top-bar';

export const metadata: Metadata = { title: 'Nothing here' };

export default function NotFound() {
  return (
    <>
      <TopBar />
      <PlainPage title="Nothing here">
        <p>
          There is no page under this address, or the army behind it belongs to another browser or was
          deleted. Armies are kept for the browser that made them; a device link opens them in another one.
        </p>
        <PageActs>
          <LinkButton variant="main" href="/">
            My armies
          </LinkButton>
        </PageActs>
      </PlainPage>
    </>
  );
}
