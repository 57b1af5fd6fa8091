import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { EVENTS } from '@/lib/pages';

export default function InvitationNotFound() {
  return (
    <NotFoundPage
      bar={<TopBar current="events" />}
      title="This invitation does not work"
      words="It was used or taken back, or its event is gone. Ask whoever runs the event for another one."
      ways={[{ label: 'Events', href: EVENTS }]}
    />
  );
}
