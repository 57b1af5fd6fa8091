import { LinkButton } from '@/app/_components/ui/button';
import { PageActs, PlainPage } from '@/app/_components/ui/plain-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { EVENTS } from '@/app/events/addresses';

export default function InvitationNotFound() {
  return (
    <>
      <TopBar current="events" />
      <PlainPage title="This invitation does not work">
        <p>It was used or taken back, or its event is gone. Ask whoever runs the event for another one.</p>
        <PageActs>
          <LinkButton href={EVENTS}>Events</LinkButton>
        </PageActs>
      </PlainPage>
    </>
  );
}
