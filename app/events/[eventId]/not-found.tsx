import { LinkButton } from '@/app/_components/ui/button';
import { PageActs, PlainPage } from '@/app/_components/ui/plain-page';
import { TopBar } from '@/app/_components/ui/top-bar';

export default function EventNotFound() {
  return (
    <>
      <TopBar current="events" />
      <PlainPage title="This address opens no event">
        <p>
          The event was deleted, or the address is not complete. Ask the organiser, and copy the whole of it.
        </p>
        <PageActs>
          <LinkButton variant="main" href="/events">
            Events
          </LinkButton>
        </PageActs>
      </PlainPage>
    </>
  );
}
