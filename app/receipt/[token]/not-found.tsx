import { LinkButton } from '@/app/_components/ui/button';
import { LinkBar } from '@/app/_components/ui/link-bar';
import { PageActs, PlainPage } from '@/app/_components/ui/plain-page';

export default function ReceiptNotFound() {
  return (
    <>
      <LinkBar>Opened by link</LinkBar>
      <PlainPage title="This link opens no receipt">
        <p>
          The link is not complete, or the entry belongs to somebody else. Copy the whole of the link that you
          were given when you sent your list. The code on a sheet can be looked up without it.
        </p>
        <PageActs>
          <LinkButton variant="main" href="/verify">
            Look a code up
          </LinkButton>
          <LinkButton href="/events">Events</LinkButton>
        </PageActs>
      </PlainPage>
    </>
  );
}
