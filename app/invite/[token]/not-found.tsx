import { NotFoundPage } from '@/app/_components/ui/not-found-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { EVENTS } from '@/lib/pages';

export default function InvitationNotFound() {
  return (
    <NotFoundPage
      bar={<TopBar current="events" />}
      title="This invitation does not work"
      words="It was used or cancelled, or its event was deleted. Ask an organiser for a new one."
      ways={[{ label: 'Events', href: EVENTS }]}
    />
  );
}
